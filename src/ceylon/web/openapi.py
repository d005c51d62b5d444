"""The description of the API, OpenAPI 3.1."""


def description() -> dict[str, object]:
    return {}
