-- Keys that members have at vendors of models: what they make with these models is billed to them by the vendor.
create table own_keys (
  account_id uuid not null references accounts (id),
  vendor text not null,
  -- The key, encrypted.
  sealed_key bytea not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (account_id, vendor)
);

-- Whether members may bring keys of their own.
alter table site_state add column own_keys_on boolean not null default true;

-- Work that goes with its account's own key at the vendor. It has a pace and a health of its own: those of an access,
-- which is the vendor for the operator's key.
alter table generations add column own_key boolean not null default false;
alter table generations add constraint own_key_is_free check (not own_key or price_coins = 0);
alter table generations add column access text not null
  generated always as (case when own_key then vendor || ':' || account_id::text else vendor end) stored;
drop index generations_running;
drop index generations_started;
drop index generations_waiting;
create index generations_running on generations (access) where state in ('submitting', 'processing');
create index generations_started on generations (access, started_at);
create index generations_waiting on generations (access, alive_at) where state = 'pending';
create index generations_own_key_waiting on generations (access) where own_key and state = 'pending';
-- The accesses that failed or asked us to wait: a member's keys are counted by themselves.
comment on column vendor_health.vendor is 'an access: a vendor, or vendor:account for a key of a member';

-- Models of a film that are asked with its owner's keys, as it was ordered.
alter table films add column own_key_models jsonb not null default '[]';
