set local lock_timeout = '10s';
-- Order and visibility of the templates of memes. One without a row is visible, after those that have one.
create table meme_templates (
  id text primary key check (length(id) between 1 and 60),
  position integer not null check (position >= 0),
  visible boolean not null default true
);
