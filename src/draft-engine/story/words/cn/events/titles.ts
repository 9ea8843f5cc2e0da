import type { DeedId } from '../../../idea/deeds.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { ideaAsTitle, nounsForTitle } from '../../events/idea-as-title.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { type Noun, placeName } from './nouns.ts';
import { CLASSIFIERS, COUNT_AT_END } from './words-of-text.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

const DEED_TITLES: Readonly<Partial<Record<DeedId, readonly string[]>>> = {
  search: ['寻找{p}'],
  wait: ['等待{p}'],
  protect: ['守护{p}'],
  lose: ['丢了{p}的{a}', '{p}去哪儿了'],
  steal: ['偷走{p}的{a}', '{p}失窃'],
  rescue: ['救出{p}'],
  fall_in_love: ['爱上{p}的{a}'],
  meet: ['{a}与{p}'],
  repair: ['修{p}的{a}'],
  flee: ['逃出{at}'],
  give: ['{a}的{p}', '给{r}的{p}'],
  write: ['{a}的{p}'],
  remember: ['{a}的记忆'],
  sing: ['{a}的歌'],
  dance: ['{a}起舞'],
};
const TITLES = ['{a}与{p}', '{a}和{r}', '{p}', '{a}'] as const;
const LONGEST_TITLE = 12;

/** A short title made of the film's own people, things and places. */
export const titleOf = (facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string =>
  ideaAsTitle(facts, ({ length }) => length <= LONGEST_TITLE) ??
  titleOfNouns(facts, nouns) ??
  titleOfEvents(facts, nouns, pieces);

function titleOfEvents(facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string {
  const main = mainEvent(facts, pieces);
  const doer = pieces.find(({ events }) => main && events.includes(main.id))?.subject;
  const slots = slotsOf(facts, nouns, { main, doer });
  const owned = ownedTitles(facts, nouns, main);
  const relative = [...owned, ...relativeTitles(facts, nouns), ...describedTitles(facts, nouns)];
  const said = main ? sentencesOf(main, pieces) : [];
  const patterns = [...titlesOfMain(facts, main, doer), ...relative, ...TITLES, ...said, '{at}'];
  const filled = patterns.flatMap((pattern) => filledTitle(pattern, slots));
  const fitting = filled.find((title) => title.length <= LONGEST_TITLE && title.length > 1);
  return [fitting, slots.hero, placeName(facts, facts.places[0])].find((title) => title !== undefined) ?? '无题';
}

interface TitleScene {
  main: IdeaEvent | undefined;
  doer: ParticipantId | undefined;
}

/** Whom, what and where a title can name. */
function slotsOf(facts: FilmFacts, nouns: Nouns, { main, doer }: TitleScene): Record<string, string | undefined> {
  const named = (ids: readonly ParticipantId[] = []): string | undefined => {
    const noun = ids.map((id) => nouns.get(id)).find((each) => each?.isSafe && !/^[他她它我]/.test(each.short));
    return noun?.single;
  };
  const roles = main?.roles ?? {};
  const hero = named(facts.plot.hero === undefined ? [] : [facts.plot.hero]);
  const p = namedThing(facts, nouns, roles.patient ?? roles.topic) ?? named(roles.patient);
  const at = facts.places.find(({ id }) => id !== undefined);
  return {
    hero,
    a: doer === undefined ? hero : named([doer]),
    p: p === hero ? undefined : p,
    r: named(roles.recipient),
    to: placeIn(facts, main),
    at: placeName(facts, at),
  };
}

/** Deeds whose object is what somebody sees, says or thinks. */
const TELLS: ReadonlySet<DeedId> = new Set<DeedId>(['discover', 'watch', 'listen', 'speak', 'think', 'learn', 'dream']);

/** Titles that tell the main deed. */
function titlesOfMain({ graph }: FilmFacts, main: IdeaEvent | undefined, doer: ParticipantId | undefined): string[] {
  const isTold =
    main?.deed !== undefined &&
    TELLS.has(main.deed) &&
    graph.events.some(({ links }) => links.some(({ kind, to }) => kind === 'content' && to === main.id));
  return [
    ...titlesOfDeed(main, doer),
    ...(isTold ? [] : headlines(main, doer)),
    ...headlinesFor(main, doer),
    ...headlinesTo(main, doer),
  ];
}

/** What the idea says of the event, where it is short and whole. */
const sentencesOf = ({ id }: IdeaEvent, pieces: readonly Piece[]): string[] =>
  pieces
    .filter(({ events }) => events.includes(id))
    .map(({ text }) => text.replace(/^(?:没想到|谁知|最后|结果|于是)，/, ''))
    .filter((text) => !/[{，：]/.test(text));

function placeIn(facts: FilmFacts, event: IdeaEvent | undefined): string | undefined {
  const name = event?.to === undefined ? undefined : placeName(facts, undefined, event.to);
  return name === '这里' ? undefined : name;
}

/** The event that the film is about, of those that are told. */
function mainEvent({ graph }: FilmFacts, pieces: readonly Piece[]): IdeaEvent | undefined {
  const told = graph.events.filter(({ id }) => pieces.some(({ events }) => events.includes(id)));
  return told.find(({ isMain }) => isMain) ?? told[0];
}

const titlesOfDeed = (event: IdeaEvent | undefined, doer: ParticipantId | undefined): readonly string[] =>
  event?.deed && doer !== undefined && event.roles.agent?.includes(doer) ? (DEED_TITLES[event.deed] ?? []) : [];

/** '大象吃光西瓜': who does what to what, as headlines and tales are called. */
function headlines(event: IdeaEvent | undefined, doer: ParticipantId | undefined): string[] {
  if (event === undefined || doer === undefined || !isPlainDeed(event) || !event.roles.agent?.includes(doer)) {
    return [];
  }
  const { recipient, result, patient } = event.roles;
  const hasOthers = (recipient ?? result ?? []).length > 0;
  return !hasOthers && patient?.length === 1 ? [`{a}${event.predicate}{p}`] : [];
}

const isPlainDeed = ({ isNegated, mood, predicate }: IdeaEvent): boolean =>
  !isNegated && mood === 'does' && predicate.length <= 3 && !/[了着过给是]$/.test(predicate);

/** '安娜飞越麦田' */
function headlinesTo(event: IdeaEvent | undefined, doer: ParticipantId | undefined): string[] {
  const isPlain = event?.to !== undefined && !event.isNegated && event.predicate.length > 1 && !event.roles.patient;
  return isPlain && doer !== undefined && event.roles.agent?.includes(doer) ? [`{a}${event.predicate}{to}`] : [];
}

/** '刘桂芬替死者化妆' */
function headlinesFor(event: IdeaEvent | undefined, doer: ParticipantId | undefined): string[] {
  const preposition =
    event && /[替为给向对](?=[^，]*$)/.exec(event.words.slice(0, event.words.indexOf(event.predicate)))?.[0];
  const isPlain = event && !event.isNegated && event.mood === 'does' && !event.roles.patient && !event.roles.topic;
  return isPlain && preposition && doer !== undefined && event.roles.agent?.includes(doer)
    ? [`{a}${preposition}{r}${event.predicate}`]
    : [];
}

/** A title with its slots filled, each with another noun; none where one is missing. */
function filledTitle(pattern: string, slots: Readonly<Record<string, string | undefined>>): string[] {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => slots[name as string]);
  const isWhole = names.every((name) => name !== undefined) && new Set(names).size === names.length;
  return isWhole ? [pattern.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')] : [];
}

/** Nouns with the clause that the idea says of them: '来自地球的信'. */
function relativeTitles({ graph, plot, isOwnLanguage }: FilmFacts, nouns: Nouns): string[] {
  if (!isOwnLanguage) {
    return [];
  }
  const main = graph.events.find(({ isMain }) => isMain);
  const wanted = new Set([plot.hero, ...(main?.roles.agent ?? []), ...(main?.roles.patient ?? [])]);
  return graph.events.flatMap(({ describes, span }) => {
    const noun = describes && wanted.has(describes) ? nouns.get(describes) : undefined;
    const from = graph.text[span.from - 1] === '被' ? span.from - 1 : span.from;
    const found = noun?.isSafe ? graph.text.slice(from, span.to + 12) : '';
    const at = noun ? found.indexOf(noun.single) : -1;
    const title = noun && at > 0 ? found.slice(0, at + noun.single.length) : '';
    return /^[^，。；：了着]{2,6}的[^，。；：的]{1,4}$/.test(title) && !/^[人的他她它]/.test(title) ? [title] : [];
  });
}

/** Whose the thing is that the film is about: '爷爷的杯子'. */
function ownedTitles({ graph }: FilmFacts, nouns: Nouns, main: IdeaEvent | undefined): string[] {
  const wanted = new Set([...(main?.roles.agent ?? []), ...(main?.roles.patient ?? [])]);
  return graph.participants.flatMap(({ id, kind, relations }) => {
    const owner = relations[0] && nouns.get(relations[0].to);
    const noun = nouns.get(id);
    const isOwned =
      kind === 'thing' && wanted.has(id) && owner?.isSafe && noun?.isSafe && !/^[他她它我]/.test(owner.short);
    return isOwned ? [`${owner.single}的${noun.single}`] : [];
  });
}

/** The hero with what the idea says of them: '怕老婆的男人'. */
function describedTitles({ graph, plot, isOwnLanguage }: FilmFacts, nouns: Nouns): string[] {
  const one = graph.participants.find(({ id }) => id === plot.hero);
  const noun = one && nouns.get(one.id);
  const from = one?.spans[0]?.from ?? 0;
  const before =
    isOwnLanguage && noun?.isSafe ? graph.text.slice(Math.max(0, from - 12), from + noun.single.length) : '';
  const found = new RegExp(
    `[一两三四五六七八九十几][${CLASSIFIERS}]([^，。；：了着一二三]{2,6}的${noun?.single ?? ''})$`,
  ).exec(before)?.[1];
  return found === undefined ? [] : [found];
}

/** A thing with what the idea says right before it: '最后一块干粮', '旧仓库'. */
function namedThing(
  { graph, isOwnLanguage }: FilmFacts,
  nouns: Nouns,
  ids: readonly ParticipantId[] = [],
): string | undefined {
  const one = graph.participants.find(({ id, kind }) => ids.includes(id) && kind === 'thing');
  const noun = one && nouns.get(one.id);
  if (!one || !noun?.isSafe) {
    return undefined;
  }
  const from = one.spans[0]?.from ?? -1;
  const counted =
    isOwnLanguage && from > 0 ? COUNT_AT_END.exec(graph.text.slice(Math.max(0, from - 8), from))?.[0] : undefined;
  return counted && /^(最后|仅剩|第)/.test(counted) ? `${counted}${noun.short}` : noun.short;
}

/** '面包师与猫', '灯塔': of what the idea names. */
function titleOfNouns(facts: FilmFacts, nouns: Nouns): string | undefined {
  const { ids, place } = nounsForTitle(facts);
  const named = ids.flatMap((id) => (nouns.get(id)?.isSafe ? [nouns.get(id)?.single ?? ''] : []));
  const both = [...new Set(named)].join('与');
  return (both.length <= LONGEST_TITLE && both !== '' ? both : named[0]) ?? (place && placeName(facts, place));
}
