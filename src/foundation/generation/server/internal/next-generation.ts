import { and, inArray, isNull, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { generations, type GenerationRow } from '../tables.ts';
import { isInLane, sharesMeans, type Lane } from './lanes.ts';
import { generationLease } from './lease.ts';

/** Of so many starts one is given to the account that has waited longest, however much it asks for. */
const LONGEST_WAITING_EVERY = 8;
/** Accounts that are tried before a worker gives up: others may have taken what the first ones had. */
const MOST_ACCOUNTS = 8;
/** Work that an account got longer ago no longer counts. */
const WORK_WITHIN_MINUTES = 10;
/** A film counts as at least this much work: about what a short one takes of one thread. */
const LEAST_OF_A_FILM_SECONDS = 30;
/** Waiting films of an account that are counted; more are many. */
const MOST_FILMS = 20;

/** Whose turn it is: the account that asks for the least, or the one that was served longest ago. */
export type Turn = 'least' | 'longest';

/** Whose turn the next one is: mostly small orders go first, but nobody waits for ever behind them. */
export function drawTurn(): Turn {
  return Math.random() * LONGEST_WAITING_EVERY < 1 ? 'longest' : 'least';
}

/** What a worker got to start. */
export interface TakenLeases {
  rows: GenerationRow[];
  /** Whether more may wait in this lane: somebody should look again when there is room for it. */
  mayBeMore: boolean;
}

/**
 * Takes generations whose turn it is, each for one run, fair among accounts: the account first (see `Turn`), then the
 * oldest film of it. An account asks for its films that wait or were worked on of late, each counted as the work that
 * it took or will at least take; so being served makes nobody's order smaller. Among equals the one that got the least
 * work goes first. Also takes what a dead run has begun and not sent. While several accounts wait it takes one, since
 * the next is another's turn; else up to `most`. Passes over what waits for an access in `closed`, and over accounts
 * that wait for nothing else.
 */
export async function takeNextLeases(
  executor: Executor,
  dependencies: Pick<GenerationDependencies, 'vendors'>,
  next: { lane: Lane; turn: Turn; most: number; closed?: readonly string[] },
): Promise<TakenLeases> {
  const { closed = [] } = next;
  const isAskable = closed.length > 0 ? notInArray(generations.access, [...closed]) : undefined;
  const startable = and(canBegin(), isInLane(dependencies, next.lane), isAskable) as SQL;
  const accounts = await listAccounts(executor, {
    startable,
    counted: sharesMeans(dependencies, next.lane),
    turn: next.turn,
  });
  const most = accounts.length > 1 ? 1 : next.most;
  for (const accountId of accounts) {
    const rows = await executor
      .update(generations)
      .set(generationLease.taken)
      .where(
        sql`${generations.id} = any(array(
          select ${generations.id} from ${generations} where ${generations.accountId} = ${accountId} and ${startable}
          order by ${generations.since}, ${generations.priority} desc, ${generations.createdAt}, ${generations.id}
          limit ${most} for update skip locked))`,
      )
      .returning();
    if (rows.length > 0) {
      return { rows, mayBeMore: accounts.length > 1 || rows.length === most };
    }
  }
  return { rows: [], mayBeMore: false };
}

const isOpen = inArray(generations.state, ['pending', 'submitting']);

function canBegin(): SQL | undefined {
  return and(isOpen, isNull(generations.operation), lte(generations.dueAt, sql`now()`), generationLease.isFree);
}

/**
 * Accounts with something to start, in the order of their turns. The indexes give one account after the other, and one
 * film of it after the other, so what is read grows with their number and with the work of late, not with what waits.
 */
async function listAccounts(
  executor: Executor,
  { startable, counted, turn }: { startable: SQL; counted: SQL; turn: Turn },
): Promise<string[]> {
  const { rows } = await executor.execute<{ accountId: string }>(sql`
    with recursive accounts (id) as (
      (select ${generations.accountId} from ${generations} where ${isOpen} order by ${generations.accountId} limit 1)
      union all
      select (
        select ${generations.accountId} from ${generations}
        where ${isOpen} and ${generations.accountId} > accounts.id order by ${generations.accountId} limit 1
      ) from accounts where accounts.id is not null
    )
    select accounts.id as "accountId" from accounts
    cross join lateral (
      select max(${generations.startedAt}) as at from ${generations} where ${generations.accountId} = accounts.id
    ) as served
    ${turn === 'least' ? sql`cross join lateral (${orderOfAccount(counted)}) as asked` : sql``}
    where accounts.id is not null
      and exists (select from ${generations} where ${generations.accountId} = accounts.id and ${startable})
    order by ${turn === 'least' ? sql`asked.seconds, asked.got_seconds, ` : sql``} served.at asc nulls first
    limit ${MOST_ACCOUNTS}`);
  return rows.map(({ accountId }) => accountId);
}

/** Query for what the account `accounts.id` asks for, and the part of it that it got of late. */
function orderOfAccount(counted: SQL): SQL {
  const waits = and(isOpen, isNull(generations.operation), counted);
  return sql`
    with recursive waiting (since, number) as (
      select min(${generations.since}), 1 from ${generations}
      where ${generations.accountId} = accounts.id and ${waits}
      union all
      select (
        select min(${generations.since}) from ${generations}
        where ${generations.accountId} = accounts.id and ${generations.since} > waiting.since and ${waits}
      ), number + 1 from waiting where waiting.since is not null and number < ${MOST_FILMS}
    ),
    films (seconds) as (
      select sum(seconds) from (
        select since, 0 as seconds from waiting where since is not null
        union all
        select ${generations.since}, extract(epoch from greatest(interval '0',
          coalesce(${generations.finishedAt}, ${generations.aliveAt}, ${generations.startedAt}) - ${generations.startedAt}))
        from ${generations}
        where ${generations.accountId} = accounts.id and ${counted}
          and ${generations.startedAt} > now() - make_interval(mins => ${WORK_WITHIN_MINUTES})
      ) as parts group by since
    )
    select sum(greatest(seconds, ${LEAST_OF_A_FILM_SECONDS})) as seconds, sum(seconds) as got_seconds from films`;
}
