import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import type { ReadWriting } from '../../film-view-contract.ts';
import type { TakeRow } from '../tables.ts';

/** What a language model wrote of a story; null where none was to write it, or it is not written. */
export function presentWriting(take: TakeRow | undefined): ReadWriting | null {
  const { writing } = (take?.data ?? {}) as unknown as Partial<FilmPlanOfIdea>;
  return writing === undefined
    ? null
    : { readBy: writing.readBy ?? null, wordedBy: writing.wordedBy ?? null, failure: writing.failure ?? null };
}
