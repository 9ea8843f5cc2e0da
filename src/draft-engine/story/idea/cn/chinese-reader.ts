import type { Clause, LanguageReader, NounPhrase, TextReading } from '../text-reading.ts';
import { CHINESE_BODY_PARTS } from './body-words.ts';
import { resolveClefts } from './clefts.ts';
import { CHINESE_DEEDS } from './deed-words.ts';
import type { Draft, DraftClause } from './drafts.ts';
import { markForces } from './forces.ts';
import { joinNouns } from './joined-nouns.ts';
import { CHINESE_AGES, CHINESE_PRESENCES, CHINESE_QUALITIES } from './marks.ts';
import { joinModifiers } from './modifiers.ts';
import { markNames } from './names.ts';
import { NEAREST_CHINESE } from './nearest-words.ts';
import { settleOpenWords } from './open-words.ts';
import { chunk } from './phrases.ts';
import { markDeadOwners } from './presence.ts';
import { readSentences } from './sentences.ts';
import { CHINESE_SETTINGS } from './setting-words.ts';
import { replaceStandIns } from './stand-ins.ts';
import { findTelling } from './telling.ts';
import type { Token } from './token.ts';
import { tellStates } from './told-states.ts';
import { addUsualGenders } from './usual-genders.ts';
import { isPlaceNoun } from './vocabulary.ts';
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
    bodyParts: CHINESE_BODY_PARTS,
  },
};

function read(text: string): TextReading {
  const { spans, ...telling } = findTelling(text);
  const words = cutWords(text, (from, to) => spans.some((span) => from < span.to && to > span.from));
  const tokens = settleOpenWords(markNames(words));
  const draft: Draft = { phrases: [], clauses: [] };
  const items = joinNouns(joinModifiers(chunk(tokens, draft.phrases), draft));
  readSentences(items, draft);
  resolveClefts(draft);
  replaceStandIns(draft);
  tellStates(draft);
  markForces(draft);
  markDeadOwners(draft);
  addUsualGenders(draft);
  return { words: settingWords(tokens), ...finish(draft), telling };
}

/** '雨夜' says the weather and the hour. */
const CUT_FOR_SETTINGS = /^([雨雪风雾冬夏春秋]|[暴大细雷冷]雨|[大暴风]雪|台风|寒冬|盛夏|深秋)(夜|日)$/;

/** The words as they were cut, names whole. */
const settingWords = (tokens: readonly Token[]): TextReading['words'] =>
  tokens.flatMap(({ text, base, tag, from, to }) => {
    if (
      tag === 'name' &&
      (Object.hasOwn(CHINESE_SETTINGS.weather, base) || Object.hasOwn(CHINESE_SETTINGS.season, base))
    ) {
      return [];
    }
    const parts = CUT_FOR_SETTINGS.exec(base);
    return parts
      ? [
          { text: text.slice(0, -1), base: parts[1] as string, tag, from, to: to - 1 },
          { text: text.slice(-1), base: parts[2] as string, tag, from: to - 1, to },
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
  const places = onlyPlaces(draft);
  return { phrases, clauses: order.map((clause) => finishClause(clause, order, numbers, places)) };
}

/** Places where something happens, whatever is said of them besides: '没有声音的城市'. */
function onlyPlaces({ phrases, clauses }: Draft): Set<number> {
  const others = clauses
    .filter(({ isDropped }) => !isDropped)
    .flatMap(({ roles, describes }) => roles.filter(({ phrase }) => phrase !== describes));
  const isSpot = (index: number): boolean => {
    const own = others.filter(({ phrase }) => phrase === index);
    return own.length > 0 && own.every(({ role }) => /^(?:at|to|from)$/.test(role));
  };
  return new Set(phrases.flatMap(({ head }, index) => (isPlaceNoun(head) && isSpot(index) ? [index] : [])));
}

function finishClause(
  clause: DraftClause,
  order: readonly DraftClause[],
  numbers: ReadonlyMap<number, number>,
  places: ReadonlySet<number>,
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
      const isSpot = kind === 'relative' && phrase === describes && places.has(phrase);
      return number === undefined ? [] : [{ role: isSpot ? ('at' as const) : role, phrase: number }];
    }),
    manner,
    ...(often ? { often } : {}),
    isNegated,
    mood,
    ...(isAgentless(clause, order) ? { isAgentless: true } : {}),
  };
}

const OBJECTS = new Set<string>(['patient', 'result', 'instrument', 'topic', 'recipient']);

/** '被劫持的列车', '桌上放着信', and '捡到的信' unless whoever acts in the clause around it may have done it. */
function isAgentless({ isPassive, isExistential, kind, describes, roles }: DraftClause, order: readonly DraftClause[]) {
  if (isPassive || isExistential) {
    return true;
  }
  const own = roles.find(({ phrase }) => phrase === describes)?.role;
  if (own === 'topic') {
    // 踏上寻找父亲的旅途
    return false;
  }
  const isDone = own === 'patient';
  return (
    kind === 'relative' &&
    !(
      isDone &&
      order.some(
        (one) =>
          one.describes !== describes &&
          one.roles.some(({ role, phrase }) => phrase === describes && OBJECTS.has(role)),
      )
    )
  );
}
