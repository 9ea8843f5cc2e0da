import { wordTable } from '#src/shared/word-table.ts';
import type { IdeaPlaceId, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import { isImplied } from '../../../idea/implied-ids.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import type { CastPlace, FilmFacts } from '../../film-words.ts';
import { sayable } from '../kana.ts';

/** How somebody or something is called. */
export interface Noun {
  /** Each time but the first. */
  short: string;
  /** The first time: '年老いた石工', '私立探偵の沢村'. */
  full: string;
  /** What stands before the name: '王女' of '王女レイラ'. */
  title?: string;
  isMany: boolean;
  isCast: boolean;
  /** A whole word of the idea that can stand in any sentence. */
  isSafe: boolean;
}

const PRONOUNS: Readonly<Record<string, string>> = wordTable({
  he: '彼',
  she: '彼女',
  they: '二人',
  i: '私',
  we: '私たち',
  it: 'それ',
});
/** Words that name nobody whom one could speak of again. */
const NOBODY =
  /^(誰|だれ|あと|次|中|一つ|二つ|三つ|ただ|自分|自分自身|一筋|人|者|もの|こと|前|後|上|下|顔|声|手|足|目|子|一人|ひとり|何)$/;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The nouns of a film by participant. */
export function nounsOf({ graph, members, isOwnLanguage }: FilmFacts): ReadonlyMap<ParticipantId, Noun> {
  const starts = new Set(isOwnLanguage ? [...segmenter.segment(graph.text)].map(({ index }) => index) : []);
  const byId = new Map(graph.participants.map((one) => [one.id, one]));
  return new Map(
    graph.participants.map((one): [ParticipantId, Noun] => {
      const member = members.find(({ participant }) => participant.id === one.id);
      const plain = isOwnLanguage && !isImplied(one.id) ? ownNoun(one, graph.text, { starts, byId }) : lexiconNoun(one);
      const given = member?.givenName;
      return [
        one.id,
        {
          ...plain,
          ...(given ? { short: given, full: given, isSafe: true } : {}),
          isMany: one.count !== 1,
          isCast: member !== undefined,
        },
      ];
    }),
  );
}

type PlainNoun = Pick<Noun, 'short' | 'full' | 'isSafe' | 'title'>;

interface TextScene {
  starts: ReadonlySet<number>;
  byId: ReadonlyMap<ParticipantId, Participant>;
}

function ownNoun(one: Participant, text: string, { starts, byId }: TextScene): PlainNoun {
  const said = one.name === undefined ? PRONOUNS[one.words] : undefined;
  if (said) {
    return { short: said, full: said, isSafe: true };
  }
  const words = clean(one.words);
  const from = one.spans.map((span) => text.indexOf(words, span.from)).find((at) => at >= 0) ?? text.indexOf(words);
  const core = one.name ?? words;
  if (from < 0) {
    return { short: core, full: core, isSafe: one.name !== undefined };
  }
  const bound = startOf(one, text, { from, byId });
  const long = text.slice(bound, from + words.length);
  const many = manyAfter(one, text.slice(from + words.length));
  const name = one.name;
  const named = withName(long, name, text.slice(from + words.length));
  // '子' alone says nothing: 'ハリネズミの子'.
  const short = name ?? (words.length === 1 && one.relations.length > 0 ? long : words);
  const isWhole = starts.has(from) || bound < from;
  return {
    short: short + many,
    full: named + many,
    ...(name === undefined || words === name ? {} : { title: words }),
    isSafe: name !== undefined || (isWhole && isNounAlone(one, short)),
  };
}

/** '王女レイラ' as it is written, else '飼育員の美月'. */
function withName(long: string, name: string | undefined, after: string): string {
  const joint = name !== undefined && after.startsWith(name) ? '' : 'の';
  return name === undefined || long.includes(name) ? long : `${long}${joint}${name}`;
}

const manyAfter = ({ count }: Participant, after: string): string =>
  count !== 1 && /^(たち|ら|達)/.test(after) ? 'たち' : '';

const isNounAlone = ({ kind, concept }: Participant, short: string): boolean =>
  kind !== 'abstract' && concept !== undefined && !NOBODY.test(short);

const clean = (words: string): string => words.replace(/[\s、。「」『』！？]+/g, '');

/** Adjectives and owners that stand right before the noun belong to it. */
function startOf(one: Participant, text: string, { from, byId }: { from: number; byId: TextScene['byId'] }): number {
  const before = [
    ...one.qualities.flatMap(({ words }) => [words, `${words}の`, `${words}な`]),
    ...one.relations.flatMap(({ to }) => {
      const owner = byId.get(to);
      return owner && owner.kind !== 'abstract' ? [`${owner.words}の`, `${owner.words}の中の`] : [];
    }),
  ].filter((words) => words.length > 0 && words.length <= 8);
  let start = from;
  for (let turn = 0; turn < 4; turn++) {
    const found = before.find((words) => text.endsWith(words, start) || text.slice(0, start).endsWith(words));
    if (found === undefined) {
      return start;
    }
    start -= found.length;
  }
  return start;
}

function lexiconNoun(one: Participant): PlainNoun {
  const said = PRONOUNS[one.words.toLowerCase()];
  const noun = one.concept ? wordFor(one.concept, 'ja') : (said ?? '');
  const name = one.name && sayable(one.name);
  return {
    short: name ?? noun,
    full: name && noun && one.concept ? `${noun}の${name}` : (name ?? noun),
    isSafe: (name ?? noun) !== '' && one.concept !== undefined,
  };
}

/** How a place is called. */
export function placeName(
  { graph, isOwnLanguage }: FilmFacts,
  place: CastPlace | undefined,
  id?: IdeaPlaceId,
): string | undefined {
  const own = graph.places.find((each) => each.id === (id ?? place?.id));
  if (own && isOwnLanguage && own.concept !== undefined && !/^(国|全国|世界|場所)$/.test(own.words)) {
    const bare = clean(own.name ?? own.words);
    const at = graph.text.indexOf(bare, own.span.from);
    const adjective = own.qualities.map(({ words }) => words).find((words) => graph.text.slice(0, at).endsWith(words));
    return `${adjective ?? ''}${bare}`;
  }
  const whole = own && isOwnLanguage ? wholeCountry(own.words, graph.text) : undefined;
  if (whole) {
    return whole;
  }
  const concept = own?.concept ?? place?.concept;
  return concept && !/\.(kingdom|world)$/.test(concept) ? wordFor(concept, 'ja') : undefined;
}

/** '洗濯機の国' */
const wholeCountry = (words: string, text: string): string | undefined =>
  /^(国|世界)$/.test(words)
    ? new RegExp(`[\\p{Script=Han}\\p{Script=Katakana}ー]{1,8}の${words}`, 'u').exec(text)?.[0]
    : undefined;
