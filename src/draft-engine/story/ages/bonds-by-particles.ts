import type { Sides } from './bonds-english.ts';
import type { Mark } from './read-marks.ts';
import { type IdeaPeople, sentenceAround, type Somebody } from './read-people.ts';

type Part = 'with' | 'subject' | 'owner' | 'joined' | 'bare';

/** What a particle behind somebody makes of them. */
const PARTS: readonly (readonly [Part, RegExp])[] = [
  ['with', /^(?:님|들|たち)?(?:와의|과의|との|에게|한테|께|에 대한|を|に|을|를|へ)/],
  ['joined', /^(?:님|들|たち)?(?:と、?|や|와|과|랑|이랑|하고|、|,)/],
  ['owner', /^(?:님|들|たち)?(?:の|의)/],
  ['subject', /^(?:님|들|たち)?(?:が|は|も|이|가|은|는|도|께서)/],
];
/** What is said of somebody in passing: 'a daughter whom she brings up alone'. */
const PASSING =
  /^(?:を引き取|を|と二人|と暮ら|を育て|を連れ|をもつ|を持つ|を抱え|を|을|를)?\s?(?:育て|連れ|持つ|もつ|抱え|なくし|亡くし|失っ|둔|키우|입양|기르|데리|잃|홀로|혼자)/;
const HEAD_NOUN = 14;

function partOf({ text }: IdeaPeople, { end }: Somebody): Part {
  const behind = text.slice(end, end + 6);
  return PARTS.find(([, pattern]) => pattern.test(behind))?.[0] ?? 'bare';
}

const isPassing = ({ text }: IdeaPeople, { end }: Somebody): boolean =>
  PASSING.test(text.slice(end, end + 8)) || PASSING.test(text.slice(end + 1, end + 10));

/** Whoever is named only as whose somebody is: the child in 'the child's mother'. */
function isOwner(idea: IdeaPeople, people: readonly Somebody[], index: number, bond: Mark): boolean {
  const one = people[index] as Somebody;
  const next = people[index + 1];
  if (partOf(idea, one) !== 'owner') {
    return false;
  }
  // 'A and B's love' is theirs, 'A's mother' is not A.
  return next !== undefined ? next.start - one.end <= 8 : bond.start - one.end > 8;
}

/** The sides of a word of love where particles say who does what: Korean and Japanese. */
export function sidesByParticles(idea: IdeaPeople, bond: Mark): Sides {
  const [from] = sentenceAround(idea.text, bond.start);
  const named = idea.people.filter(({ start, end }) => start >= from && end <= bond.start);
  const before = named.filter((each, index) => !isOwner(idea, named, index, bond) && !isPassing(idea, each));
  if (bond.kind === 'partner' || bond.kind === 'spouse' || bond.kind === 'bought') {
    return partnerSides(idea, bond, before);
  }
  const last = before.at(-1);
  if (bond.kind === 'fond' && last && /こと|것/.test(idea.text.slice(last.end, bond.start))) {
    return [];
  }
  return sidesBefore(idea, bond, before) ?? sidesAround(idea, bond, before);
}

/** The sides where both are named before the word. */
function sidesBefore(idea: IdeaPeople, bond: Mark, before: readonly Somebody[]): Sides | undefined {
  const last = before.at(-1);
  const joined = before.at(-2);
  if (last && joined && partOf(idea, joined) === 'joined' && last.start - joined.end <= 12) {
    // 'A helps B and C to love' is about two of them; 'A … with B' about both.
    return [[joined], [last]];
  }
  const partner = partnerIn(idea, before);
  const subject =
    before.findLast((each) => each !== partner && partOf(idea, each) !== 'with') ?? headBehind(idea, bond);
  if (partner) {
    return subject && [[subject], [partner]];
  }
  return before.length >= 2 ? before.slice(-2).map((each) => [each]) : undefined;
}

const partnerIn = (idea: IdeaPeople, before: readonly Somebody[]): Somebody | undefined =>
  before.findLast((each) => ['with', 'joined'].includes(partOf(idea, each)));

/** Whom a clause describes: the man in 'the man who loves …'. */
function headBehind({ text, people }: IdeaPeople, bond: Mark): Somebody | undefined {
  const [, to] = sentenceAround(text, bond.start);
  const head = people.find(({ start }) => start >= bond.end && start < to && start - bond.end <= HEAD_NOUN);
  return head && !/[,、]/.test(text.slice(bond.end, head.start)) ? head : undefined;
}

/** The sides where at most one is named before the word. */
function sidesAround(idea: IdeaPeople, bond: Mark, before: readonly Somebody[]): Sides {
  const [from] = sentenceAround(idea.text, bond.start);
  const last = before.at(-1);
  const head = headBehind(idea, bond);
  if (last && head) {
    return [[last], [head]];
  }
  // '二人は恋に落ちる': those of whom was spoken.
  const isOfSeveral = idea.marks.some(({ kind, start }) => kind === 'several' && start >= from && start <= bond.start);
  if (last && !isOfSeveral) {
    // Where nobody does it in this sentence, it is whom the one before is about.
    const spokenOf = partnerIn(idea, before) && idea.people.find((each) => each.end <= from && !isPassing(idea, each));
    return [[last], spokenOf ? [spokenOf] : []];
  }
  return idea.people
    .filter(({ end }) => end <= bond.start)
    .slice(-2)
    .map((each) => [each]);
}

function partnerSides(idea: IdeaPeople, bond: Mark, before: readonly Somebody[]): Sides {
  const partner = idea.people.find(({ start }) => start === bond.start);
  if (!partner) {
    return [];
  }
  const others = idea.people.filter(({ end }) => end <= bond.start);
  const owner = others.findLast((each) => partOf(idea, each) === 'owner' && bond.start - each.end <= 10);
  const becomes = /^(?:が|に|と|이|가|로|으로|の)?\s?(?:な[るっりら]|して|される|だ|です|되|된|돼|삼|살|이다|였)/.test(
    idea.text.slice(bond.end, bond.end + 8),
  );
  const named = becomes ? before.find((each) => partOf(idea, each) === 'subject') : undefined;
  if (named) {
    return [[named], owner ? [owner] : []];
  }
  const next = owner ?? before.at(-1) ?? idea.people.find(({ start }) => start >= bond.end);
  return [[partner], next ? [next] : []];
}
