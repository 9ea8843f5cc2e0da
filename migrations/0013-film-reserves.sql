-- Coins set aside for work of a film that has not begun: one hold for each thing, so that a film that started can be paid for
-- to its end. A hold that is used belongs to the generation that took it.
create table film_reserves (
  film_id uuid not null references films (id),
  number integer not null check (number >= 1),
  asset_kind text not null,
  coins integer not null check (coins > 0),
  hold_id uuid not null unique references ledger_entries (id),
  state text not null check (state in ('held', 'used', 'released')),
  primary key (film_id, number)
);
