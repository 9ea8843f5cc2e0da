-- Balances are written by the ledger's trigger alone, so balance and entries cannot part.
create table coin_balances (
  account_id uuid primary key references accounts (id),
  balance_coins bigint not null default 0 constraint coin_balance_not_negative check (balance_coins >= 0)
);

create table ledger_entries (
  -- Numbers grow in the order of the account's changes: they are given while its balance is locked.
  sequence bigint generated always as identity primary key,
  id uuid not null unique,
  account_id uuid not null references coin_balances (account_id),
  kind text not null check (kind in ('grant', 'hold', 'settle', 'release')),
  amount_coins bigint not null,
  balance_after_coins bigint not null,
  reason text not null check (length(reason) between 1 and 100),
  task_kind text not null check (length(task_kind) <= 100),
  task_id text not null check (length(task_id) <= 200),
  -- For a settle or a release: the hold that it closes.
  hold_id uuid references ledger_entries (id),
  idempotency_key text not null check (length(idempotency_key) between 1 and 300),
  body_sha256 bytea not null check (length(body_sha256) = 32),
  created_at timestamptz not null default now(),
  unique (account_id, idempotency_key),
  check (case kind
    when 'grant' then amount_coins > 0 and hold_id is null
    when 'hold' then amount_coins < 0 and hold_id is null
    else amount_coins >= 0 and hold_id is not null end)
);
-- A hold is settled or released, once.
create unique index ledger_entries_close_a_hold_once on ledger_entries (hold_id) where hold_id is not null;
create index ledger_entries_by_account on ledger_entries (account_id, sequence);

create function ledger_entry_moves_balance() returns trigger language plpgsql as $$
begin
  update coin_balances set balance_coins = balance_coins + new.amount_coins
    where account_id = new.account_id returning balance_coins into new.balance_after_coins;
  return new;
end $$;
create trigger ledger_entry_moves_balance before insert on ledger_entries for each row execute function ledger_entry_moves_balance();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'KN001';
end $$;
create trigger ledger_keeps_entries before update or delete on ledger_entries for each row execute function ledger_is_append_only();
create trigger ledger_keeps_all_entries before truncate on ledger_entries for each statement execute function ledger_is_append_only();

create function balance_moves_by_ledger_only() returns trigger language plpgsql as $$
begin
  -- Depth 1 is this trigger alone; the ledger's own trigger calls it from depth 1, which makes 2.
  if tg_op <> 'INSERT' and pg_trigger_depth() < 2 then
    raise exception 'a balance changes by ledger entries only' using errcode = 'KN002';
  end if;
  if tg_op = 'INSERT' and new.balance_coins <> 0 then
    raise exception 'a balance begins at zero' using errcode = 'KN002';
  end if;
  return new;
end $$;
create trigger balance_moves_by_ledger_only before insert or update or delete on coin_balances for each row execute function balance_moves_by_ledger_only();
create trigger balances_are_kept before truncate on coin_balances for each statement execute function ledger_is_append_only();
