-- What a person says of themselves. The row comes with the first save.
create table profiles (
  account_id uuid primary key references accounts (id),
  -- Grows with every save, so that two tabs do not overwrite each other.
  version integer not null default 0,
  avatar_file_id uuid references files (id),
  description text not null default '' check (length(description) <= 500),
  phone text check (phone ~ '^\+?[0-9]{5,15}$'),
  phone_hidden boolean not null default true,
  social_accounts jsonb not null default '[]',
  social_accounts_hidden boolean not null default false,
  job_type text,
  job_style text,
  job text not null default '' check (length(job) <= 60),
  reasons text[] not null default '{}',
  use_cases text[] not null default '{}',
  allow_contact boolean not null default false,
  -- When it was whole for the first time; the bonus was paid in the same transaction.
  completed_at timestamptz
);

-- Everything of an account as one file to take away.
create table archives (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  state text not null default 'pending' check (state in ('pending', 'ready', 'failed')),
  -- Every run takes the next number; whatever it writes later is valid only while the number is still its own.
  lease integer not null default 0,
  -- Counts the bells.
  ring integer not null default 0,
  file_id uuid unique references files (id),
  bytes bigint,
  created_at timestamptz not null default now(),
  rung_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state = 'ready') = (file_id is not null)),
  check ((state = 'pending') = (finished_at is null))
);
create unique index archives_one_in_work on archives (account_id) where state = 'pending';
create index archives_by_account on archives (account_id, created_at desc);

-- An account that its owner closed. Nobody can sign in to it, and nothing of it is shown.
alter table accounts add column deleted_at timestamptz;

-- What is still to be forgotten. When all of it is gone, so is the account's id.
create table account_deletions (
  id uuid primary key,
  account_id uuid unique references accounts (id),
  ring integer not null default 0,
  created_at timestamptz not null default now(),
  rung_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((account_id is null) = (finished_at is not null))
);
create index account_deletions_unfinished on account_deletions (rung_at) where finished_at is null;

-- A closed account is given another id by chance, which only its ledger follows: so the ledger stays whole and says of nobody
-- whose it was. Whatever else still names the old id refuses the change.
alter table coin_balances
  drop constraint coin_balances_account_id_fkey,
  add constraint coin_balances_account_id_fkey foreign key (account_id) references accounts (id) on update cascade;
alter table ledger_entries
  drop constraint ledger_entries_account_id_fkey,
  add constraint ledger_entries_account_id_fkey foreign key (account_id) references coin_balances (account_id) on update cascade;

create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  -- Depth 1 is this trigger alone: deeper, it is the account's id that changes, and nothing but that may.
  if tg_op = 'UPDATE' and tg_level = 'ROW' and pg_trigger_depth() > 1 and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  raise exception 'the ledger is append-only' using errcode = 'KN001';
end $$;

-- What stays for the books follows as well: who spent a code, who made a batch of them.
alter table redeem_code_batches
  drop constraint redeem_code_batches_created_by_fkey,
  add constraint redeem_code_batches_created_by_fkey foreign key (created_by) references accounts (id) on update cascade;
alter table redeem_codes
  drop constraint redeem_codes_redeemed_by_fkey,
  add constraint redeem_codes_redeemed_by_fkey foreign key (redeemed_by) references accounts (id) on update cascade;
