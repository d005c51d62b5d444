"""Notes in the database itself who stores each choice, and who owned the table's bots then.

A trigger does it, in the transaction that stores: so it sees what the server's own condition saw.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import psycopg
from tests.store.postgresql import PostgreSql

SET_UP = """
create table stored_by (
    game varchar, number integer, seat integer, process varchar, owner varchar, alive boolean
);
create function note_who_stores() returns trigger as $$
declare
    mine varchar := (select session from owners where game = new.game);
begin
    insert into stored_by values (
        new.game, new.number, new.seat, current_setting('application_name'), mine,
        exists (select from sessions where id = mine)
    );
    return new;
end $$ language plpgsql;
create trigger note_who_stores before insert on choices
    for each row execute function note_who_stores();
"""


@dataclass(frozen=True)
class Note:
    """By which process a choice was stored, and whose session owned the table's bots."""

    game: str
    number: int
    seat: int
    process: str
    owner: str | None
    alive: bool


def begin(database: PostgreSql) -> None:
    with psycopg.connect(plain(database)) as connection:
        connection.execute(SET_UP)


def notes(database: PostgreSql) -> Iterator[Note]:
    with psycopg.connect(plain(database)) as connection:
        for row in connection.execute("select * from stored_by order by game, number"):
            yield Note(*row)


def plain(database: PostgreSql) -> str:
    return database.url.replace("+psycopg", "")
