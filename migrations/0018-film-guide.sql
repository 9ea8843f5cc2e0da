-- Whom the guide of the film page has been shown to; by itself it opens once for an account.
create table film_guides (
  account_id uuid primary key references accounts (id),
  shown_at timestamptz not null default now()
);
