import { randomBytes, randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { changeCoins } from '#src/features/administration/server/manage-accounts.ts';

/**
 * Inserts a row of every kind that may refer to an account, beside the rows from using the program: for tests of what
 * remains after the account is deleted. `otherId` is another account that it refers to.
 */
export async function fillAccountRows(pool: Pool, accountId: string, otherId: string): Promise<void> {
  const [batch, ban, invitation, invited, order, payment, judged = ''] = Array.from({ length: 7 }, () => randomUUID());
  const statements: [string, unknown[]][] = [
    ["update accounts set phone = '+4912345678' where id = $1", [accountId]],
    [
      "insert into verification_codes (id, request_sha256, purpose, phone, code_mac, expires_at) values (gen_random_uuid(), $1, 'reset_password', '+4912345678', $1, now() + interval '1 hour')",
      [randomBytes(32)],
    ],
    ['insert into check_ins values ($1, current_date, now())', [accountId]],
    ['insert into code_guesses values ($1, current_date, 3, now())', [accountId]],
    [
      "insert into redeem_code_batches (id, name, coins, code_count, created_by) values ($2, 'b', 5, 1, $1)",
      [accountId, batch],
    ],
    ['insert into redeem_codes values ($2, $3, $1, now())', [accountId, randomBytes(32), batch]],
    [
      "insert into tool_tasks (id, account_id, tool, model, inputs) values (gen_random_uuid(), $1, 'image', 'draft-image', '{\"prompt\": \"A quokka\"}')",
      [accountId],
    ],
    [
      "insert into subtitle_versions (task_id, version, session, lines) select id, 1, id, '[]' from tool_tasks where account_id = $1",
      [accountId],
    ],
    ["insert into tool_clips (id, account_id, tool, bytes) values (gen_random_uuid(), $1, 'audio', 10)", [accountId]],
    ...mojiRows(accountId),
    ...communityRows(accountId, otherId),
    ["insert into notification_settings values ($1, 'likes', true, 'daily')", [accountId]],
    ['insert into notification_digests values ($1, current_date, now(), now())', [accountId]],
    ['insert into film_guides values ($1, now())', [accountId]],
    ["insert into film_guide_steps values ($1, 'name', 'done')", [accountId]],
    ["insert into own_keys (account_id, vendor, sealed_key) values ($1, 'fal', 'x')", [accountId]],
    ["insert into vendor_health (vendor) values ('fal:' || $1::text)", [accountId]],
    ["insert into sign_in_links values ($2, $1, now(), now() + interval '1 day')", [accountId, randomBytes(32)]],
    [
      "insert into bans (id, account_id, reason, banned_by, lifted_at, lifted_by) values ($2, $1, 'r', $3, now(), $3)",
      [accountId, ban, otherId],
    ],
    ["insert into appeals (id, ban_id, description) values (gen_random_uuid(), $1, 'It was my cat')", [ban]],
    ["insert into second_factors (account_id, sealed_secret) values ($1, 'x')", [accountId]],
    ['insert into recovery_codes values ($2, $1)', [accountId, randomBytes(32)]],
    ["insert into inviters (account_id, code) values ($1, 'ABCDEFGH') on conflict do nothing", [accountId]],
    [
      'insert into invitations (id, inviter_id, guest_id) values ($3, $1, $2), ($4, $2, $1)',
      [accountId, otherId, invitation, invited],
    ],
    [
      "insert into invitation_bonuses (invitation_id, side, coins, state, decided_by, decided_at) values ($2, 'inviter', 300, 'waiting', null, null), ($3, 'guest', 50, 'paid', $1, now())",
      [accountId, invitation, invited],
    ],
    [
      "insert into account_traces (account_id, kind, mac, at_registering) values ($1, 'mail', $2, true), ($1, 'device', $3, true)",
      [accountId, randomBytes(32), randomBytes(32)],
    ],
    ["insert into suspicions (account_id, signal, amount) values ($1, 'burst', 3)", [accountId]],
    [
      "insert into orders (id, account_id, item, monthly, price_minor, currency, coins, idempotency_key) values ($2, $1, 'pack', false, 500, 'usd', 100, 'order-key')",
      [accountId, order],
    ],
    [
      "insert into subscriptions (id, order_id, account_id, customer_id, status, is_on, ends_with_period, question) values ('sub_1', $2, $1, 'cus_1', 'canceled', false, false, 1)",
      [accountId, order],
    ],
    [
      "insert into payments (id, order_id, account_id, amount_minor, currency, coins) values ($3, $2, $1, 500, 'usd', 100)",
      [accountId, order, payment],
    ],
    ["insert into payment_claims (id, payment_id, amount_minor, question) values ('claim', $1, 5, 1)", [payment]],
    [
      "insert into payment_acts (kind, subject_id, account_id, reason, done_at) values ('refund', 'pi_1', $1, 'second', now())",
      [accountId],
    ],
    [
      "insert into business_messages (id, account_id, name, company, contact, message, language) values (gen_random_uuid(), $1, 'N', 'C', 'c@d', 'm', 'en')",
      [accountId],
    ],
    [
      "insert into moderation_cases (id, account_id, subject_kind, subject_id, judged_by, categories, state, decided_by, decided_at) values (gen_random_uuid(), $1, 'file', gen_random_uuid(), 'classifier', '{}', 'open', null, null), (gen_random_uuid(), $2, 'file', gen_random_uuid(), 'classifier', '{}', 'allowed', $1, now())",
      [accountId, otherId],
    ],
    ['insert into known_devices (account_id, device_mac) values ($1, $2)', [accountId, randomBytes(32)]],
    [
      "insert into bans (id, account_id, reason, banned_by, lifted_at, lifted_by) values ($3, $2, 'r', $1, now(), $1)",
      [accountId, otherId, judged],
    ],
    [
      "insert into appeals (id, ban_id, description, decision, reviewed_at, reviewed_by) values (gen_random_uuid(), $2, 'No', 'rejected', now(), $1)",
      [accountId, judged],
    ],
    [
      "insert into feedbacks (id, account_id, ratings, film_type, style, function_feedback, suggestions) values (gen_random_uuid(), $1, '{}', 'ads', 'ink', 'f', 's')",
      [accountId],
    ],
  ];
  for (const [statement, values] of statements) {
    await pool.query(statement, values);
  }
  // Admin actions on the account, and its own actions as an admin.
  const db = drizzle(pool);
  for (const [adminId, id] of [
    [otherId, accountId],
    [accountId, otherId],
  ] as const) {
    const act = { adminId, requestId: 'r' };
    await changeCoins(db, act, { accountId: id, deltaCoins: 7, reason: 'Goodwill', idempotencyKey: randomUUID() });
  }
}

/** Draws, a card with its pictures, and a canvas. */
function mojiRows(accountId: string): [string, unknown[]][] {
  const [seed, draw, framed, sticker] = Array.from({ length: 4 }, () => randomUUID());
  const drawn = JSON.stringify([{ style: 'cute_emoji', rarity: 'common', pictureSeed: 7 }]);
  const work = `insert into generations (id, account_id, kind, model, vendor, request, state, price_coins, idempotency_key, folder, finished_at)
    values ($2::uuid, $1, 'image', 'draft-image', 'draft', '{}', 'failed', 0, $2::uuid::text, 'image', now())`;
  return [
    [
      "insert into moji_seeds (id, account_id, server_seed, client_seed) values ($2, $1, repeat('a1', 32), 'mine') on conflict do nothing",
      [accountId, seed],
    ],
    [
      "insert into moji_draws (id, account_id, seed_id, client_seed, first_number, card_count, coins, drawn) select $2::uuid, $1, id, 'mine', 100, 1, 10, $3::jsonb from moji_seeds where account_id = $1 limit 1",
      [accountId, draw, drawn],
    ],
    [work, [accountId, framed]],
    [work, [accountId, sticker]],
    [
      "insert into moji_cards (id, account_id, draw_id, position, style, rarity, picture_seed, card_generation_id, sticker_generation_id) values (gen_random_uuid(), $1, $2, 0, 'cute_emoji', 'common', 7, $3, $4)",
      [accountId, draw, framed, sticker],
    ],
    [
      'insert into moji_boards (id, account_id, content) values (gen_random_uuid(), $1, \'{"name": "", "background": null, "layers": []}\')',
      [accountId],
    ],
  ];
}

/** A public film of the account with votes, a view and comments of both, and who follows whom. */
function communityRows(accountId: string, otherId: string): [string, unknown[]][] {
  const [film, series, remix] = [randomUUID(), randomUUID(), randomUUID()];
  const both = [film, accountId, otherId];
  return [
    [
      `insert into films (id, account_id, idempotency_key, request_sha256, idea, type, style, language, aspect, shot_count, seed, short_side_pixels, mode, models, allowed_stage, visibility, status)
        values ($2::uuid, $1, $2::uuid::text, $3, 'A public idea', 'drama', 'ink', 'en', '16:9', 4, 1, 90, 'one_click', '{}', 'movie', 'public', 'COMPLETED')`,
      [accountId, film, randomBytes(32)],
    ],
    [
      "insert into movies (film_id, author_id, shown, title, logline, type, style, aspect, language, duration_seconds, drafted, words, likes, recommendations, comments) values ($2, $1, true, 'Public', '', 'drama', 'ink', '16:9', 'en', 20, true, '', 2, 2, 2)",
      [accountId, film],
    ],
    ['insert into movie_likes (film_id, account_id) values ($1, $2), ($1, $3)', both],
    ['insert into movie_recommendations (film_id, account_id) values ($1, $2), ($1, $3)', both],
    [
      'insert into movie_views (film_id, account_id, viewer_sha256, network_sha256, day) values ($1, $2, $3, $3, current_date)',
      [film, accountId, randomBytes(32)],
    ],
    [
      "insert into movie_comments (id, film_id, account_id, text) values (gen_random_uuid(), $1, $2, 'Mine'), (gen_random_uuid(), $1, $3, 'Theirs')",
      both,
    ],
    ...safetyRows(accountId, otherId),
    ['insert into follows (account_id, author_id) values ($1, $2), ($2, $1)', [accountId, otherId]],
    [
      "insert into series (id, author_id, idempotency_key, title, logline, words) values ($2::uuid, $1, $2::uuid::text, 'Mine', '', '')",
      [accountId, series],
    ],
    ['insert into series_episodes (film_id, series_id, position) values ($1, $2, 1)', [film, series]],
    // A film of the other one that was made after theirs.
    [
      `insert into films (id, account_id, idempotency_key, request_sha256, idea, type, style, language, aspect, shot_count, seed, short_side_pixels, mode, models, allowed_stage, visibility, status)
        values ($2::uuid, $1, $2::uuid::text, $3, 'A remix', 'drama', 'ink', 'en', '16:9', 4, 1, 90, 'one_click', '{}', 'movie', 'private', 'COMPLETED')`,
      [otherId, remix, randomBytes(32)],
    ],
    [
      "insert into film_credits (film_id, position, source_id, author_id, title) values ($1, 1, $2, $3, 'Public')",
      [remix, film, accountId],
    ],
  ];
}

/** What each has reported of the other, with an appeal, and whom they block. */
function safetyRows(accountId: string, otherId: string): [string, unknown[]][] {
  const [own, theirs] = [randomUUID(), randomUUID()];
  const reported = `insert into moderation_cases (id, account_id, subject_kind, subject_id, judged_by, categories)
    values ($1, $2, 'film', gen_random_uuid(), 'reports', '{}')`;
  const report = `insert into moderation_reports (case_id, account_id, reason, content_sha256, network_sha256, attentive)
    values ($1, $2, 'spam', $3, $3, true)`;
  return [
    [reported, [own, accountId]],
    [reported, [theirs, otherId]],
    [report, [own, otherId, randomBytes(32)]],
    [report, [theirs, accountId, randomBytes(32)]],
    ["insert into moderation_appeals (case_id, text) values ($1, 'Please look again')", [own]],
    [
      "insert into blocked_people (account_id, person_id, kind) values ($1, $2, 'block'), ($2, $1, 'mute')",
      [accountId, otherId],
    ],
  ];
}

/** Columns that may refer to an account but contain no reference to this one. */
export async function findUnfilledColumns(pool: Pool, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass order by 1, 2`);
  const unfilled: string[] = [];
  for (const { table, column } of rows) {
    const found = await pool.query(`select 1 from ${table} where ${column} = $1 limit 1`, [accountId]);
    if (found.rowCount === 0) {
      unfilled.push(`${table}.${column}`);
    }
  }
  return unfilled;
}
