import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';

/** How a film stands where everybody sees films. */
interface Standing {
  shown: boolean;
  /** An admin put it on the recommended list. */
  recommended: boolean;
  likes: number;
  comments: number;
  viewers: number;
}

/** What movie management asks of the place that shows public films. */
export interface FilmShowing {
  /** SQL condition: an admin put the film with this id on the recommended list. */
  isRecommended(filmId: AnyColumn): SQL;
  /** How these films stand; those that were never public are absent. */
  standings(executor: Executor, filmIds: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /** Puts a film on the recommended list, or takes it off. Returns whether it was on it; undefined when it is not shown. */
  recommend(transaction: Transaction, filmId: string, isOn: boolean): Promise<boolean | undefined>;
}
