-- Partners with a zone of their own, managed by the operator. What admins did with them stands in the audit.
create table partners (
  -- The first part of the zone's paths; it never changes.
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 40),
  name text not null check (length(name) between 1 and 60),
  bar_colour text not null check (bar_colour ~ '^#[0-9a-f]{6}$'),
  accent_colour text not null check (accent_colour ~ '^#[0-9a-f]{6}$'),
  -- A small picture, encoded by the program.
  logo bytea check (length(logo) between 1 and 300000),
  logo_mime text check (logo_mime in ('image/png', 'image/jpeg')),
  created_at timestamptz not null default now(),
  check ((logo is null) = (logo_mime is null))
);
