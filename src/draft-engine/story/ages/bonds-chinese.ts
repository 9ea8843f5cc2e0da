import type { Sides } from './bonds-english.ts';
import type { Mark } from './read-marks.ts';
import { type IdeaPeople, sentenceAround, type Somebody } from './read-people.ts';

const JOINED = /^[^。;]{0,3}(?:和|与|跟|同|及|、|向|对|给|被|为|把)[^。,;]{0,12}$/;
const OWNED = /(?:带着|有个|有一个|养育|抚养|收养|失去|失去了|拉扯|独自带|教着|为了)[^,。]{0,8}$/;
const BECOMES = /[是成当作做为扮演]/;

/** Whose somebody is: the child in '孩子的妈妈'. */
function isOwner({ text }: IdeaPeople, people: readonly Somebody[], index: number): boolean {
  const one = people[index] as Somebody;
  const next = people[index + 1];
  return next !== undefined && /^(?:们)?的[^,。]{0,4}$/.test(text.slice(one.end, next.start));
}

/** Whom a verb is done to, where the sentence names it behind the verb. */
function objectOf(idea: IdeaPeople, bond: Mark, to: number): Somebody | undefined {
  const after = idea.people.filter(({ start }) => start >= bond.end && start < to);
  const index = after.findIndex((_, at) => !isOwner(idea, after, at));
  const object = after[index];
  if (!object) {
    return undefined;
  }
  const gap = idea.text.slice(bond.end, object.start);
  const thing = idea.marks.find(({ kind, start, end }) => kind === 'thing' && start >= bond.end && end <= object.start);
  // '爱上了海边的老师' loves a teacher, '爱上了大海,老师…' loves the sea.
  const isThing = thing !== undefined && !gap.slice(thing.end - bond.end).includes('的') && thing.end !== object.start;
  return isThing || /[,;:]/.test(gap) ? undefined : object;
}

/** The sides of a word of love in a Chinese sentence. */
export function sidesInChinese(idea: IdeaPeople, bond: Mark): Sides {
  const { text } = idea;
  const [from, to] = sentenceAround(text, bond.start);
  const named = idea.people.filter(({ start, end }) => start >= from && end <= bond.start);
  if (bond.kind === 'partner' || bond.kind === 'spouse' || bond.kind === 'bought') {
    return partnerSides(idea, bond, named, to);
  }
  const before = named.filter(
    (each, index) =>
      !isOwner(idea, named, index) && !OWNED.test(text.slice(Math.max(from, each.start - 14), each.start)),
  );
  const last = before.at(-1);
  const second = before.at(-2);
  if (last && second && JOINED.test(text.slice(second.end, last.start))) {
    return [[second], [last]];
  }
  return bond.kind === 'mutual' ? mutualSides(idea, bond, last, second) : directedSides(idea, bond, last);
}

function directedSides(idea: IdeaPeople, bond: Mark, last: Somebody | undefined): Sides {
  const [from, to] = sentenceAround(idea.text, bond.start);
  const actor = last ?? idea.people.find(({ end }) => end <= from);
  const isPronoun = /^(?:了|着)?[她他](?![的们])/.test(idea.text.slice(bond.end, bond.end + 3));
  const spokenOf = isPronoun ? idea.people.findLast((each) => each.end <= bond.start && each !== actor) : undefined;
  return [actor ? [actor] : [], [objectOf(idea, bond, to) ?? spokenOf ?? []].flat()];
}

function mutualSides(
  { text, people, marks }: IdeaPeople,
  bond: Mark,
  last: Somebody | undefined,
  second: Somebody | undefined,
): Sides {
  const [from, to] = sentenceAround(text, bond.start);
  const isOfSeveral = marks.some(({ kind, start, end }) => kind === 'several' && start >= from && end <= bond.start);
  if (!last || isOfSeveral) {
    return people
      .filter(({ end }) => end <= bond.start)
      .slice(-2)
      .map((each) => [each]);
  }
  const head = people.find(({ start }) => start >= bond.end && start < to);
  if (head && /^的?$/.test(text.slice(bond.end, head.start))) {
    return [[last], [head]];
  }
  return [[last], second && !/[,。]/.test(text.slice(second.end, last.start)) ? [second] : []];
}

function partnerSides(idea: IdeaPeople, bond: Mark, before: readonly Somebody[], to: number): Sides {
  const partner = idea.people.find(({ start }) => start === bond.start);
  if (!partner) {
    return [];
  }
  const owner = before.findLast(({ end }) => /^[的]?[^,。]{0,6}$/.test(idea.text.slice(end, bond.start)));
  const becomes = before.findLast((each) => each !== owner && BECOMES.test(idea.text.slice(each.end, bond.start)));
  const named = becomes ?? (owner && BECOMES.test(idea.text.slice(owner.end, bond.start)) ? owner : undefined);
  if (named) {
    return [[named], owner && owner !== named ? [owner] : []];
  }
  const other = owner ?? before.at(-1) ?? idea.people.find(({ start }) => start >= bond.end && start < to);
  return [[partner], other ? [other] : []];
}
