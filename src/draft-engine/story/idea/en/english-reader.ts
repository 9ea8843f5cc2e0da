import type { LanguageReader, NounPhrase, TextReading } from '../text-reading.ts';
import { chunk } from './chunks.ts';
import { readClauses } from './clauses.ts';
import { ENGLISH_DEEDS } from './deed-words.ts';
import type { Draft, PhraseDraft } from './draft.ts';
import {
  ENGLISH_AGES,
  ENGLISH_ASKING,
  ENGLISH_BODY_PARTS,
  ENGLISH_DEEDS_TO,
  ENGLISH_PRESENCES,
  ENGLISH_QUALITIES,
} from './marks.ts';
import { markNames } from './names.ts';
import { ENGLISH_ENDINGS, ENGLISH_NEAREST_WORDS } from './nearest-words.ts';
import { ENGLISH_SETTINGS } from './setting-words.ts';
import { tagWords } from './tag-words.ts';
import { takeTelling } from './telling.ts';
import { tokensOf } from './words.ts';

/** Reads ideas in English. */
export const ENGLISH_READER: LanguageReader = {
  read: readEnglish,
  tables: {
    deeds: ENGLISH_DEEDS,
    nearest: { words: ENGLISH_NEAREST_WORDS, endings: ENGLISH_ENDINGS },
    settings: ENGLISH_SETTINGS,
    presences: ENGLISH_PRESENCES,
    qualities: ENGLISH_QUALITIES,
    ages: ENGLISH_AGES,
    deedsTo: ENGLISH_DEEDS_TO,
    bodyParts: ENGLISH_BODY_PARTS,
    asking: ENGLISH_ASKING,
  },
};

function readEnglish(text: string): TextReading {
  const { story, telling } = takeTelling(text);
  const tokens = tagWords(markNames(story, tokensOf(story)));
  const draft: Draft = { tokens, phrases: [], clauses: [] };
  readClauses(draft, chunk(draft));
  return {
    words: tokens.map(({ from, to, text: typed, base, forms, pos }) => ({
      from,
      to,
      text: typed,
      base: pos === 'verb' ? (forms[0]?.base ?? base) : base,
      tag: pos,
    })),
    ...withoutDropped(draft),
    telling,
  };
}

/** Leaves out phrases that turned out to be part of another or of a state, and counts the others anew. */
function withoutDropped({ phrases, clauses }: Draft): Pick<TextReading, 'phrases' | 'clauses'> {
  const kept = phrases
    .map((phrase, index) => ({ phrase, index }))
    .filter(({ phrase }) => !phrase.isDropped && !phrase.isTime);
  const places = new Map(kept.map(({ index }, place) => [index, place]));
  return {
    phrases: kept.map(({ phrase }) => plain(phrase, places)),
    clauses: clauses.map((clause) => {
      const { describes, ...rest } = clause;
      const described = describes === undefined ? undefined : places.get(describes);
      return {
        ...rest,
        roles: clause.roles.flatMap(({ role, phrase }) => {
          const place = places.get(phrase);
          return place === undefined ? [] : [{ role, phrase: place }];
        }),
        ...(described === undefined ? {} : { describes: described }),
      };
    }),
  };
}

/** What others need of a phrase. */
function plain(draft: PhraseDraft, places: ReadonlyMap<number, number>): NounPhrase {
  const { from, to, head, adjectives } = draft;
  const phrase: NounPhrase = { from, to, head, adjectives };
  for (const field of ['name', 'pronoun', 'count', 'ageYears', 'gender', 'presence'] as const) {
    if (draft[field] !== undefined) {
      Object.assign(phrase, { [field]: draft[field] });
    }
  }
  const place = draft.owner === undefined ? undefined : places.get(draft.owner);
  if (draft.isPlace) {
    phrase.isPlaceName = true;
  }
  return place === undefined ? phrase : { ...phrase, owner: place };
}
