-- A membership has two grounds, each with an end of its own: is_member says that one is paid for, is_given_member that an admin
-- gave one. Who has either is a member.
alter table accounts
  add column is_given_member boolean not null default false,
  -- When the given one ends; absent for one that an admin ends.
  add column given_member_until timestamptz,
  add constraint accounts_given_member_ends check (given_member_until is null or is_given_member);
alter table accounts drop column identity;
alter table accounts
  -- 0 admin, 1 ordinary, 2 member, 3 banned, 4 special.
  add column identity smallint not null generated always as (
    (case when banned_at is not null then 3 when is_admin then 0 when is_member or is_given_member then 2 when is_special then 4 else 1 end)::smallint
  ) stored;
-- Until now both were one mark: what nobody pays for was given.
update accounts set is_given_member = true, is_member = false
  where is_member and not exists (select 1 from subscriptions where subscriptions.account_id = accounts.id and is_on);
create index accounts_given_membership_ends on accounts (given_member_until) where given_member_until is not null;

-- A change of plan is an order too: of the subscription that it changes, in place of the order that this stood on.
alter table orders
  add column subscription_id text check (length(subscription_id) <= 300),
  add column replaces_order_id uuid references orders (id),
  -- What is paid at once, for the rest of the period that runs, and the coins that come with it.
  add column due_minor bigint check (due_minor >= 0),
  add column due_coins bigint check (due_coins >= 0),
  -- To which moment that was counted.
  add column counted_at timestamptz,
  -- From when the plan is the new one, where it is not from now.
  add column starts_at timestamptz,
  add constraint orders_change_is_whole check (
    (subscription_id is null) = (replaces_order_id is null) and (due_minor is null) = (due_coins is null) and (due_minor is null) = (counted_at is null)
    and (subscription_id is not null or (due_minor is null and starts_at is null)));
-- An account sets out for one membership at a time: of several pages on which it could be paid the newest stays.
update orders older set state = 'expired' where monthly and state = 'open' and exists (
  select 1 from orders newer where newer.account_id = older.account_id and newer.monthly and newer.state = 'open'
    and (newer.created_at, newer.id) > (older.created_at, older.id));
create unique index orders_one_open_membership on orders (account_id) where monthly and state = 'open' and subscription_id is null;
create index orders_by_subscription on orders (subscription_id, created_at) where subscription_id is not null;

-- Why a subscription is no ground for a membership any more, whatever the provider says of it: it was one too many, or what was
-- paid for it was taken back.
alter table subscriptions
  add column void_reason text check (void_reason in ('second', 'refund', 'dispute')),
  add column voided_at timestamptz,
  add constraint subscriptions_void_is_whole check ((void_reason is null) = (voided_at is null));

alter table payments
  -- The subscription that it paid for, and until when.
  add column subscription_id text check (length(subscription_id) <= 300),
  add column covers_until timestamptz;
create index payments_by_subscription on payments (subscription_id) where subscription_id is not null;

-- Of what was claimed back, how much will not come again: refunds, and disputes that were lost.
alter table payment_claims add column final_minor bigint not null default 0 check (final_minor between 0 and amount_minor);
update payment_claims set final_minor = amount_minor where id like 'ch\_%';

-- What is to be done at the provider because of what was heard from there: once for each thing, however often it is tried.
create table payment_acts (
  kind text not null check (kind in ('cancel', 'refund')),
  -- The subscription that is cancelled, or the payment that is returned.
  subject_id text not null check (length(subject_id) <= 300),
  account_id uuid not null references accounts (id),
  reason text not null check (reason in ('second', 'refund', 'dispute')),
  amount_minor bigint,
  currency text,
  tries integer not null default 0,
  tried_at timestamptz,
  -- What the provider said the last time that it failed.
  problem text check (length(problem) <= 500),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  -- Tried so often that a person has to look.
  given_up_at timestamptz,
  primary key (kind, subject_id)
);
create index payment_acts_to_do on payment_acts (tried_at) where done_at is null and given_up_at is null;
create index payment_acts_by_account on payment_acts (account_id);
create index payment_acts_by_time on payment_acts (created_at desc);

-- Each proof of the ledger and of the audit, and what it found.
create table book_proofs (
  id uuid primary key,
  book text not null check (book in ('ledger', 'audit')),
  entries bigint not null,
  -- One line for each thing that is not as it must be; the first hundred.
  faults text[] not null,
  proved_at timestamptz not null default now()
);
create index book_proofs_by_time on book_proofs (book, proved_at desc);
