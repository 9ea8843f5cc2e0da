import type { Pool } from 'pg';

export interface CommunitySize {
  accounts: number;
  films: number;
  likes: number;
  comments: number;
  follows: number;
  views: number;
}

/** Words of titles; the first ones are frequent. */
const VOCABULARY = 5_000;

/**
 * Fills an empty database with a community of this size: films of two years, of which few are liked by many and most by
 * few.
 */
export async function fillCommunity(pool: Pool, size: CommunitySize): Promise<void> {
  const { accounts, films, likes, comments, follows, views } = size;
  const id = (kind: string, number: string): string => `md5('${kind}' || (${number})::text)::uuid`;
  // A small number is much likelier than a large one.
  const likely = (most: number): string => `floor(${most} * power(random(), 3))::int`;
  const client = await pool.connect();
  // The statements of requests end after a while; these take minutes.
  await client.query('set statement_timeout = 0');
  for (const statement of [
    `insert into accounts (id, username, created_at)
      select ${id('account', 'n')}, 'Person ' || n, now() - interval '400 days' from generate_series(0, ${accounts - 1}) as n`,
    `insert into films (id, account_id, idempotency_key, request_sha256, idea, title, type, style, language, aspect, shot_count, seed, short_side_pixels, mode, models, allowed_stage, visibility, status, created_at)
      select ${id('film', 'n')}, ${id('account', `n % ${accounts}`)}, 'film ' || n, sha256('film'), 'An idea', 'Film ' || n,
        (array['drama', 'comedy', 'western', 'romance', 'horror'])[1 + n % 5], 'gouache',
        (array['en', 'cn', 'ko', 'ja'])[1 + n % 4], case when n % 3 = 0 then '9:16' else '16:9' end, 8, 1, 1080, 'one_click', '{}', 'movie',
        'public', 'COMPLETED', now() - n * interval '10 minutes'
      from generate_series(0, ${films - 1}) as n`,
    `insert into movies (film_id, author_id, shown, title, logline, type, style, aspect, language, duration_seconds, drafted, words, published_at, acted_at, ranked_at)
      select id, account_id, true, title, 'A line about ' || title, type, style, aspect, language, 20 + random() * 200, true,
        array_to_tsvector(array(select distinct 'word' || ${likely(VOCABULARY)} from generate_series(1, 8) where films.id is not null)),
        created_at, now(), '-infinity'
      from films`,
    ...['movie_likes', 'movie_recommendations'].map(
      (table) => `insert into ${table} (account_id, film_id, created_at)
        select ${id('account', `floor(random() * ${accounts})::int`)}, ${id('film', likely(films))}, now() - random() * interval '60 days'
        from generate_series(1, ${table === 'movie_likes' ? likes : Math.round(likes / 20)}) on conflict do nothing`,
    ),
    `insert into movie_comments (id, film_id, account_id, text, created_at)
      select gen_random_uuid(), ${id('film', likely(films))}, ${id('account', `floor(random() * ${accounts})::int`)}, 'What a light', now() - random() * interval '60 days'
      from generate_series(1, ${comments})`,
    `insert into movie_views (film_id, viewer_sha256, day, account_id, network_sha256, seconds)
      select ${id('film', likely(films))}, sha256(('viewer ' || n)::bytea), current_date - (n % 60), ${id('account', `floor(random() * ${accounts})::int`)}, sha256(('network ' || n % 20000)::bytea), 5 + random() * 30
      from generate_series(1, ${views}) as n on conflict do nothing`,
    `insert into follows (account_id, author_id)
      select one, other from (
        select ${id('account', `floor(random() * ${accounts})::int`)} as one, ${id('account', likely(accounts))} as other
        from generate_series(1, ${follows})) as pair where one <> other on conflict do nothing`,
    ...(['likes', 'recommendations', 'comments'] as const).map(
      (field) => `update movies set ${field} = given.count
        from (select film_id, count(*) from movie_${field} group by film_id) as given
        where given.film_id = movies.film_id`,
    ),
    'analyze',
  ]) {
    await client.query(statement);
  }
  client.release(true);
}

/** Ids of some accounts and films, the much liked ones first. */
export async function readSample(pool: Pool, count: number): Promise<{ accounts: string[]; films: string[] }> {
  const read = async (query: string): Promise<string[]> =>
    (await pool.query<{ id: string }>(query, [count])).rows.map(({ id }) => id);
  return {
    accounts: await read("select id from accounts where username like 'Person %' order by username limit $1"),
    films: await read('select film_id as id from movies order by likes desc limit $1'),
  };
}
