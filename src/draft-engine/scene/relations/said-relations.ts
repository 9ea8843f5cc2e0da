import type { Language } from '#src/shared/language/languages.ts';
import type { IdeaGraph, IdeaPlaceId, ParticipantId } from '../../story/idea/idea-graph.ts';
import { isImplied } from '../../story/idea/implied-ids.ts';

/** Where something is, as seen from where one looks. */
export type RelationKind = 'on' | 'under' | 'beside' | 'behind' | 'before';

/** 'A cat on a table': the cat is the subject, the table the ground. */
export interface SaidRelation {
  kind: RelationKind;
  subject: ParticipantId;
  ground: ParticipantId | IdeaPlaceId;
  /** The words for the relation alone. */
  words: string;
  /** The same with the ground, as the text has them. */
  phrase: string;
}

type Words = Readonly<Record<RelationKind, string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    on: 'on top of|on|upon|atop',
    under: 'underneath|under|beneath|below',
    beside: 'next to|right by|beside|alongside|near|by',
    behind: 'behind',
    before: 'in front of',
  },
  cn: {
    on: '上面|上边|之上|上',
    under: '下面|下边|底下|之下|下',
    beside: '旁边|边上|身旁|身边|旁|边',
    behind: '后面|後面|背后|身后|后',
    before: '前面|面前|身前|前',
  },
  ja: {
    on: '上',
    under: '下',
    beside: '横|隣|となり|そば|傍ら|傍|脇|わき|近く',
    behind: '後ろ|うしろ|裏|陰',
    before: '前|手前',
  },
  ko: { on: '위', under: '아래|밑', beside: '옆|곁', behind: '뒤', before: '앞' },
};

const KINDS = Object.keys(WORDS.en) as RelationKind[];
/** What stands between an English preposition and its noun. */
const BETWEEN =
  '\\s+(?:(?:an?|the|his|her|their|its|my|our|this|that)\\s+)?(?:(?!(?:and|with|of|in|at|to)\\b)[\\p{L}-]+\\s+){0,2}';
/** What joins a noun and a word for where something is, and what makes that an attribute of the next noun. */
const JOINTS: Readonly<Record<Exclude<Language, 'en'>, readonly [before: string, attribute: string]>> = {
  cn: ['(?:的)?', '的'],
  ja: ['の(?:真)?', 'の'],
  ko: ['(?:의)?\\s*', '(?:쪽)?(?:의\\s|\\s(?=\\p{L}))'],
};

const PATTERNS: Readonly<Record<Language, readonly (readonly [RelationKind, RegExp])[]>> = {
  en: KINDS.map((kind) => [kind, new RegExp(`\\b(${WORDS.en[kind]})${BETWEEN}$`, 'iu')]),
  cn: KINDS.map((kind) => [kind, behindNoun('cn', kind)]),
  ja: KINDS.map((kind) => [kind, behindNoun('ja', kind)]),
  ko: KINDS.map((kind) => [kind, behindNoun('ko', kind)]),
};

function behindNoun(language: Exclude<Language, 'en'>, kind: RelationKind): RegExp {
  const [before, attribute] = JOINTS[language];
  return new RegExp(`^${before}(${WORDS[language][kind]})(${attribute})?`, 'iu');
}

interface Named<Id = ParticipantId> {
  id: Id;
  from: number;
  to: number;
}

/** What a text says of where those whom it names are to one another. */
export function relationsIn({ text, participants, places, events, language }: IdeaGraph): SaidRelation[] {
  const named = participants.flatMap((one) => placed(one, text));
  // 'Sitting on a box': the box is where one sits, and a thing all the same.
  const things = places.filter(({ concept }) => concept?.startsWith('thing.')).flatMap((one) => placed(one, text));
  return [...named, ...things].flatMap((ground): SaidRelation[] => {
    const found = language === 'en' ? beforeNoun(text, ground) : afterNoun(text, ground, language);
    if (!found) {
      return [];
    }
    const before = doerOf(found, named, events) ?? named.findLast(({ to }) => to <= Math.min(ground.from, found.from));
    const after = named.find(({ from }) => from >= Math.max(ground.to, found.to));
    const subject = found.isAttribute ? (after ?? before) : (before ?? after);
    return subject
      ? [{ kind: found.kind, subject: subject.id, ground: ground.id, words: found.words, phrase: found.phrase }]
      : [];
  });
}

/** Who does what the clause says, where it names only the ground: 'opens a door and sits on a chair'. */
function doerOf({ from, to }: Found, named: readonly Named[], events: IdeaGraph['events']): Named | undefined {
  const clause = events.find(({ id, span }) => !isImplied(id) && span.from <= from && to <= span.to);
  const doer = clause?.roles.agent?.[0];
  if (!clause || named.some((one) => one.from >= clause.span.from && one.to <= from)) {
    return undefined;
  }
  return named.find((one) => one.id === doer && one.to <= from);
}

function placed<Id extends ParticipantId | IdeaPlaceId>(
  { id, words }: { id: Id; words: string },
  text: string,
): Named<Id>[] {
  const from = text.toLowerCase().indexOf(words.toLowerCase());
  return isImplied(id) || words === '' || from < 0 ? [] : [{ id, from, to: from + words.length }];
}

interface Found {
  kind: RelationKind;
  words: string;
  phrase: string;
  isAttribute: boolean;
  from: number;
  to: number;
}

function beforeNoun(text: string, { from, to }: Named<unknown>): Found | undefined {
  const head = text.slice(0, from);
  return firstOf(
    PATTERNS.en.map(([kind, pattern]) => {
      const match = pattern.exec(head);
      const words = match?.[1];
      return match && words
        ? { kind, words, phrase: text.slice(match.index, to), isAttribute: false, from: match.index, to }
        : undefined;
    }),
  );
}

function afterNoun(text: string, { from, to }: Named<unknown>, language: Exclude<Language, 'en'>): Found | undefined {
  const rest = text.slice(to);
  return firstOf(
    PATTERNS[language].map(([kind, pattern]) => {
      const match = pattern.exec(rest);
      const words = match?.[1];
      const end = to + (match?.[0].length ?? 0);
      return match && words
        ? { kind, words, phrase: text.slice(from, end).trim(), isAttribute: match[2] !== undefined, from, to: end }
        : undefined;
    }),
  );
}

const firstOf = (found: readonly (Found | undefined)[]): Found | undefined => found.find((one) => one !== undefined);
