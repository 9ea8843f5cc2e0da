import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { accounts, sessions } from '../tables.ts';

/** Tells long responses, such as event streams, when their session has ended, in whatever process. */
export interface SessionWatch {
  /** A signal that is aborted when the session ends. Call `release` when the response is finished. */
  watch(sessionId: string): { signal: AbortSignal; release: () => void };
  close(): void;
}

const LOOK_EVERY_MILLISECONDS = 2000;

/** Checks all watched sessions together, every two seconds while there are any. */
export function watchSessions(parts: { db: Database; log: Log }): SessionWatch {
  const watched = new Map<string, Set<AbortController>>();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const ids = [...watched.keys()];
    if (ids.length === 0) {
      return;
    }
    const alive = await parts.db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      // Checks the ban as well: a session may have been created in the same moment.
      .where(
        and(
          inArray(sessions.id, ids),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, sql`now()`),
          isNull(accounts.bannedAt),
        ),
      );
    const aliveIds = new Set(alive.map(({ id }) => id));
    for (const id of ids) {
      if (!aliveIds.has(id)) {
        for (const controller of watched.get(id) ?? []) {
          controller.abort();
        }
      }
    }
  };
  const plan = (): void => {
    timer ??= setTimeout(() => {
      look()
        .catch((error: unknown) => parts.log.warn({ err: error }, 'the watched sessions could not be looked at'))
        .finally(() => {
          timer = undefined;
          if (watched.size > 0) {
            plan();
          }
        });
    }, LOOK_EVERY_MILLISECONDS).unref();
  };

  return {
    watch: (sessionId) => {
      const controller = new AbortController();
      const others = watched.get(sessionId) ?? new Set();
      watched.set(sessionId, others.add(controller));
      plan();
      return {
        signal: controller.signal,
        release: () => {
          others.delete(controller);
          if (others.size === 0 && watched.get(sessionId) === others) {
            watched.delete(sessionId);
          }
        },
      };
    },
    close: () => {
      clearTimeout(timer);
      watched.clear();
    },
  };
}
