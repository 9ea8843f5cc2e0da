set local lock_timeout = '10s';
-- The lines of a clip as somebody has corrected them. What another page saves meanwhile becomes a version of its own,
-- so that nothing that was typed is lost.
create table subtitle_versions (
  task_id uuid not null references tool_tasks (id) on delete cascade,
  version integer not null check (version > 0),
  -- The page that writes it; it goes on writing the same version.
  session uuid not null,
  lines jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (task_id, version)
);
