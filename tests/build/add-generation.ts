import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';

/** A generation's row, as it is after its work. */
export interface AddedGeneration {
  state: 'pending' | 'processing' | 'completed' | 'failed' | 'unknown';
  /** When it ended, or since when its outcome is unknown. */
  end?: Date;
  /** From its start to there; null where it was never started. 10 by default. */
  seconds?: number | null;
  askedSecondsAgo?: number;
  /** The code of its failure. */
  code?: string;
  vendor?: string;
  model?: string;
  /** Its price, which is held of the account's balance. */
  coins?: number;
}

/** Adds a generation to an account without doing its work. Returns its id. */
export async function addGeneration({ pool }: OpenDatabase, accountId: string, row: AddedGeneration): Promise<string> {
  const { state, end = null, seconds = 10, code, coins = 0, askedSecondsAgo = 0 } = row;
  const id = randomUUID();
  const holdId = coins === 0 ? null : randomUUID();
  if (holdId !== null) {
    await pool.query(
      `insert into ledger_entries (id, account_id, kind, amount_coins, balance_after_coins, reason, task_kind, task_id, idempotency_key, body_sha256)
        values ($1::uuid, $2, 'hold', -$3::bigint, 0, 'test', 'test', '1', $1::text, sha256(''))`,
      [holdId, accountId, coins],
    );
  }
  await pool.query(
    `insert into generations (id, account_id, kind, model, vendor, request, state, price_coins, hold_id, idempotency_key, folder, error, finished_at, unknown_since, created_at, started_at)
      values ($1::uuid, $2, 'image', $3, $4, '{}', $5, $6, $7, $1::text, 'image', $8::jsonb,
        case when $5 in ('completed', 'failed') then $9::timestamptz end, case when $5 = 'unknown' then $9::timestamptz end,
        now() - make_interval(secs => $11), coalesce($9::timestamptz, now()) - make_interval(secs => $10))`,
    [
      id,
      accountId,
      row.model ?? 'flux-dev',
      row.vendor ?? 'fal',
      state,
      coins,
      holdId,
      code === undefined ? null : JSON.stringify({ code, reason: 'socket hang up' }),
      end,
      seconds,
      askedSecondsAgo,
    ],
  );
  return id;
}
