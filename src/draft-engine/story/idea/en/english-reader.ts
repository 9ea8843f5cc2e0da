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
  ENGLISH_HARMING,
  ENGLISH_PRESENCES,
  ENGLISH_QUALITIES,
} from './marks.ts';
import { markNames } from './names.ts';
import { ENGLISH_ENDINGS, ENGLISH_NEAREST_WORDS } from './nearest-words.ts';
import { senseOf } from './senses.ts';
import { ENGLISH_SETTINGS } from './setting-words.ts';
import { joinSpeech } from './speech.ts';
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
    harming: ENGLISH_HARMING,
  },
};

function readEnglish(text: string): TextReading {
  const { story, telling } = takeTelling(text);
  const tokens = tagWords(markNames(story, tokensOf(story)));
  const draft: Draft = { tokens, phrases: [], clauses: [] };
  readClauses(draft, chunk(draft));
  joinSpeech(text, draft);
  negateDenied(draft);
  leaveOutWeather(draft);
  tellTurns(draft);
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

/** 'It is snowing': nobody does it. */
function leaveOutWeather({ clauses, phrases }: Draft): void {
  for (const clause of clauses.filter(({ predicate }) => /^(?:snow|rain|hail|thunder|drizzle)$/.test(predicate))) {
    const subjects = clause.roles.filter(({ role }) => role === 'agent').map(({ phrase }) => phrases[phrase]);
    if (subjects.every((one) => one?.pronoun === 'it')) {
      clause.roles = clause.roles.filter(({ role, phrase }) => role === 'at' && !phrases[phrase]?.pronoun);
      clause.isAgentless = true;
      subjects.forEach((one) => ((one as PhraseDraft).isDropped = true));
    }
  }
}

/** '…, who turns out to be his aunt': found out last, and no part of who she was said to be. */
function tellTurns({ clauses }: Draft): void {
  for (const clause of clauses) {
    const isTurn = clause.kind === 'relative' && clause.parent !== undefined && /^turn out\b/.test(clause.predicate);
    if (isTurn) {
      clause.kind = 'and';
      delete clause.describes;
    }
  }
}

/** 'denies that he did it' and 'nobody believes her': it does not happen. */
function negateDenied({ clauses, phrases }: Draft): void {
  for (const clause of clauses) {
    const said =
      clause.kind === 'content' && clause.parent !== undefined ? clauses[clause.parent]?.predicate : undefined;
    const forbidding = clause.parent === undefined ? '' : (clauses[clause.parent]?.predicate ?? '');
    const isForbidden =
      (clause.kind === 'so_that' || clause.kind === 'content') && /^(?:forbid|prohibit|ban)$/.test(forbidding);
    const isNobody = clause.roles.some(({ role, phrase }) => role === 'agent' && phrases[phrase]?.head === 'nobody');
    clause.isNegated ||= said === 'deny' || isNobody || isForbidden;
  }
}

/** Leaves out phrases that turned out to be part of another or of a state, and counts the others anew. */
function withoutDropped({ phrases, clauses }: Draft): Pick<TextReading, 'phrases' | 'clauses'> {
  const kept = phrases
    .map((phrase, index) => ({ phrase, index }))
    .filter(({ phrase }) => !phrase.isDropped && !phrase.isTime);
  const places = new Map(kept.map(({ index }, place) => [index, place]));
  return {
    phrases: kept.map(({ phrase, index }) => plain(phrase, places, predicatesOf(index, clauses))),
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

/** The verbs of the clauses that a phrase takes part in. */
const predicatesOf = (phrase: number, clauses: Draft['clauses']): string[] =>
  clauses.filter(({ roles }) => roles.some((one) => one.phrase === phrase)).map(({ predicate }) => predicate);

/** What others need of a phrase. */
function plain(draft: PhraseDraft, places: ReadonlyMap<number, number>, predicates: readonly string[]): NounPhrase {
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
  for (const field of ['isTold', 'isKnown'] as const) {
    if (draft[field]) {
      phrase[field] = true;
    }
  }
  const sense = senseOf(draft, predicates);
  if (sense) {
    phrase.sense = sense;
  }
  return place === undefined ? phrase : { ...phrase, owner: place };
}
