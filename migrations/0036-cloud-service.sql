-- Results by time, without the rows themselves; failures are few, and their codes are in the rows.
create index generations_completed_by_end on generations (finished_at) include (vendor, model, price_coins, started_at)
  where state = 'completed';
create index generations_failed_by_end on generations (finished_at) where state = 'failed';

-- Running processes of the program; one that has stopped leaves no row, one that died leaves it until it is swept.
create table process_heartbeats (
  id uuid primary key,
  kind text not null check (kind in ('all-in-one', 'worker', 'site', 'command-line')),
  version text not null,
  threads integer not null check (threads >= 0),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
