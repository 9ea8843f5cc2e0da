-- The story of such a film is planned several times, and the best plan by stated rules is kept.
alter table films add column deep boolean not null default false;
