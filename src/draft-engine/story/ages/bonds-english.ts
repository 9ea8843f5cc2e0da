import type { Mark } from './read-marks.ts';
import { type IdeaPeople, isMinor, sentenceAround, type Somebody } from './read-people.ts';

/** Whom a word of love brings together: each list is one side, an empty one is unknown or no person. */
export type Sides = readonly (readonly Somebody[])[];

const JOINS = /^[^.!?;:]*(?:\band\b|&|\bwith\b)[^.!?;:]*$/;
/** Between two who are named together no verb stands: only these words and what describes people. */
const LONGEST_JOIN = 44;
const FARTHEST_OBJECT = 80;
const BELONGING =
  /\b(?:of|with|without|has|have|having|had|raises|raising|raised|lost|loses|losing|for|adopts|adopted|whose|teaches|teaching|looks after|cares for|loves|love) (?:(?:a|an|the|his|her|their|its|some|two|three|four) )?(?:[a-z0-9']+ yearold )?(?:little |small |young |only |late |lost )?$/;
/** What ends the search for the object of a verb. */
const OBJECT_ENDS =
  /[.!?;:,()]|\b(?:and|but) (?:a|an|the|his|her|their|my|our|then|she|he|they)\b|\b(?:through|thanks|at|in|on|from|during|near|under|beside|after|before|to|for|about|by|while|when|because|who|until|as)\b/;
const BECOMES = /\b(?:is|was|becomes?|became|as|plays?)\b/;
const WANTS_OBJECT = /\b(?:with|for|to|on|by|after|of)$/;
const OF_TWO = /^ ?(?:story |affair |romance )?(?:between|of|about|:|-|–|\()/;
const WITH_ONE = /^ ?(?:story |affair |romance )?(?:with|to|for)\b/;

const gapOf = (text: string, one: Somebody, other: Somebody): string => text.slice(one.end, other.start);
const possesses = (text: string, { end }: Somebody): boolean => /^(?:'s|s'|')\s/.test(text.slice(end, end + 3));

/** Whoever is named only as somebody's, such as the son in 'a man with a son of six'. */
function isOwned({ text }: IdeaPeople, somebody: Somebody): boolean {
  return BELONGING.test(text.slice(Math.max(0, somebody.start - 40), somebody.start));
}

const VERBS: ReadonlySet<string> = new Set(['clause', 'directed', 'mutual', 'fond']);
const hasVerb = ({ marks }: IdeaPeople, from: number, to: number): boolean =>
  marks.some(({ kind, start }) => start >= from && start < to && VERBS.has(kind));

/** Those who are named together and end with the person at an index: 'a teacher and her pupil'. */
function groupBefore(idea: IdeaPeople, people: readonly Somebody[], at: number): Somebody[] {
  const group = [people[at] as Somebody];
  for (let index = at - 1; index >= 0; index--) {
    const one = people[index] as Somebody;
    const gap = gapOf(idea.text, one, group[0] as Somebody);
    const isList = gap.length <= LONGEST_JOIN && (JOINS.test(gap) || /^[\s,]+(?:(?:a|an|the|his|her) )?$/.test(gap));
    if (!isList || hasVerb(idea, one.end, group[0]?.start ?? 0)) {
      break;
    }
    group.unshift(one);
  }
  return group;
}

/** Who does what a verb says: the nearest before it who is nobody's, with whom is named together with them. */
function subjectsOf(idea: IdeaPeople, bond: Mark): Somebody[] {
  const [from] = sentenceAround(idea.text, bond.start);
  const before = idea.people.filter(({ start, end }) => start >= from && end <= bond.start);
  const earlier = idea.people.filter(({ end }) => end <= from);
  const pronoun = idea.marks.findLast(
    ({ kind, start, end }) => (kind === 'one' || kind === 'several') && start >= from && end <= bond.start,
  );
  if (pronoun?.kind === 'several' && pronoun.start > (before.at(-1)?.end ?? -1)) {
    const all = before.length > 0 ? before : earlier;
    return all.filter((each) => !isFamilyChild(idea, each)).slice(-2);
  }
  if (before.length === 0) {
    return pronoun ? earlier.slice(0, 1) : [];
  }
  // 'A teacher meets a pupil and kisses her': the first is still who acts.
  const goesOn = /\b(?:and|then|later)(?: \w+ly)? $/.test(idea.text.slice(from, bond.start));
  return before.length > 1 && goesOn ? before.slice(0, 1) : nearestGroup(idea, before);
}

function nearestGroup(idea: IdeaPeople, before: readonly Somebody[]): Somebody[] {
  const own = before.findLastIndex((each) => !isOwned(idea, each) && !possesses(idea.text, each));
  return groupBefore(idea, before, Math.max(0, own));
}

/** A child that an idea names as somebody's own. */
function isFamilyChild({ text }: IdeaPeople, { start, kind }: Somebody): boolean {
  return (
    (kind === 'kin' || kind === 'child' || kind === 'infant') &&
    /\b(?:his|her|their|my|our) (?:[a-z0-9]+ ){0,4}$/.test(text.slice(Math.max(0, start - 40), start))
  );
}

/** Somebody whom a pronoun behind a verb means: the nearest who does not do it. */
function spokenOf(idea: IdeaPeople, bond: Mark, subjects: readonly Somebody[]): Somebody[] {
  const [from] = sentenceAround(idea.text, bond.start);
  const others = idea.people.filter(({ start }) => !subjects.some((each) => each.start === start));
  return [others.findLast(({ end, start }) => end <= bond.start && start >= from) ?? others.at(-1) ?? []].flat();
}

/** 'Her' alone is somebody, 'her teacher' is not her. */
const isObjectPronoun = ({ text }: IdeaPeople, { kind, word, end }: Mark): boolean =>
  kind === 'one' && (word !== 'her' || !/^ \p{L}/u.test(text.slice(end, end + 2)));

/** Whom a verb is done to. */
function objectsOf(idea: IdeaPeople, bond: Mark, subjects: readonly Somebody[]): Somebody[] {
  const [, to] = sentenceAround(idea.text, bond.start);
  const isWithin = ({ start }: { start: number }): boolean =>
    start >= bond.end &&
    start < Math.min(to, bond.end + FARTHEST_OBJECT) &&
    !OBJECT_ENDS.test(idea.text.slice(bond.end, start));
  // An age alone names somebody too: 'kisses a fifteen-year-old'.
  const person = idea.people.find((each) => isWithin(each) && !possesses(idea.text, each));
  for (const mark of idea.marks.filter(isWithin)) {
    if (person && person.start <= mark.start) {
      break;
    }
    if (isObjectPronoun(idea, mark)) {
      return spokenOf(idea, bond, subjects);
    }
    const leadsOn = idea.people.some(({ start }) => start - mark.end <= 1 && start >= mark.end);
    if (mark.kind === 'thing' && !leadsOn) {
      return [];
    }
  }
  return person ? [person] : [];
}

/** Whom a word for a love between two is said of: 'the romance of a pupil and her teacher'. */
function sidesOfMutual(idea: IdeaPeople, bond: Mark): Sides {
  const [from, to] = sentenceAround(idea.text, bond.start);
  const behind = idea.text.slice(bond.end, to);
  const after = idea.people.filter(({ start }) => start >= bond.end && start < to);
  const listed = after.slice(0, 2);
  if (OF_TWO.test(behind) && listed.length === 2) {
    return listed.map((each) => [each]);
  }
  const subjects = subjectsOf(idea, bond);
  const partner = after.find((each) => !possesses(idea.text, each));
  if (WITH_ONE.test(behind) && partner) {
    const owner = idea.people.findLast(
      (each) => each.start >= from && each.end <= bond.start && possesses(idea.text, each),
    );
    return [owner && bond.start - owner.end <= 24 ? [owner] : subjects, [partner]];
  }
  if (subjects.length > 0 && !/^(?:their|our)\b/.test(bond.word)) {
    return subjects.map((each) => [each]);
  }
  const before = idea.people.filter(({ end }) => end <= bond.start).slice(-2);
  return (before.length === 2 ? before : listed).map((each) => [each]);
}

/** Whom a word for a partner is said of: the partner, and whose they are. */
function sidesOfPartner(idea: IdeaPeople, bond: Mark): Sides {
  const { text, people } = idea;
  const [from, to] = sentenceAround(text, bond.start);
  const before = people.filter(({ start, end }) => start >= from && end <= bond.start);
  const after = people.find(({ start }) => start >= bond.end && start < to);
  const gap = after ? text.slice(bond.end, after.start) : '';
  const ofWhom = /^ of (?:[a-z]+ ){0,3}$/.test(gap) ? after : undefined;
  // 'A girl of fifteen becomes a banker's mistress': she is who the word means.
  const named = before.findLast((each) => BECOMES.test(text.slice(each.end, bond.start)));
  if (named) {
    return [[named], [ofWhom ?? before.find((each) => each.start > named.start) ?? []].flat()];
  }
  // 'Her boyfriend is a grown man': the man is who the word means.
  const meant = /^ (?:is|was) (?:an?|the|her|his) [a-z0-9 ]*$/.test(gap) ? after : undefined;
  const partner = meant ?? people.find(({ start }) => start === bond.start);
  const whose = ofWhom ?? before.at(-1) ?? after;
  return partner ? [[partner], whose && belongsTo(text, partner, whose) ? [whose] : []] : [];
}

/** 'She adopts a child after her husband dies': a grown partner is only of whom the words join them to. */
function belongsTo(text: string, partner: Somebody, whose: Somebody): boolean {
  return (
    isMinor(partner) || whose.start > partner.start || possesses(text, whose) || JOINS.test(gapOf(text, whose, partner))
  );
}

/** The sides of a word of love in an English sentence. */
export function sidesInEnglish(idea: IdeaPeople, bond: Mark): Sides {
  if (bond.kind === 'mutual') {
    return sidesOfMutual(idea, bond);
  }
  if (bond.kind === 'partner' || bond.kind === 'spouse' || bond.kind === 'bought') {
    return sidesOfPartner(idea, bond);
  }
  const subjects = subjectsOf(idea, bond);
  const objects = objectsOf(idea, bond, subjects);
  // 'A pupil and her teacher kiss': they do it to each other.
  const isMutual = objects.length === 0 && subjects.length > 1 && !WANTS_OBJECT.test(bond.word);
  return isMutual ? subjects.map((each) => [each]) : [subjects, objects];
}
