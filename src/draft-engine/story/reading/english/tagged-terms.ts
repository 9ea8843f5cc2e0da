import nlp from 'compromise';

/** One word of the idea, as the tagger sees it. */
export interface Term {
  text: string;
  lower: string;
  tags: ReadonlySet<string>;
  /** What stands between it and the next: spaces, marks. */
  after: string;
}

/** The words of a text with their parts of speech. */
export function termsOf(text: string): Term[] {
  const sentences = nlp(text).json() as { terms: { text: string; post?: string; tags: string[] }[] }[];
  return sentences.flatMap((sentence) =>
    sentence.terms
      .filter((term) => term.text)
      .map((term) => ({
        text: term.text,
        lower: term.text.toLowerCase(),
        tags: new Set(term.tags),
        after: term.post ?? '',
      })),
  );
}

/** Whether a comma or a full stop stands behind it. */
export const ends = (term: Term | undefined): boolean => /[,.;]/.test(term?.after ?? '');

/** A word without the mark of the one it belongs to: 'boy's'. */
export const withoutOwner = (word: string): string => word.replace(/['’]s$/, '');

/** Whether something belongs to it: 'boy's', 'boys''. */
export const isOwner = (word: string): boolean => /['’]s?$/.test(word);
