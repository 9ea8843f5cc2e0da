import type { Clause, LanguageReader, NounPhrase, TextReading } from '../text-reading.ts';
import { CHINESE_DEEDS } from './deed-words.ts';
import type { Draft, DraftClause } from './drafts.ts';
import { joinNouns } from './joined-nouns.ts';
import { CHINESE_AGES, CHINESE_PRESENCES, CHINESE_QUALITIES } from './marks.ts';
import { joinModifiers } from './modifiers.ts';
import { markNames } from './names.ts';
import { NEAREST_CHINESE } from './nearest-words.ts';
import { settleOpenWords } from './open-words.ts';
import { chunk } from './phrases.ts';
import { readSentences } from './sentences.ts';
import { CHINESE_SETTINGS } from './setting-words.ts';
import { findTelling } from './telling.ts';
import type { Token } from './token.ts';
import { cutWords } from './words.ts';

/** Reads ideas written in Chinese. */
export const CHINESE_READER: LanguageReader = {
  read,
  tables: {
    deeds: CHINESE_DEEDS,
    nearest: NEAREST_CHINESE,
    settings: CHINESE_SETTINGS,
    presences: CHINESE_PRESENCES,
    qualities: CHINESE_QUALITIES,
    ages: CHINESE_AGES,
  },
};

function read(text: string): TextReading {
  const { spans, ...telling } = findTelling(text);
  const words = cutWords(text, (from, to) => spans.some((span) => from < span.to && to > span.from));
  const tokens = settleOpenWords(markNames(words));
  const draft: Draft = { phrases: [], clauses: [] };
  const items = joinNouns(joinModifiers(chunk(tokens, draft.phrases), draft));
  readSentences(items, draft);
  return { words: settingWords(tokens), ...finish(draft), telling };
}

/** '雨夜' says the weather and the hour. */
const CUT_FOR_SETTINGS = /^([雨雪风雾冬夏春秋])(夜|日)$/;

/** The words as they were cut, names whole. */
const settingWords = (tokens: readonly Token[]): TextReading['words'] =>
  tokens.flatMap(({ text, base, tag, from, to }) => {
    const parts = CUT_FOR_SETTINGS.exec(base);
    return parts
      ? [
          { text: text.slice(0, 1), base: parts[1] as string, tag, from, to: from + 1 },
          { text: text.slice(1), base: parts[2] as string, tag, from: from + 1, to },
        ]
      : [{ text, base, tag, from, to }];
  });

/** Numbers phrases and clauses anew in the order of the text. */
function finish(draft: Draft): { phrases: NounPhrase[]; clauses: Clause[] } {
  const kept = draft.phrases
    .map((phrase, index) => ({ phrase, index }))
    .filter(({ phrase }) => !phrase.isDropped)
    .toSorted((one, other) => one.phrase.from - other.phrase.from || one.index - other.index);
  const numbers = new Map(kept.map(({ index }, number) => [index, number]));
  const phrases = kept.map(({ phrase: { owner, ...phrase } }) => {
    const number = owner === undefined ? undefined : numbers.get(owner);
    return number === undefined ? phrase : { ...phrase, owner: number };
  });
  const order = draft.clauses.filter(({ isDropped }) => !isDropped).toSorted((one, other) => one.from - other.from);
  return { phrases, clauses: order.map((clause) => finishClause(clause, order, numbers)) };
}

function finishClause(
  clause: DraftClause,
  order: readonly DraftClause[],
  numbers: ReadonlyMap<number, number>,
): Clause {
  const { from, to, kind, predicate, roles, manner, often, isNegated, mood, on, describes } = clause;
  const parent = on ? order.indexOf(on) : -1;
  const described = describes === undefined ? undefined : numbers.get(describes);
  return {
    from,
    to,
    kind: parent < 0 && kind !== 'relative' ? 'main' : kind,
    ...(parent < 0 ? {} : { parent }),
    ...(described === undefined ? {} : { describes: described }),
    predicate,
    roles: roles.flatMap(({ role, phrase }) => {
      const number = numbers.get(phrase);
      return number === undefined ? [] : [{ role, phrase: number }];
    }),
    manner,
    ...(often ? { often } : {}),
    isNegated,
    mood,
  };
}
