set local lock_timeout = '10s';
-- When a person last changed the film in the editor; null for a film that is as it was made.
alter table films
  add column edited_at timestamptz,
  -- A finished film is not cut again before its owner asks for it.
  add column cut_held boolean not null default false;

-- A shot that a person added: the draft engine makes it, whatever the film's models are.
alter table film_shots add column drawn boolean not null default false;
-- Shots change places in one statement.
alter table film_shots drop constraint film_shots_film_id_position_key;
alter table film_shots add constraint film_shots_film_id_position_key unique (film_id, position) deferrable initially immediate;

-- Used by the wish of a person though the plan says something else now.
alter table takes add column kept boolean not null default false;

-- Changes that were carried out, so that one that is sent again is not.
create table film_edits (
  film_id uuid not null references films (id),
  batch_id uuid not null,
  -- The film's version that it led to.
  version integer not null,
  created_at timestamptz not null default now(),
  primary key (film_id, batch_id)
);
