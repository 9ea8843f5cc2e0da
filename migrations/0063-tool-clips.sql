set local lock_timeout = '10s';
-- Clips on their way to the single tools: sent in parts, then checked by a job. What passes becomes a file of the
-- account; the row stays for a day, so that the page that sent it learns of it.
create table tool_clips (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- The tool whose limits it keeps to.
  tool text not null check (length(tool) between 1 and 40),
  bytes bigint not null check (bytes > 0),
  received_bytes bigint not null default 0,
  state text not null default 'receiving' check (state in ('receiving', 'checking', 'ready', 'failed')),
  -- Runs of the job that began to check it.
  attempts smallint not null default 0,
  -- Why it was not taken.
  error jsonb,
  -- The clean copy, which stays as long as the row does.
  file_id uuid references files (id),
  created_at timestamptz not null default now()
);
create index tool_clips_by_account on tool_clips (account_id);
create index tool_clips_by_time on tool_clips (created_at);
create index tool_clips_by_file on tool_clips (file_id);
