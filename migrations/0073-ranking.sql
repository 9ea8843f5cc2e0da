set local lock_timeout = '10s';
-- Whose film is liked, so that what somebody liked of one author is counted by one index.
alter table movie_likes add column author_id uuid references accounts (id);
update movie_likes set author_id = movies.author_id from movies where movies.film_id = movie_likes.film_id;
alter table movie_likes alter column author_id set not null;
create index movie_likes_of_author on movie_likes (account_id, author_id, created_at);
create index movie_likes_by_author on movie_likes (author_id);

-- The network that an act came from, as a hash: many accounts of one network count little.
alter table movie_likes add column network_sha256 bytea check (length(network_sha256) = 32);
alter table movie_recommendations add column network_sha256 bytea check (length(network_sha256) = 32);
alter table movie_comments add column network_sha256 bytea check (length(network_sha256) = 32);
create index movie_likes_networks on movie_likes (created_at) where network_sha256 is not null;
create index movie_recommendations_networks on movie_recommendations (created_at) where network_sha256 is not null;
create index movie_comments_networks on movie_comments (created_at) where network_sha256 is not null;
