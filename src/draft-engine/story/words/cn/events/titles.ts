import { createRandom, deriveSeed } from '#src/shared/random.ts';
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
  wait: ['等待{p}', '等'],
  protect: ['守护{p}'],
  find: ['{p}的下落'],
  lose: ['丢了{p}的{a}', '{p}去哪儿了'],
  steal: ['偷走{p}的{a}', '{p}失窃'],
  rescue: ['救出{p}'],
  fall_in_love: ['爱上{p}的{a}'],
  meet: ['{a}与{p}'],
  repair: ['修{p}的{a}'],
  teach: ['{a}的课'],
  chase: ['追'],
  flee: ['逃出{at}'],
  give: ['{a}的{p}', '给{r}的{p}'],
  write: ['{a}的{p}', '{p}'],
  forget: ['{a}忘了什么'],
  remember: ['{a}的记忆'],
  sing: ['{a}的歌'],
  dance: ['{a}起舞'],
};
const TITLES = ['{a}与{p}', '{at}的{a}', '{p}', '{at}，{p}', '{a}和{r}', '{a}在{at}'] as const;
const LONGEST_TITLE = 12;

/** A short title made of the film's own people, things and places. */
export const titleOf = (facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string =>
  ideaAsTitle(facts, ({ length }) => length <= LONGEST_TITLE) ??
  titleOfNouns(facts, nouns) ??
  titleOfEvents(facts, nouns, pieces);

function titleOfEvents(facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string {
  const { plot, seed } = facts;
  const main = mainEvent(facts, pieces);
  const named = (ids: readonly ParticipantId[] = []): string | undefined => {
    const noun = ids.map((id) => nouns.get(id)).find((each) => each?.isSafe && !/^[他她它我]/.test(each.short));
    return noun?.single;
  };
  const doer = pieces.find(({ events }) => main && events.includes(main.id))?.subject;
  const hero = named(plot.hero === undefined ? [] : [plot.hero]);
  const p = namedThing(facts, nouns, main?.roles.patient ?? main?.roles.topic) ?? named(main?.roles.patient);
  const slots: Readonly<Record<string, string | undefined>> = {
    a: doer === undefined ? hero : named([doer]),
    p: p === hero ? undefined : p,
    r: named(main?.roles.recipient),
    at: placeName(
      facts,
      facts.places.find(({ id }) => id !== undefined),
    ),
  };
  const random = createRandom(deriveSeed('title', seed));
  const own = titlesOfDeed(main, doer);
  const relative = [...relativeTitles(facts, nouns), ...describedTitles(facts, nouns)];
  const filled = [...relative, ...own, ...random.shuffle(TITLES), '{a}', '{p}', '{at}'].flatMap((pattern) =>
    filledTitle(pattern, slots),
  );
  return (
    filled.find((title) => title.length <= LONGEST_TITLE && title.length > 1) ??
    hero ??
    placeName(facts, facts.places[0]) ??
    '无题'
  );
}

/** The event that the film is about, of those that are told. */
function mainEvent({ graph }: FilmFacts, pieces: readonly Piece[]): IdeaEvent | undefined {
  const told = graph.events.filter(({ id }) => pieces.some(({ events }) => events.includes(id)));
  return told.find(({ isMain }) => isMain) ?? told[0];
}

const titlesOfDeed = (event: IdeaEvent | undefined, doer: ParticipantId | undefined): readonly string[] =>
  event?.deed && doer !== undefined && event.roles.agent?.includes(doer) ? (DEED_TITLES[event.deed] ?? []) : [];

/** A title with its slots filled, each with another noun; none where one is missing. */
function filledTitle(pattern: string, slots: Readonly<Record<string, string | undefined>>): string[] {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => slots[name as string]);
  const isWhole = names.every((name) => name !== undefined) && new Set(names).size === names.length;
  return isWhole ? [pattern.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')] : [];
}

/** Nouns with the clause that the idea says of them: '来自地球的信'. */
function relativeTitles({ graph, isOwnLanguage }: FilmFacts, nouns: Nouns): string[] {
  if (!isOwnLanguage) {
    return [];
  }
  return graph.events.flatMap(({ describes, span }) => {
    const noun = describes && nouns.get(describes);
    const from = graph.text[span.from - 1] === '被' ? span.from - 1 : span.from;
    const found = noun?.isSafe ? graph.text.slice(from, span.to + 12) : '';
    const at = noun ? found.indexOf(noun.single) : -1;
    const title = noun && at > 0 ? found.slice(0, at + noun.single.length) : '';
    return /^[^，。；了着]{2,6}的[^，。；的]{1,4}$/.test(title) && !/^[人的他她它]/.test(title) ? [title] : [];
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
    `[一两三四五六七八九十几][${CLASSIFIERS}]([^，。；了着一二三]{2,6}的${noun?.single ?? ''})$`,
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
