-- The invoice, or the page for payment, that asked for the money: a payment is one whatever it is called. It may be heard of by
-- its invoice before it has a payment intent, by which it is called afterwards.
alter table payments add column source_id text unique check (length(source_id) <= 300);
update payments set source_id = id where id like 'in\_%' or id like 'cs\_%';

-- Money that came for an order that is not here: nothing was credited, and an admin has to look.
create table stray_payments (
  -- As of payments: refunds name it, and so say that it was paid back.
  id text primary key check (length(id) <= 300),
  source_id text not null unique check (length(source_id) <= 300),
  order_id uuid not null,
  subscription_id text check (length(subscription_id) <= 300),
  amount_minor bigint not null,
  currency text not null check (length(currency) <= 10),
  created_at timestamptz not null default now()
);
create index stray_payments_by_time on stray_payments (created_at desc);
