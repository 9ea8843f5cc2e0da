-- What the operator changed while the program runs about vendors of paid models and about models.
create table operator_vendors (
  vendor text primary key,
  -- The key at the vendor, encrypted.
  sealed_key bytea,
  is_off boolean not null default false,
  changed_at timestamptz not null default now()
);

create table operator_models (
  model text primary key,
  is_off boolean not null default false,
  -- In place of the catalogue's price.
  price_coins bigint check (price_coins between 0 and 100000),
  -- In place of the catalogue's ways to the model: [{vendor, vendorModel}].
  routes jsonb,
  -- The model that does its work.
  served_by text check (served_by <> model),
  changed_at timestamptz not null default now()
);

-- The prices of a film's models when it was ordered, by model: an operator may change them while it is made.
alter table films add column model_prices jsonb not null default '{}';
