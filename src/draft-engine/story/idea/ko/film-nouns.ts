import { asksForFilm } from './clauses.ts';
import type { ClauseDraft } from './draft.ts';
import { verbOfNoun } from './events-in-nouns.ts';
import { createPhrase, type NounGroup, noModifiers } from './phrases.ts';
import type { Reading } from './reading-state.ts';
import { attachHead } from './relatives.ts';
import { ASKING_VERBS, FILM_NOUNS, TELLING_VERBS } from './small-words.ts';
import type { Token } from './words.ts';

/** 사라진 젤리 사건: the case of what vanished, where no deed is named. */
function isCase({ modifiers }: Reading, { tokens }: NounGroup): boolean {
  const nouns = tokens.map(({ noun }) => noun);
  const isNamed = verbOfNoun(nouns.join(' ')) !== undefined || verbOfNoun(nouns.at(-2) ?? '') !== undefined;
  return nouns.length > 1 && nouns.at(-1) === '사건' && !isNamed && modifiers.relatives.length > 0;
}

/** A word for the film itself at the end: '… 소녀의 이야기', '…하는 영화를 만들어 줘'. */
export function isFilmNoun(reading: Reading, group: NounGroup): boolean {
  const last = group.tokens.at(-1) as Token;
  const noun = last.verbs[0]?.copulaOf ?? last.noun;
  const next = reading.tokens[group.next];
  const isAsked =
    next?.kind === 'verb' &&
    ASKING_VERBS.has(next.verbs[0]?.base ?? '') &&
    reading.tokens.length - group.next <= 3 &&
    asksForFilm(reading.tokens);
  const isEnd = group.next >= reading.tokens.length;
  return (FILM_NOUNS.has(noun) || isCase(reading, group)) && (isEnd || isAsked) && (isAsked || group.case === 'none');
}

/** 소포를 배달하면서 벌어지는 소동: what leads to it is the story. */
function tellChild(reading: Reading, telling: number): void {
  const { clauses } = reading.draft;
  const child = clauses.findLastIndex(({ parent, kind }) => parent === telling && kind !== 'relative');
  const index = child < 0 ? reading.waiting.at(-1) : child;
  const clause = index === undefined ? undefined : clauses[index];
  if (clause && !clause.isDropped) {
    clause.kind = 'main';
    delete clause.parent;
    reading.main = index;
  }
}

/** '소년을 그린 영화' tells of a boy; '소년이 꽃을 그리는 이야기' has him draw one. */
const isTelling = ({ predicate, subject, hasObject }: ClauseDraft): boolean =>
  TELLING_VERBS.has(predicate) && !(subject.length > 0 && hasObject);

/** Leaves out the word for the film; what stood before it is the story. */
export function dropFilmNoun(reading: Reading, group: NounGroup): number {
  const { draft, modifiers } = reading;
  const nouns = group.tokens.slice(0, -1);
  if (nouns.at(-1)?.nounClass === 'animate' || (nouns.length > 0 && isCase(reading, group))) {
    const index = draft.phrases.push(createPhrase(nouns, 'none', modifiers)) - 1;
    modifiers.relatives.forEach((clause) => attachHead(draft, clause, index));
    reading.lastPhrase = index;
    reading.modifiers = noModifiers();
    return reading.tokens.length;
  }
  for (const index of modifiers.relatives) {
    const clause = draft.clauses[index];
    if (!clause) {
      continue;
    }
    if (isTelling(clause)) {
      clause.isDropped = true;
      tellChild(reading, index);
    } else {
      clause.kind = 'main';
      reading.main = index;
    }
  }
  reading.modifiers = noModifiers();
  return group.next < reading.tokens.length ? reading.tokens.length : group.next;
}
