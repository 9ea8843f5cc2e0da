import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** What lists of public films show of one, and what it is found by. */
export interface PublicFilm {
  filmId: string;
  authorId: string;
  title: string;
  logline: string;
  idea: string;
  type: FilmType;
  /** The look's id, or the name of a look of its own. */
  style: string;
  aspect: AspectRatio;
  language: Language;
  durationSeconds: number;
  coverFileId: string | null;
  movieFileId: string;
  /** Only the draft engine made what is seen and heard of it. */
  drafted: boolean;
  remixable: boolean;
  /** The film that it was copied from. */
  remixOf: string | null;
}

/** A film that goes on from another one of its owner. */
interface Continuation {
  accountId: string;
  from: { filmId: string; title: string; logline: string };
  filmId: string;
}

/** Who sees a film: `content` is one that shows something that is hidden or waits for an admin. */
export type FilmState = 'public' | 'private' | 'held' | 'hidden' | 'content' | 'suspended';

/** A place that shows films to everybody: each verb runs in the transaction that changes the film. */
export interface FilmScreen {
  /** Shows the film as it is now. */
  show(transaction: Transaction, film: PublicFilm): Promise<void>;
  /** Shows it no longer; what people did with it stays until the film is deleted. */
  hide(transaction: Transaction, filmId: string): Promise<void>;
  /** Forgets a film that was deleted, and what people did with it. */
  forget(transaction: Transaction, filmId: string): Promise<void>;
  /** The titles of those of these films that anybody may see, by id. */
  findTitles(executor: Executor, filmIds: readonly string[]): Promise<Map<string, string>>;
  /** Puts a film after the one that it goes on from. */
  continue(transaction: Transaction, continuation: Continuation): Promise<void>;
  /** Tells the author `of` a film that the account `by` copies it. Throws NOT_POSSIBLE_HERE where `by` may not. */
  tellOfRemix(transaction: Transaction, remix: { filmId: string; of: string; by: string }): Promise<void>;
}

/** Who learns how films are that may be public. */
export interface FilmAudience extends Pick<FilmScreen, 'findTitles' | 'continue' | 'tellOfRemix'> {
  /**
   * Tells how a film is now: it is shown while it is public, has a cut, and nothing in it is hidden or waits for an
   * admin.
   */
  tell(transaction: Transaction, filmId: string): Promise<void>;
  /** Tells that a film was deleted. */
  forget(transaction: Transaction, filmId: string): Promise<void>;
}
