import { sidesByParticles } from './bonds-by-particles.ts';
import { sidesInChinese } from './bonds-chinese.ts';
import { sidesInEnglish, type Sides } from './bonds-english.ts';
import type { BondKind } from './lists/age-words.ts';
import type { Mark } from './read-marks.ts';
import { type IdeaPeople, isGrownUp, isMinor, readPeople, sentenceAround, type Somebody } from './read-people.ts';

const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}가-힣]/u;

/** The grammar of the language that a word of love is in says on which side of it people stand. */
function sidesOf(idea: IdeaPeople, bond: Mark): Sides {
  if (/^[a-z]/.test(bond.word)) {
    return sidesInEnglish(idea, bond);
  }
  const [from, to] = sentenceAround(idea.text, bond.start);
  return KANA_OR_HANGUL.test(idea.text.slice(from, to)) ? sidesByParticles(idea, bond) : sidesInChinese(idea, bond);
}

/** A child's own parents and grandparents are named as theirs; elsewhere a father is a man. */
function isFamily({ text }: IdeaPeople, elder: Somebody): boolean {
  return (
    elder.kind === 'elder' &&
    !/\b(?:a|an|another|some) (?:[a-z]+ )?$/.test(text.slice(Math.max(0, elder.start - 20), elder.start))
  );
}

const KISS = /^kiss|[吻亲]|キス|口づけ|키스|입맞춤|입을 맞/;
const isPlural = ({ word }: Somebody): boolean => /(?:s|ren|men)$|们$|들$|たち$/.test(word);

/** Whether two people are a minor and a grown person who are no family. */
const SCHOOLS: ReadonlySet<string> = new Set(['youngSchool', 'highSchool']);

/** Whether a school that an idea names is a girl's or a boy's, rather than where the other one works. */
function isOfSchool({ marks }: IdeaPeople, young: Somebody, other: Somebody): boolean {
  const distance = ({ start, end }: Mark, one: Somebody): number => Math.max(one.start - end, start - one.end);
  return (
    young.kind === 'young' &&
    young.years === undefined &&
    marks.some((mark) => SCHOOLS.has(mark.kind) && distance(mark, young) < Math.min(30, distance(mark, other)))
  );
}

function isForbiddenPair(idea: IdeaPeople, one: Somebody, other: Somebody): boolean {
  return [
    [one, other],
    [other, one],
  ].some(
    ([minor, grown]) =>
      minor &&
      grown &&
      (isMinor(minor) || isOfSchool(idea, minor, grown)) &&
      minor.kind !== 'infant' &&
      isGrownUp(grown) &&
      !isFamily(idea, grown),
  );
}

/** 'A child loves her teacher' and 'a teacher loves children' are no romances. */
function isFondOnly(bond: Mark, one: Somebody | undefined, other: Somebody | undefined): boolean {
  if (!one || !other || !(bond.kind === 'fond' || KISS.test(bond.word))) {
    return false;
  }
  if (one.kind === 'elder' || other.kind === 'elder') {
    return true;
  }
  if (bond.kind !== 'fond') {
    return false;
  }
  const child = isMinor(one) ? one : other;
  const isLoving = child === one;
  return isPlural(other) || (isLoving && (child.years ?? 17) < 13) || (isLoving && child.kind === 'child');
}

type Judge = (idea: IdeaPeople, bond: Mark) => boolean;

const isRomanceWithMinor: Judge = (idea, bond) => {
  const sides = sidesOf(idea, bond);
  return sides.some((side, index) =>
    sides
      .slice(index + 1)
      .some((others) =>
        side.some((one) => others.some((other) => isForbiddenPair(idea, one, other) && !isFondOnly(bond, one, other))),
      ),
  );
};

/** Whoever is a bride, a mistress or bought is somebody's, named or not. */
const isMinorBought: Judge = (idea, bond) => {
  const [who] = sidesOf(idea, bond);
  return who?.some(isMinor) === true || isRomanceWithMinor(idea, bond);
};

const isSexualNearMinor: Judge = (idea, bond) => {
  const [from, to] = sentenceAround(idea.text, bond.start);
  return idea.people.some((each) => isMinor(each) && each.start >= from && each.start < to);
};

const JUDGES: Readonly<Record<BondKind, Judge>> = {
  mutual: isRomanceWithMinor,
  directed: isRomanceWithMinor,
  fond: isRomanceWithMinor,
  partner: isRomanceWithMinor,
  spouse: isMinorBought,
  bought: isMinorBought,
  sexual: isSexualNearMinor,
  always: () => true,
};

/**
 * Whether an idea puts a person under eighteen into a romance with a grown person or into anything sexual, in any of
 * the four languages or several at once. Two pupils may be in love, families may love each other, and a child may be
 * there where grown people fall in love.
 */
export function isLoveWithMinor(text: string): boolean {
  const idea = readPeople(text);
  return idea.marks.some((mark) => mark.kind in JUDGES && JUDGES[mark.kind as BondKind](idea, mark));
}
