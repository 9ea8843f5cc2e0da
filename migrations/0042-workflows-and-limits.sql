-- Workflows of a ComfyUI server that the operator added as models. A removed one stays, for the names of films that
-- used it and for work that had begun.
create table operator_workflows (
  id uuid primary key,
  workflow jsonb not null,
  added_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  removed_at timestamptz
);

-- How much a vendor is asked for, and how long a person waits for it, in place of the usual limits; null for those.
alter table operator_vendors
  add column at_once integer check (at_once between 1 and 1000),
  add column starts_per_minute integer check (starts_per_minute between 1 and 10000),
  -- By kind: {"image": {"toStartMinutes": 10, "toEndMinutes": 5}}.
  add column waits jsonb not null default '{}';
