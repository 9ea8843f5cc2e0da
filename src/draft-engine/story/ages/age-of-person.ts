import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { wordTable } from '#src/shared/word-table.ts';
import type { LifeKind, PersonKind } from './lists/age-words.ts';
import { plainText } from './plain-text.ts';
import { type IdeaPeople, isMinor, type Somebody } from './read-people.ts';

/** What an idea says of somebody's age. */
export interface SaidAge {
  /** Under thirteen, thirteen to seventeen, or grown up. */
  group: 'child' | 'teen' | 'grown';
  /** The age in years, where the idea says it. */
  years?: number;
}

/** Films in which nobody is a child whom the idea does not make one. */
const GROWN_UP_TYPES: ReadonlySet<FilmType> = new Set<FilmType>(['romance', 'crime', 'war', 'action', 'martial_arts']);
const LOVE: ReadonlySet<string> = new Set(['mutual', 'directed', 'partner', 'spouse', 'bought', 'sexual']);
const has = ({ marks }: IdeaPeople, ...kinds: readonly (LifeKind | PersonKind)[]): boolean =>
  marks.some(({ kind }) => kinds.includes(kind as LifeKind));

const leadsGrownUpLife = ({ marks }: IdeaPeople): boolean =>
  marks.some(({ kind, grownUpLife }) => grownUpLife === true || kind === 'grownUpLife');
const isPupil = (somebody: Somebody): boolean =>
  isMinor(somebody) && somebody.kind !== 'kin' && (somebody.kind === 'teen' || (somebody.years ?? 0) > 12);

/** Whether an idea, or the type of its film, is about love, bars, work for pay, fights, war or crime. */
export function isGrownUpStory(idea: IdeaPeople, type: FilmType): boolean {
  return GROWN_UP_TYPES.has(type) || leadsGrownUpLife(idea) || idea.marks.some(({ kind }) => LOVE.has(kind));
}

/**
 * A girl is a child where the idea has nothing of a grown-up's life; a pupil or a grandson where it has parents or a
 * school.
 */
function groupOfYoung(idea: IdeaPeople, somebody: Somebody, type: FilmType): SaidAge['group'] {
  if (has(idea, 'youngSchool')) {
    return 'child';
  }
  if (has(idea, 'highSchool')) {
    return 'teen';
  }
  // 'A girl falls in love with a sixteen-year-old': both are pupils, unless their life is a grown-up's.
  if (!leadsGrownUpLife(idea) && idea.people.some(isPupil)) {
    return 'teen';
  }
  if (isGrownUpStory(idea, type)) {
    return 'grown';
  }
  if (isAdolescent(somebody)) {
    return 'teen';
  }
  const isChild = has(idea, 'elder', 'schoolLife') || (type !== 'youth' && isGirlOrBoy(somebody));
  return isChild ? 'child' : 'grown';
}

function saidOf(idea: IdeaPeople, somebody: Somebody, type: FilmType): SaidAge | undefined {
  const { kind, years } = somebody;
  if (years !== undefined) {
    const group = isMinor(somebody) ? 'teen' : 'grown';
    return { group: years < 13 ? 'child' : group, years };
  }
  switch (kind) {
    case 'infant':
    case 'child':
      return { group: 'child' };
    case 'teen':
      return { group: 'teen' };
    case 'young':
      return { group: groupOfYoung(idea, somebody, type) };
    case 'kin':
      return isYoungKin(somebody) ? { group: groupOfYoung(idea, somebody, type) } : undefined;
    default:
      return undefined;
  }
}

/** 'Girl' and 'boy', also as the end of a longer word; in a film of youth they are young people. */
const isGirlOrBoy = ({ word }: Somebody): boolean =>
  /(?:girl|boy|lad|lass)(?:e?s)?$|[男女]孩[子儿]?$|少[年女][们人]?$|[男女]の子$|소[년녀]들?$/.test(word);

/** Words that end as those for children do and mean no child. */
const isAdolescent = ({ word }: Somebody): boolean => /(?:美少[年女]|青少年|미소[년녀]들?)$/.test(word);

/** Grandchildren may be grown up, yet are children by the same signs as girls and boys; sons and sisters are any age. */
const isYoungKin = ({ word }: Somebody): boolean => /^grand|[孙]|손[자녀]|孙/.test(word);

/** The word of somebody in a plain text; the longest that both share. */
function named(idea: IdeaPeople, word: string): readonly Somebody[] {
  const plain = plainText(word);
  if (plain === '') {
    return [];
  }
  const people = idea.people.filter(
    (each) => each.word === plain || plain.endsWith(each.word) || isFormOf(each.word, plain),
  );
  // 'A nine-year-old' is read as a child.
  return people.length > 0
    ? people
    : idea.people.filter(({ kind, word: said }) => kind === AGE_ALONE[plain] && /\d|year/.test(said));
}

const AGE_ALONE: Readonly<Record<string, PersonKind>> = wordTable({
  child: 'child',
  teenager: 'teen',
  person: 'grown',
});

const isFormOf = (said: string, plain: string): boolean =>
  said.startsWith(plain) || said.endsWith(plain) || `${plain}s` === said || plain.startsWith(said);

/**
 * What an idea says of the age of whoever it names with a word: a stated age first, then words that mean a child or a
 * pupil, then what the rest of the idea makes of words for both ('girl'). Undefined where it says nothing.
 */
export function saidAge(idea: IdeaPeople, word: string, type: FilmType): SaidAge | undefined {
  const people = named(idea, word);
  const first = people.find(({ years }) => years !== undefined) ?? people[0];
  return first && saidOf(idea, first, type);
}
