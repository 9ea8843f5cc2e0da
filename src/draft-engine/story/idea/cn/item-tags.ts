import type { Draft } from './drafts.ts';
import type { DraftPhrase, Item } from './phrases.ts';

/** The tag of an item; 'np' for a noun phrase, '' beyond the ends. */
export const tagAt = (items: readonly Item[], at: number): string =>
  items[at]?.token?.tag ?? (items[at]?.phrases ? 'np' : '');

export const wordAt = (items: readonly Item[], at: number): string => items[at]?.token?.text ?? '';

export const isEdge = (tag: string): boolean => /^(?:comma|stop|told|quote|)$/.test(tag);

/** The first phrase of an item. */
export const phraseOf = (item: Item | undefined, draft: Draft): DraftPhrase | undefined =>
  draft.phrases[item?.phrases?.[0] ?? -1];

/** Changes each of the phrases that an item joins. */
export function eachPhrase(head: Item, draft: Draft, change: (phrase: DraftPhrase) => void): void {
  head.phrases?.forEach((index) => {
    const phrase = draft.phrases[index];
    if (phrase) {
      change(phrase);
    }
  });
}
