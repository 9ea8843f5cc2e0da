-- Coins that were paid for can be taken back (a refund, a dispute): what is there at once, the rest is owed. What is owed stands
-- beside the balance and moves by ledger entries as the balance does; whatever coins come later pay it first.
alter table coin_balances add column owed_coins bigint not null default 0 constraint coins_owed_not_negative check (owed_coins >= 0);
alter table ledger_entries
  add column owed_coins bigint not null default 0,
  drop constraint ledger_entries_kind_check,
  drop constraint ledger_entries_check,
  add constraint ledger_entries_kind_check check (kind in ('grant', 'hold', 'settle', 'release', 'take')),
  add constraint ledger_entries_check check (case kind
    when 'grant' then amount_coins > 0 and hold_id is null and owed_coins = 0
    when 'hold' then amount_coins < 0 and hold_id is null and owed_coins = 0
    -- Takes coins and has the rest owed, or pays what is owed.
    when 'take' then amount_coins <= 0 and hold_id is null and amount_coins - owed_coins <= 0 and (owed_coins >= 0 or owed_coins = amount_coins)
    else amount_coins >= 0 and hold_id is not null and owed_coins = 0 end);

create or replace function ledger_entry_moves_balance() returns trigger language plpgsql as $$
begin
  update coin_balances set balance_coins = balance_coins + new.amount_coins, owed_coins = owed_coins + new.owed_coins
    where account_id = new.account_id returning balance_coins into new.balance_after_coins;
  return new;
end $$;

create or replace function balance_moves_by_ledger_only() returns trigger language plpgsql as $$
begin
  -- Depth 1 is this trigger alone; the ledger's own trigger calls it from depth 1, which makes 2.
  if tg_op <> 'INSERT' and pg_trigger_depth() < 2 then
    raise exception 'a balance changes by ledger entries only' using errcode = 'KN002';
  end if;
  if tg_op = 'INSERT' and (new.balance_coins <> 0 or new.owed_coins <> 0) then
    raise exception 'a balance begins at zero' using errcode = 'KN002';
  end if;
  return new;
end $$;

-- What somebody set out to buy, at the price and for the coins of that moment: amounts are never taken from anywhere else.
create table orders (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- A plan, or 'pack'.
  item text not null check (length(item) between 1 and 40),
  -- True for what is paid every month.
  monthly boolean not null,
  price_minor bigint not null check (price_minor > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  coins bigint not null check (coins >= 0),
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  -- The provider's page on which it is paid.
  checkout_id text unique check (length(checkout_id) <= 300),
  state text not null default 'open' check (state in ('open', 'paid', 'expired')),
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  unique (account_id, idempotency_key)
);
create index orders_by_state on orders (state, created_at) where state = 'open';

-- Numbers the questions to the provider: an answer to an earlier question never overwrites that to a later one.
create sequence payment_questions;

create table subscriptions (
  id text primary key check (length(id) <= 300),
  order_id uuid not null references orders (id),
  account_id uuid not null references accounts (id),
  customer_id text not null check (length(customer_id) <= 300),
  status text not null check (length(status) <= 40),
  is_on boolean not null,
  period_ends_at timestamptz,
  -- It was cancelled, and runs until its period ends.
  ends_with_period boolean not null,
  question bigint not null,
  created_at timestamptz not null default now()
);
create index subscriptions_by_account on subscriptions (account_id, created_at);

-- Money that came, once for each payment of the provider's. Coins are those of the order.
create table payments (
  id text primary key check (length(id) <= 300),
  order_id uuid not null references orders (id),
  account_id uuid not null references accounts (id),
  amount_minor bigint not null,
  currency text not null,
  coins bigint not null check (coins >= 0),
  -- Of these, how many are taken back just now, in the ledger or as owed.
  taken_back_coins bigint not null default 0 check (taken_back_coins between 0 and coins),
  -- How often that has changed: it names the ledger's entries.
  changes integer not null default 0,
  created_at timestamptz not null default now()
);
create index payments_by_account on payments (account_id, created_at);

-- What was claimed back of a payment: refunds by charge, and disputes. It may be heard of before the payment is.
create table payment_claims (
  id text primary key check (length(id) <= 300),
  payment_id text not null check (length(payment_id) <= 300),
  amount_minor bigint not null check (amount_minor >= 0),
  question bigint not null
);
create index payment_claims_by_payment on payment_claims (payment_id);

-- Events that have been dealt with.
create table payment_events (
  id text primary key check (length(id) <= 300),
  type text not null check (length(type) <= 100),
  happened_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index payment_events_by_time on payment_events (happened_at);

-- How far back events that were never delivered have been asked for; one row.
create table payment_catch_ups (
  is_only boolean primary key default true check (is_only),
  asked_at timestamptz not null,
  reached_at timestamptz not null
);
-- Nothing was ordered before now.
insert into payment_catch_ups (asked_at, reached_at) values (now() - interval '1 day', now());
