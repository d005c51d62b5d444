"""Who sits at the tables of the tests."""

from ceylon.ids import seats

ANA, BO, CLEO, DAN = seats(4)
