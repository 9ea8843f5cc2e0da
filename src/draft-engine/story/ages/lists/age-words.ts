/**
 * What a word of an idea says of somebody's age, and what it says of people together. `young` words are said of
 * children and of young grown-ups; `kin` words too ('grandson'). An `elder` is a parent or grandparent.
 */
export const PERSON_KINDS = ['infant', 'child', 'teen', 'young', 'kin', 'peer', 'grown', 'elder'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/**
 * How people stand to each other: `mutual` love needs no object, `directed` love has one, `fond` may be a family's.
 * `partner` words name somebody by a romance ('lover'), `spouse` words a grown one, `bought` words somebody by a paid
 * or hidden one. `sexual` words are refused wherever a person under eighteen is near, `always` words by themselves.
 */
export const BOND_KINDS = ['mutual', 'directed', 'fond', 'partner', 'spouse', 'bought', 'sexual', 'always'] as const;
export type BondKind = (typeof BOND_KINDS)[number];

/** Where somebody's life is led: among grown-ups or in a school. */
const LIFE_KINDS = ['grownUpLife', 'schoolLife', 'youngSchool', 'highSchool'] as const;
export type LifeKind = (typeof LIFE_KINDS)[number];

/** Small words: pronouns, what makes one person belong to another, where a thought ends. */
const GLUE_KINDS = ['one', 'several', 'belongs', 'clause', 'neither'] as const;
type GlueKind = (typeof GLUE_KINDS)[number];

export type WordKind = PersonKind | BondKind | LifeKind | GlueKind;

/**
 * A language's words by kind, separated by commas. 'fall|falls in love' stands for 'fall in love' and 'falls in love'.
 * `neither` lists words that contain others and mean nothing of the kind.
 */
export type AgeWords = Readonly<Record<WordKind, string>>;
