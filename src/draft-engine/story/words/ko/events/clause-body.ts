import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { takesObject } from '../../../idea/ko/roles.ts';
import { COUNTERS, NUMBERS } from '../../../idea/ko/small-words.ts';
import type { Token } from '../../../idea/ko/words.ts';
import { loose } from '../../../korean/conjugate.ts';
import { SLOT_END } from '../particles.ts';
import type { ClauseScene } from './clause-scene.ts';
import { isDoneTo, participantAt } from './clause-subject.ts';
import { type ClauseWords, saysDeed } from './clause-words.ts';
import { isStative } from './marks.ts';

interface BodyScene {
  scene: ClauseScene;
  subject: ParticipantId | undefined;
  /** The clause before it in the same sentence has just named what it is done to. */
  isGoingOn?: boolean;
}

/** The words between the subject and the predicate. */
export function bodyText(
  body: readonly number[],
  clause: ClauseWords,
  { scene, subject, isGoingOn = false }: BodyScene,
): string {
  const { words, nouns } = scene;
  const texts = body.map((at) => {
    const token = words.tokens[at] as Token;
    return selfText(token, subject, scene) ?? wordText(token, scene);
  });
  const object = isGoingOn ? undefined : missingObject(clause, body, { scene, subject });
  if (object !== undefined) {
    texts.splice(
      placeOfObject(body, words.tokens),
      0,
      `${nouns.get(object)?.[object === clause.event.describes ? 'head' : 'short']}${SLOT_END}을`,
    );
  }
  const bare = body.at(-1);
  if (object === undefined && bare !== undefined && isBareObject(bare, clause, scene)) {
    texts.push(`${texts.pop()}${SLOT_END}을`);
  }
  const place = placeDescribed(clause, scene);
  const whose = ownerInContent(clause, scene);
  return [...texts, ...(place === undefined ? [] : [`${place}${SLOT_END}에`])]
    .filter((text) => text !== '')
    .map((text) => (whose !== undefined && /^(?:자신|자기)의$/.test(text) ? `${whose}의` : text))
    .join(' ');
}

/** Before the verb, and before what says how much of it: '빵을 한 입 먹는다'. */
function placeOfObject(body: readonly number[], tokens: readonly Token[]): number {
  const verb = body.findLastIndex((at) => tokens[at]?.kind !== 'verb') + 1;
  const [number, counter] = body.slice(Math.max(0, verb - 2), verb).map((at) => tokens[at]);
  const isAmount = number && counter && NUMBERS[number.text] !== undefined && COUNTERS.has(counter.noun);
  return isAmount ? verb - 2 : verb;
}

/** '폐지 줍는', '책 읽는': told by itself, what is done has its particle. */
function isBareObject(at: number, { event, last }: ClauseWords, { words }: ClauseScene): boolean {
  const token = words.tokens[at] as Token;
  const one =
    token.kind === 'noun' && token.case === 'none' ? participantAt(token, words.graph.participants) : undefined;
  return at === last - 1 && one !== undefined && event.roles.patient?.includes(one.id) === true;
}

/** 시한폭탄이 실린 버스: what it is loaded into. */
function placeDescribed({ event }: ClauseWords, { nouns }: ClauseScene): string | undefined {
  const { describes, roles } = event;
  const isInside = describes !== undefined && roles.instrument?.includes(describes) && event.deed === 'load';
  return isInside ? nouns.get(describes)?.short : undefined;
}

/** '인질이 자신의 첫사랑이라는 것을 깨닫다': told alone, she is the first love of whoever finds out. */
function ownerInContent({ event }: ClauseWords, { words, nouns }: ClauseScene): string | undefined {
  const outer = event.links.find(({ kind }) => kind === 'content')?.to;
  const whose = words.graph.events.find(({ id }) => id === outer)?.roles.agent?.[0];
  return whose !== undefined && !event.roles.agent?.includes(whose) ? nouns.get(whose)?.short : undefined;
}

/** What is done to whom or what the clause leaves out or describes: '노숙인에게 건넨다' hands what was bought. */
function missingObject(
  clause: ClauseWords,
  body: readonly number[],
  { scene, subject }: BodyScene,
): ParticipantId | undefined {
  const { event } = clause;
  const { words, nouns } = scene;
  const hasObject = body.some((at) => words.tokens[at]?.case === 'object' || words.tokens[at]?.kind === 'quote');
  const isFree = !isDoneTo(clause) && takesObject(event.predicate) && !/[을를] /.test(event.predicate) && !hasObject;
  const found = [
    ...(event.roles.patient ?? []),
    ...(event.describes === event.roles.result?.[0] ? (event.roles.result ?? []) : []),
  ];
  const one = found.find((id) => id !== subject && nouns.get(id)?.isSafe);
  const isSaid = body.some((at) => participantAt(words.tokens[at] as Token, words.graph.participants)?.id === one);
  return isFree && !isSaid ? one : undefined;
}

/** '자신을 죽이러 온 소년', told of the boy: whom he came to kill has a name. */
function selfText(token: Token, subject: ParticipantId | undefined, { words, nouns }: ClauseScene): string | undefined {
  const one = /^(?:자신|자기|본인)$/.test(token.noun)
    ? words.graph.participants.find(({ spans }) => spans.some(({ from, to }) => token.from >= from && token.from < to))
    : undefined;
  const noun = one && one.id !== subject ? nouns.get(one.id) : undefined;
  return noun?.isSafe && subject !== undefined
    ? `${noun.short}${SLOT_END}${closed(words.graph.text.slice(token.nounTo, token.to))}`
    : undefined;
}

/** A word as it is written; who was given a name is called by it. */
function wordText(token: Token, { words, members, nouns }: ClauseScene): string {
  const one = words.graph.participants.find(({ spans }) =>
    spans.some(({ from, to }) => token.from >= from && token.from < to),
  );
  const given = one && members.find(({ participant, givenName }) => participant.id === one.id && givenName)?.givenName;
  const written = words.graph.text.slice(token.from, token.to).replace(/[,，、·]+$/, '');
  if (!one || !given) {
    return written;
  }
  const isEnd = one.spans.some(({ to }) => Math.abs(to - token.nounTo) <= 1);
  return isEnd ? `${nouns.get(one.id)?.short}${SLOT_END}${closed(words.graph.text.slice(token.nounTo, token.to))}` : '';
}

/** A particle in the form that is settled by the noun before it. */
const closed = (particle: string): string =>
  particle
    .replace(/^는/, '은')
    .replace(/^가(?=$)/, '이')
    .replace(/^를/, '을')
    .replace(/^와/, '과')
    .replace(/^로/, '으로');

interface Predicate {
  base: string;
  before: string;
  marked: string;
}

/** The predicate with the narration's ending; what is only meant is no deed yet. */
export function predicateOf(clause: ClauseWords, { words }: ClauseScene): Predicate {
  const { verb, event } = clause;
  if (verb === undefined) {
    const token = words.tokens[clause.last] as Token;
    const noun = token.verbs[0]?.copulaOf ?? words.graph.text.slice(token.from, token.nounTo);
    if (saysDeed(event, token)) {
      return { base: '하다', before: `${noun}${SLOT_END}을`, marked: '<하다>' };
    }
    return { base: '이다', before: '', marked: `${noun}${SLOT_END}<이다${/였|었/.test(token.text) ? '+' : ''}>` };
  }
  const isAim = event.links.some(({ kind }) => kind === 'so_that');
  const { base, ending } = verb;
  if (isAim || ending.isIntended || ending.use === 'tried' || (ending.use === 'intend' && event.mood === 'tries')) {
    return { base, before: `${loose(base)}려고`, marked: '<하다>' };
  }
  if (event.isNegated && !/않|못|없|안|말|모르/.test(event.words)) {
    return { base, before: `${base.slice(0, -1)}지`, marked: '<않다>' };
  }
  return { base, before: '', marked: `<${base}${isStative(base) ? '*' : ''}>` };
}
