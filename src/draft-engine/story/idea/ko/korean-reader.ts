import type { LanguageReader, NounPhrase, TextReading, Word } from '../text-reading.ts';
import { KOREAN_DEEDS } from './deed-words.ts';
import type { ClauseDraft, Draft, PhraseDraft } from './draft.ts';
import { KOREAN_AGES, KOREAN_PRESENCES, KOREAN_QUALITIES } from './marks.ts';
import { KOREAN_NEAREST_WORDS, NEAREST_ENDINGS } from './nearest-words.ts';
import { readSentence } from './sentence.ts';
import { KOREAN_SETTINGS } from './setting-words.ts';
import { splitWords } from './split-words.ts';
import { asksHow, filmTypeIn, isStyle, TURNS } from './telling.ts';
import { VERBS_OF_MANY_DEEDS } from './verbs-of-many-deeds.ts';
import type { Token } from './words.ts';

/** Reads ideas in Korean. */
export const KOREAN_READER: LanguageReader = {
  read: readKorean,
  tables: {
    deeds: KOREAN_DEEDS,
    nearest: { words: KOREAN_NEAREST_WORDS, endings: NEAREST_ENDINGS },
    settings: KOREAN_SETTINGS,
    presences: KOREAN_PRESENCES,
    qualities: KOREAN_QUALITIES,
    ages: KOREAN_AGES,
    deedsTo: VERBS_OF_MANY_DEEDS,
  },
};

function readKorean(text: string): TextReading {
  const tokens = splitWords(text);
  const draft: Draft = { text, phrases: [], clauses: [], style: [] };
  for (const sentence of sentencesOf(tokens)) {
    const plain = withoutStyle(draft, withoutTechnique(draft, withoutForeignRequest(draft, sentence)));
    readSentence(draft, withoutTurns(plain));
  }
  const type = filmTypeIn(text);
  return {
    words: tokens.filter((token, at) => !isNationality(token, tokens[at + 1])).flatMap(wordsOf),
    ...withoutDropped(draft),
    telling: { ...(type ? { type } : {}), style: draft.style, isQuestion: asksHow(text) },
  };
}

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (token.stop) {
      sentences.push([]);
    }
  }
  return sentences.filter(({ length }) => length > 0);
}

const withoutTurns = (sentence: readonly Token[]): Token[] => {
  const at = sentence.findIndex(({ text }, index) => TURNS.test(`${text} ${sentence[index + 1]?.text}`));
  return at < 0 ? [...sentence] : [...sentence.slice(0, at), ...sentence.slice(at + 2)];
};

const LATIN = /^[A-Za-z][A-Za-z'’-]*$/;

/** 'A cinematic shot of 한 우주비행사가 …': several foreign words before the idea ask for a look. */
function withoutForeignRequest(draft: Draft, sentence: readonly Token[]): Token[] {
  const begin = sentence.findIndex(({ text }) => !LATIN.test(text));
  if (begin < 2) {
    return [...sentence];
  }
  draft.style.push(draft.text.slice(sentence[0]?.from, sentence[begin - 1]?.to));
  return sentence.slice(begin);
}

const FILMED = /^(?:촬영된|촬영한|찍은|찍힌|그려진|렌더링된|표현된|표현한|연출된|연출한|담은|담긴|잡은|포착한|포착된)$/;

/** '시네마틱한 롱테이크로 촬영된 사막': how it is filmed, before what is seen. */
function withoutTechnique(draft: Draft, sentence: readonly Token[]): Token[] {
  const isCamera = /^카메라(?:가|는)$/.test(sentence[0]?.text ?? '');
  const end = sentence.findIndex(({ text, kind }) => (isCamera ? kind === 'verb' : FILMED.test(text)));
  const isTechnique =
    end > 0 &&
    end < Math.min(6, sentence.length - 1) &&
    (isCamera || sentence.slice(0, end).some(({ noun, text }) => isStyle(noun) || isStyle(text)));
  if (!isTechnique) {
    return [...sentence];
  }
  draft.style.push(draft.text.slice(sentence[0]?.from, sentence[end]?.to));
  return sentence.slice(end + 1);
}

const FORCES = /^(?:헌병|순사|군인|병사|장교|경찰|스파이|간첩|관광객|유학생|총독|군대|함대|해군)/;

/** 일본 헌병: where somebody is from, not where it happens. */
const isNationality = (token: Token, next: Token | undefined): boolean =>
  token.kind === 'noun' &&
  token.case === 'none' &&
  next !== undefined &&
  FORCES.test(next.noun) &&
  Object.hasOwn(KOREAN_SETTINGS.culture, token.noun) &&
  token.noun !== '한국';

/** Leaves out the stretches between commas that only say how the film looks. */
function withoutStyle(draft: Draft, sentence: readonly Token[]): Token[] {
  const stretches: Token[][] = [[]];
  for (const token of sentence) {
    stretches.at(-1)?.push(token);
    if (token.comma) {
      stretches.push([]);
    }
  }
  return stretches
    .filter((stretch) => {
      const [first, last] = [stretch[0], stretch.at(-1)];
      const words = first && last ? draft.text.slice(first.from, last.to) : '';
      const isLook = words !== '' && isStyle(words);
      if (isLook) {
        draft.style.push(words);
      }
      return !isLook;
    })
    .flat();
}

/** A noun and its particle are two words. */
function wordsOf(token: Token): Word[] {
  const { from, to, text, kind, noun, nounTo, verbs } = token;
  if (kind !== 'noun' || nounTo >= to) {
    const base = kind === 'verb' ? verbs[0]?.base : noun;
    return [{ from, to, text, base: base ?? text, tag: kind }];
  }
  return [
    { from, to: nounTo, text: text.slice(0, nounTo - from), base: noun, tag: kind },
    { from: nounTo, to, text: text.slice(nounTo - from), base: text.slice(nounTo - from), tag: 'particle' },
  ];
}

function plainPhrase(phrase: PhraseDraft, places: ReadonlyMap<number, number>): NounPhrase {
  const { nounClass: _, isDropped: __, owner, ...rest } = phrase;
  const at = owner === undefined ? undefined : places.get(owner);
  return { ...rest, ...(at === undefined ? {} : { owner: at }) };
}

/** Leaves out what turned out to be no phrase or clause of its own, puts both into the order of the text. */
function withoutDropped({ phrases, clauses }: Draft): Pick<TextReading, 'phrases' | 'clauses'> {
  const kept = phrases.map((phrase, index) => ({ phrase, index })).filter(({ phrase }) => !phrase.isDropped);
  const places = new Map(kept.map(({ index }, at) => [index, at]));
  const stays = clauses.map((clause, index) => ({ clause, index })).filter(({ clause }) => !clause.isDropped);
  const spots = new Map(stays.map(({ index }, at) => [index, at]));
  return {
    phrases: kept.map(({ phrase }) => plainPhrase(phrase, places)),
    clauses: stays.map(({ clause }) => plainClause(clause, places, spots)),
  };
}

function plainClause(
  clause: ClauseDraft,
  places: ReadonlyMap<number, number>,
  spots: ReadonlyMap<number, number>,
): TextReading['clauses'][number] {
  const {
    subject: _,
    subjectRole: __,
    hasObject: ___,
    isPassive,
    sharesSubject: ____,
    isDropped: _____,
    isSaid: ______,
    ...rest
  } = clause;
  const { describes, parent, ...plain } = rest;
  const described = describes === undefined ? undefined : places.get(describes);
  const above = parent === undefined ? undefined : spots.get(parent);
  return {
    ...plain,
    ...(isPassive && !clause.roles.some(({ role }) => role === 'agent') ? { isAgentless: true as const } : {}),
    kind: clause.kind !== 'main' && clause.kind !== 'relative' && above === undefined ? 'main' : clause.kind,
    roles: clause.roles.flatMap(({ role, phrase }) => {
      const place = places.get(phrase);
      return place === undefined ? [] : [{ role, phrase: place }];
    }),
    ...(described === undefined ? {} : { describes: described }),
    ...(above === undefined ? {} : { parent: above }),
  };
}
