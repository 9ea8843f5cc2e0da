-- Vendors that failed or asked us to wait: how they are, for all processes.
create table vendor_health (
  vendor text primary key,
  -- Failed starts in a row, and rests in a row for them.
  failures integer not null default 0,
  rests integer not null default 0,
  -- Nothing is started before this, and not while one trial after a rest is under way.
  resting_until timestamptz,
  trial_until timestamptz,
  -- When it ceased to be well; null while it is.
  since timestamptz,
  last_error text,
  last_error_at timestamptz
);
-- What each vendor works on now, was sent of late, and is to be sent.
create index generations_running on generations (vendor) where state in ('submitting', 'processing');
create index generations_started on generations (vendor, started_at);
create index generations_waiting on generations (vendor, alive_at) where state = 'pending';
-- When the vendor accepted the work.
alter table generations add column operation_since timestamptz;
update generations set operation_since = coalesce(started_at, now()) where state = 'processing';
