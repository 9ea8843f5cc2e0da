set local lock_timeout = '10s';
-- How far each account is in the guide of twelve steps, and whether its progress is hidden.
alter table film_guides add column hidden boolean not null default false;
create table film_guide_steps (
  account_id uuid not null references accounts (id),
  step text not null check (step in (
    'name', 'outline', 'cast', 'places', 'items', 'shot', 'camera', 'take', 'clip', 'sound', 'cut', 'share')),
  state text not null check (state in ('done', 'skipped')),
  changed_at timestamptz not null default now(),
  primary key (account_id, step)
);
