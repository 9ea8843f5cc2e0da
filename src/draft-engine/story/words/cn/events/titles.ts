import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { ideaAsTitle, nounsForTitle } from '../../events/idea-as-title.ts';
import type { Piece } from '../../events/piece.ts';
import { titleSubjectOf } from '../../events/title-subject.ts';
import type { FilmFacts } from '../../film-words.ts';
import { type Noun, placeName } from './nouns.ts';
import { CLASSIFIERS, COUNT_AT_END } from './words-of-text.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

const LONGEST_TITLE = 12;
/** How much there is of something titles nothing: '公斤苹果', '一杯茶'. */
const MEASURE =
  /^(?:[一二两三四五六七八九十半几\d]+(?:公斤|千克|毫升|公升|[斤磅克升杯瓶袋片碗盒包桶勺])|公斤|千克|毫升|公升)(?=\p{L})/u;

/** A short title made of the film's own people, things and places. */
export const titleOf = (facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string =>
  ideaAsTitle(facts, ({ length }) => length <= LONGEST_TITLE) ??
  titleOfNouns(facts, nouns) ??
  titleOfEvents(facts, nouns, pieces);

/** '爷爷的杯子', '会唱歌的小提琴', '渔夫与白鹭': always a noun, never what somebody does. */
function titleOfEvents(facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string {
  const main = mainEvent(facts, pieces);
  const single = (id: ParticipantId | undefined): string | undefined => {
    const noun = id === undefined ? undefined : nouns.get(id);
    return noun?.isSafe && !/^[他她它我自]/.test(noun.short) ? noun.single.replace(MEASURE, '') : undefined;
  };
  const { hero, object, owner, isSomebody } = titleSubjectOf(facts, main, (id) => single(id) !== undefined);
  const [who, what, whose] = [single(hero), single(object), single(owner)];
  const titles = [
    ...(isSomebody ? [] : describedTitles(facts, nouns, object)),
    ...joined(whose, '的', what),
    ...joined(who, '与', what),
    ...describedTitles(facts, nouns, hero),
    ...(what === undefined ? placedTitle(facts, who) : []),
    ...[who, what].filter((title) => title !== undefined),
  ];
  const fitting = titles.find(({ length }) => length <= LONGEST_TITLE && length > 1);
  return fitting ?? placeName(facts, facts.places[0]) ?? '无题';
}

const joined = (one: string | undefined, joint: string, other: string | undefined): string[] =>
  one && other && one !== other ? [`${one}${joint}${other}`] : [];

/** '灯塔的猫' */
function placedTitle(facts: FilmFacts, who: string | undefined): string[] {
  const place = facts.places.find(({ id }) => id !== undefined);
  const name = place && placeName(facts, place);
  return name === undefined || name === '这里' || who === undefined || who.length > 4 ? [] : [`${name}的${who}`];
}

/** The event that the film is about, of those that are told. */
function mainEvent({ graph }: FilmFacts, pieces: readonly Piece[]): IdeaEvent | undefined {
  const told = graph.events.filter(({ id }) => pieces.some(({ events }) => events.includes(id)));
  return told.find(({ isMain }) => isMain) ?? told[0];
}

/** A noun with what the idea says right before it: '怕老婆的男人', '写给爸爸的信', '最后一块干粮'. */
function describedTitles({ graph, isOwnLanguage }: FilmFacts, nouns: Nouns, id: ParticipantId | undefined): string[] {
  const one = graph.participants.find((each) => each.id === id && each.name === undefined);
  const noun = one && nouns.get(one.id);
  const span = one?.spans[0];
  return isOwnLanguage && noun?.isSafe && span ? describedIn(graph.text, span.from, { said: one.words, noun }) : [];
}

function describedIn(text: string, from: number, { said, noun }: { said: string; noun: Noun }): string[] {
  const head = text.slice(from).startsWith(said) ? said : noun.single;
  const before = text.slice(Math.max(0, from - 14), from);
  const clause = new RegExp(
    `(?:[一两三四五六七八九十几][${CLASSIFIERS}]|[把将]|^)([^，。；：了着过一二三${CLASSIFIERS}]{2,7}的)$`,
  ).exec(before)?.[1];
  const last = /(?:最后|仅剩)[^，。]{0,4}$/.exec(COUNT_AT_END.exec(before)?.[0] ?? '')?.[0];
  return [clause, last].flatMap((words) =>
    words === undefined || /^[人的他她它]/.test(words) ? [] : [`${words}${head}`],
  );
}

/** '面包师与猫', '灯塔': of what the idea names. */
function titleOfNouns(facts: FilmFacts, nouns: Nouns): string | undefined {
  const { ids, place } = nounsForTitle(facts);
  const named = ids.flatMap((id) => (nouns.get(id)?.isSafe ? [nouns.get(id)?.single ?? ''] : []));
  const both = [...new Set(named)].join('与');
  return (both.length <= LONGEST_TITLE && both !== '' ? both : named[0]) ?? (place && placeName(facts, place));
}
