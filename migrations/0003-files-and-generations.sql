create table files (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  folder text not null,
  storage_key text not null,
  sha256 text not null check (length(sha256) = 64),
  bytes bigint not null check (bytes >= 0),
  mime text not null,
  created_at timestamptz not null default now()
);
create index files_by_account on files (account_id, created_at);
create index files_by_key on files (storage_key);

create table generations (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  kind text not null,
  model text not null,
  vendor text not null,
  request jsonb not null,
  state text not null default 'pending'
    check (state in ('pending', 'submitting', 'processing', 'completed', 'failed', 'cancelled', 'unknown')),
  -- Every run takes the next number; whatever it writes later is valid only while the number is still its own.
  lease integer not null default 0,
  -- Runs that began to work, so that a request that kills its workers is given up in the end.
  attempts integer not null default 0,
  -- Counts the bells rung for this row, so that each gets a job id of its own.
  ring integer not null default 0,
  check_count integer not null default 0,
  operation jsonb,
  price_coins bigint not null check (price_coins >= 0),
  hold_id uuid references ledger_entries (id),
  idempotency_key text not null,
  folder text not null,
  -- The job to enqueue when this ends, in whatever way.
  wake jsonb,
  result_file_id uuid references files (id),
  result_data jsonb,
  served_by text,
  error jsonb,
  created_at timestamptz not null default now(),
  -- When a run last said that it is alive; absent while there is none.
  alive_at timestamptz,
  -- When somebody should look at this row, if there is no run.
  due_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  unique (account_id, idempotency_key),
  check ((state in ('completed', 'failed', 'cancelled')) = (finished_at is not null)),
  check ((hold_id is not null) = (price_coins > 0))
);
create index generations_unfinished on generations (due_at) where state in ('pending', 'submitting', 'processing');

create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  kind text not null,
  -- Facts for the text, which the reader's language gives.
  data jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_by_account on notifications (account_id, created_at desc);
