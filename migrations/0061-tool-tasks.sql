set local lock_timeout = '10s';
-- What was ordered of the single tools. Each result is a generation; the files that an order names stay while it does.
create table tool_tasks (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  tool text not null check (length(tool) between 1 and 40),
  model text not null check (length(model) between 1 and 100),
  own_key boolean not null default false,
  inputs jsonb not null,
  created_at timestamptz not null default now(),
  -- Removed by its owner; the row stays until nothing of it is being made any more.
  removed_at timestamptz
);
create index tool_tasks_by_account on tool_tasks (account_id, created_at desc, id desc) where removed_at is null;
create index tool_tasks_by_tool on tool_tasks (account_id, tool, created_at desc, id desc) where removed_at is null;
create index tool_tasks_removed on tool_tasks (removed_at) where removed_at is not null;

create table tool_results (
  task_id uuid not null references tool_tasks (id) on delete cascade,
  position smallint not null check (position >= 0),
  generation_id uuid not null unique references generations (id),
  primary key (task_id, position)
);

create table tool_inputs (
  task_id uuid not null references tool_tasks (id) on delete cascade,
  file_id uuid not null references files (id),
  primary key (task_id, file_id)
);
create index tool_inputs_by_file on tool_inputs (file_id);
