set local lock_timeout = '10s';
-- States of films that can be looked at and brought back.
create table film_checkpoints (
  id uuid primary key,
  film_id uuid not null references films (id),
  reason text not null check (reason in ('named', 'first_edit', 'before_change', 'before_restore')),
  name text,
  -- All that can be edited of the film, as it was.
  document jsonb not null,
  -- Ids of the takes that were used.
  circled jsonb not null,
  created_at timestamptz not null default now()
);
create index film_checkpoints_of_film on film_checkpoints (film_id, created_at);
