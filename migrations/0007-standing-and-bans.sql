-- An account's identity follows from where it stands; nobody writes it. So a membership that ends or a ban that is lifted
-- brings back whatever was before.
alter table accounts
  add column is_admin boolean not null default false,
  -- A paying membership is on.
  add column is_member boolean not null default false,
  -- By a redeem code; it never ends.
  add column is_special boolean not null default false,
  add column banned_at timestamptz;
update accounts set
  is_admin = identity = 0 or is_first_admin,
  is_member = identity = 2,
  is_special = identity = 4,
  banned_at = case when identity = 3 and not is_first_admin then now() end;
alter table accounts drop column identity;
alter table accounts
  -- 0 admin, 1 ordinary, 2 member, 3 banned, 4 special.
  add column identity smallint not null generated always as (
    (case when banned_at is not null then 3 when is_admin then 0 when is_member then 2 when is_special then 4 else 1 end)::smallint
  ) stored,
  add constraint accounts_admin_never_banned check (not is_admin or banned_at is null);

-- What the operator switches while the program runs. One row.
create table site_state (
  only_row boolean primary key default true check (only_row),
  maintenance_on boolean not null default false,
  -- When the site is expected back.
  maintenance_until timestamptz,
  -- Shown to everybody at the top of every page; empty for none.
  announcement text not null default '' check (length(announcement) <= 300)
);
insert into site_state default values;

-- Since when the holder of the session has proved who they are: by signing in, or by their password again.
alter table sessions add column confirmed_at timestamptz not null default now();

create table bans (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  reason text not null check (length(reason) between 1 and 500),
  banned_by uuid not null,
  created_at timestamptz not null default now(),
  lifted_at timestamptz,
  lifted_by uuid,
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index bans_one_at_a_time on bans (account_id) where lifted_at is null;
create index bans_by_account on bans (account_id, created_at);

-- A ban is appealed against once.
create table appeals (
  id uuid primary key,
  ban_id uuid not null unique references bans (id),
  description text not null check (length(description) between 1 and 1000),
  created_at timestamptz not null default now(),
  decision text check (decision in ('accepted', 'rejected')),
  -- What the reviewer says to the person.
  answer text not null default '' check (length(answer) <= 1000),
  reviewed_at timestamptz,
  reviewed_by uuid,
  check ((decision is null) = (reviewed_at is null) and (decision is null) = (reviewed_by is null))
);
create index appeals_by_time on appeals (created_at);

-- The second factor of signing in (a time-based code) and what replaces it when it is lost.
create table second_factors (
  account_id uuid primary key references accounts (id),
  -- AES-256-GCM, bound to the account's id.
  sealed_secret bytea not null,
  -- Absent until a first code was right; only then is a code asked for.
  enrolled_at timestamptz,
  -- The time step of the last code that was taken; it and earlier ones are spent.
  last_step bigint not null default 0
);
create table recovery_codes (
  code_sha256 bytea primary key check (length(code_sha256) = 32),
  account_id uuid not null references second_factors (account_id) on delete cascade,
  used_at timestamptz
);
create index recovery_codes_by_account on recovery_codes (account_id);

-- What admins did. Each entry carries the hash of the one before it, so none can be changed or taken out unnoticed.
create table audit_entries (
  -- Given by the trigger under a lock: without gaps, in the order of the commits.
  sequence bigint primary key,
  id uuid not null unique,
  -- Who did it; absent for the command line.
  actor_id uuid,
  action text not null check (length(action) between 1 and 60),
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_id text not null check (length(subject_id) <= 200),
  before jsonb,
  after jsonb,
  reason text not null default '' check (length(reason) <= 1000),
  request_id text not null check (length(request_id) <= 100),
  created_at timestamptz not null default now(),
  previous_sha256 bytea not null,
  sha256 bytea not null
);
create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, sequence);

create function audit_entry_sha256(entry audit_entries) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.sequence, entry.id, entry.actor_id, entry.action, entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.reason,
    entry.request_id, (extract(epoch from entry.created_at) * 1000000)::bigint, encode(entry.previous_sha256, 'hex')
  )::text, 'UTF8'))
$$;

create function audit_entry_joins_chain() returns trigger language plpgsql as $$
declare
  last audit_entries;
begin
  -- One at a time until the end of the transaction, so that what comes last is known.
  perform pg_advisory_xact_lock(7231846510);
  select * into last from audit_entries order by sequence desc limit 1;
  new.sequence := coalesce(last.sequence, 0) + 1;
  new.created_at := clock_timestamp();
  new.previous_sha256 := coalesce(last.sha256, '\x'::bytea);
  new.sha256 := audit_entry_sha256(new);
  return new;
end $$;
create trigger audit_entry_joins_chain before insert on audit_entries for each row execute function audit_entry_joins_chain();

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only' using errcode = 'KN003';
end $$;
create trigger audit_keeps_entries before update or delete on audit_entries for each row execute function audit_is_append_only();
create trigger audit_keeps_all_entries before truncate on audit_entries for each statement execute function audit_is_append_only();
