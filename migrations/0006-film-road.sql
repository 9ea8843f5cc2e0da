alter table films
  -- A title that the owner gave is kept when the story is written.
  add column own_title boolean not null default false,
  add column custom_style jsonb,
  -- Grows with every change that the owner makes.
  add column version integer not null default 1,
  -- A stage is done and the owner has to say that it goes on.
  add column waiting boolean not null default false,
  add column cover_shot_id uuid references film_shots (id),
  add column cover_file_id uuid references files (id),
  -- The link by which anybody may watch; withdrawing it empties both, and a new one has another id.
  add column share_id uuid unique,
  add column share_token text unique check (length(share_token) between 20 and 64),
  -- Preparations of a cut that have begun and not ended: those that are still here after a while killed their process.
  add column preparations_open integer not null default 0,
  add column deleted_at timestamptz,
  add constraint films_one_cover check (cover_shot_id is null or cover_file_id is null),
  add constraint films_share_whole check ((share_id is null) = (share_token is null));

-- Characters that the owner brought along, in their order.
create table film_given_characters (
  film_id uuid not null references films (id),
  position integer not null check (position between 0 and 3),
  name text not null,
  file_id uuid not null references files (id),
  primary key (film_id, position)
);

-- Fixed prices of a film. One that was released can be held again when the film goes on.
create table film_charges (
  film_id uuid not null references films (id),
  part text not null check (part in ('film', 'one_click')),
  round integer not null check (round >= 1),
  coins integer not null check (coins > 0),
  hold_id uuid not null unique references ledger_entries (id),
  state text not null check (state in ('held', 'settled', 'released')),
  created_at timestamptz not null default now(),
  primary key (film_id, part, round)
);
create unique index film_charges_one_valid on film_charges (film_id, part) where state <> 'released';

alter table takes
  -- Runs of a cut that began and did not end in any orderly way.
  add column attempts integer not null default 0;

alter table cuts
  add column thumbnails_file_id uuid references files (id),
  add column marked boolean not null default false;

alter table generations
  -- Since when the outcome of its paid request is not known.
  add column unknown_since timestamptz;
create index generations_unknown on generations (unknown_since) where state = 'unknown';
