import type { PersonKind } from './lists/age-words.ts';
import { plainText } from './plain-text.ts';
import { isPerson, type Mark, readMarks } from './read-marks.ts';
import { isUnderAge, readStatedAges, type StatedAge } from './stated-ages.ts';
import type { MarkKind } from './word-index.ts';

type PartnerKind = 'partner' | 'spouse' | 'bought';

/** Somebody whom an idea names. */
export interface Somebody {
  readonly kind: PersonKind | PartnerKind;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** How old the idea says that they are. */
  readonly years?: number;
}

/** An idea as its people and their ages are read from it. */
export interface IdeaPeople {
  /** The idea in the form that the positions count in. */
  readonly text: string;
  readonly people: readonly Somebody[];
  /** All listed words, people among them. */
  readonly marks: readonly Mark[];
}

/** Letters between an age and whom it is said of. */
const FAR_BEHIND = 26;
const FAR_BEFORE = 34;
const CHILD_YEARS = 13;
const SENTENCE_END = /[.!?。！？;；]/;
const PAUSE = /[,，、;；:：.!?。！？()（）]/;
/** A word of these means somebody small, however old the idea says that they are. */
const ALWAYS_SMALL = /^(?:lol|shota|little|small|tiny|小?萝莉|小?正太|幼女|小女孩|ロリ|ショタ|로리|쇼타|小さな|幼い)/;

const isPartner = (kind: MarkKind): kind is PartnerKind => kind === 'partner' || kind === 'spouse' || kind === 'bought';
const namesSomebody = ({ kind }: Mark): boolean => isPerson(kind) || isPartner(kind);

/** Words that end what is said of somebody by an age: 'an eight-year-old kisses her teacher'. */
const NO_DESCRIPTION =
  /\b(?:a|an|the|his|her|their|my|our|and|or|but|who|that|with|is|was|has|in|on|at|to|of|by|from|for|after|before|while|when|as|plays?|meets?|loves?|falls?|finds?|helps?)\b/;
const LINKED = /^(?:的|の|짜리|인|된|의|児)/;
/** In Japanese and Korean, what is said of the one before: '少女は十五歳'. */
const TOPIC =
  /(?:[はがもは是,，、 ]|은|는|이|가|isn't)\s*(?:今年|才|刚|刚满|只有|まだ|아직|이제|겨우|고작)?$|^(?:今年|才|刚满|只有|已经)$/;

/** Whether an age describes the one behind it: 'a fifteen-year-old shy pupil'. */
function describes(text: string, { end, of }: StatedAge, next: Mark | undefined): boolean {
  if (!next || of === 'before' || of === 'beside' || next.start - end > FAR_BEHIND) {
    return false;
  }
  const gap = text.slice(end, next.start);
  return (LINKED.test(gap) || /^[ a-z']*$/.test(gap)) && !PAUSE.test(gap) && !NO_DESCRIPTION.test(gap);
}

/** Whether an age is told of the one before it: 'the pupil, who is fifteen', '少女は十五歳'. */
function isTold(text: string, age: StatedAge, last: Mark | undefined): boolean {
  if (!last || age.start - last.end > FAR_BEFORE) {
    return false;
  }
  const gap = text.slice(last.end, age.start);
  if (/\d/.test(gap)) {
    return false;
  }
  return age.of === 'before'
    ? !/[.!?;]|\b(?:and|by|with|from|in|at|i|he|she)\b/.test(gap)
    : gap === '' || (gap.length <= 8 && (TOPIC.test(gap) || /^ (?:is|was) /.test(gap)));
}

/** Whom an age is said of; 'nobody' where it is a thing's, 'somebody' where only the age names them. */
function ownerOf(
  text: string,
  age: StatedAge,
  people: readonly Mark[],
  things: readonly Mark[],
): Mark | 'nobody' | 'somebody' {
  const next = people.find((each) => each.start >= age.end - 1);
  const last = people.findLast((each) => each.end <= age.start + 1);
  if (age.of === 'beside') {
    // 'A mother of seven' has seven children.
    return last?.end === age.start && last.kind !== 'elder' ? last : 'nobody';
  }
  // 'A twelve-year-old whisky': a thing has its age too.
  const thing = things.find((each) => each.start >= age.end && each.start - age.end <= 2);
  if (thing && age.of !== 'before' && thing.start <= (next?.start ?? Infinity)) {
    return 'nobody';
  }
  if (next && describes(text, age, next)) {
    return next;
  }
  if (age.of === 'behind') {
    return 'nobody';
  }
  return last && isTold(text, age, last) ? last : 'somebody';
}

interface NamedPerson {
  mark: Mark;
  end: number;
  kind: Somebody['kind'];
}

/** '미성년자 소녀', '高校生の少年': two words for one person, who is as old as the first says. */
function joinApposed(text: string, named: readonly Mark[]): NamedPerson[] {
  const joined: NamedPerson[] = [];
  for (const mark of named) {
    const before = joined.at(-1);
    const isSame =
      before &&
      (before.kind === 'child' || before.kind === 'teen') &&
      mark.kind === 'young' &&
      /^(?:の|的| )?$/.test(text.slice(before.end, mark.start));
    if (isSame) {
      before.end = mark.end;
    } else {
      joined.push({ mark, end: mark.end, kind: mark.kind as Somebody['kind'] });
    }
  }
  return joined;
}

function ageKind(years: number): PersonKind {
  if (years < CHILD_YEARS) {
    return 'child';
  }
  return isUnderAge(years) ? 'teen' : 'grown';
}

/** Reads whom an idea names, in any of the four languages or several at once, and what it says of their ages. */
export function readPeople(idea: string): IdeaPeople {
  const text = plainText(idea);
  const marks = readMarks(text);
  const named = marks.filter(namesSomebody);
  const things = marks.filter(({ kind }) => kind === 'thing' || kind === 'grownUpLife');
  const years = new Map<Mark, number>();
  const nameless: Somebody[] = [];
  for (const age of readStatedAges(text)) {
    const owner = ownerOf(text, age, named, things);
    if (owner === 'somebody') {
      const { start, end } = age;
      nameless.push({ kind: ageKind(age.years), word: text.slice(start, end), start, end, years: age.years });
    } else if (owner !== 'nobody' && !years.has(owner)) {
      years.set(owner, age.years);
    }
  }
  const people = joinApposed(text, named).map(({ mark, end, kind }): Somebody => {
    const stated = years.get(mark);
    return {
      kind,
      word: text.slice(mark.start, end),
      start: mark.start,
      end,
      ...(stated === undefined ? {} : { years: stated }),
    };
  });
  return { text, marks, people: [...people, ...nameless].toSorted((one, other) => one.start - other.start) };
}

/** Whether the idea says that somebody is under eighteen, by an age or by a word that means it. */
export function isMinor({ kind, word, years }: Somebody): boolean {
  if (ALWAYS_SMALL.test(word) && (kind === 'child' || kind === 'teen')) {
    return true;
  }
  return years === undefined ? kind === 'child' || kind === 'teen' || kind === 'infant' : isUnderAge(years);
}

/** Whether the idea says that somebody is grown up. */
export function isGrownUp({ kind, years }: Somebody): boolean {
  return years === undefined ? kind === 'grown' || kind === 'elder' || kind === 'spouse' : !isUnderAge(years);
}

/** Nothing that is further away in a sentence without end belongs together. */
const LONGEST_SENTENCE = 400;

/** The start and end of the sentence around a place of a text. */
export function sentenceAround(text: string, at: number): readonly [number, number] {
  let start = at;
  while (start > 0 && at - start < LONGEST_SENTENCE && !SENTENCE_END.test(text[start - 1] as string)) {
    start -= 1;
  }
  let end = at;
  while (end < text.length && end - at < LONGEST_SENTENCE && !SENTENCE_END.test(text[end] as string)) {
    end += 1;
  }
  return [start, end];
}
