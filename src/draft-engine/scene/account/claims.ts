import type { ItemKind } from '../../story/figure-spec.ts';
import type { PlannedShot } from '../../story/film-plan.ts';
import { wholeColour } from '../../story/idea/colour-said-of.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlace, Participant } from '../../story/idea/idea-graph.ts';
import { isImplied } from '../../story/idea/implied-ids.ts';
import type { PlaceKind } from '../../story/place-spec.ts';
import type { FilmFacts } from '../../story/words/film-words.ts';
import { thingsOf } from '../as-things.ts';
import { isOfPlace } from '../compose-still.ts';
import type { ReadScene } from '../read-scene.ts';
import type { SaidRelation } from '../relations/said-relations.ts';
import type { StagedRow } from '../row/stage-row.ts';
import type { SaidLandmark } from '../said-landmarks.ts';
import { isUnder } from '../still-life.ts';

/** Words of a prompt, and what of the picture answers for them. */
export interface Claim {
  words: string;
  by: 'picture' | 'absence' | 'sight' | 'somebody' | 'thing' | 'place' | 'deed' | 'setting';
}

/** What was planned for a picture. */
export interface Shown {
  shot: PlannedShot;
  landmarks: readonly SaidLandmark[];
  kind: PlaceKind | undefined;
  /** Where those in it are to one another, as the text says. */
  relations: readonly SaidRelation[];
  /** What one does after another, in a clip. */
  row: Pick<StagedRow, 'events' | 'grounds'> | undefined;
  /** Nothing is around them. */
  isCutOut?: boolean;
}

/** Everything of a picture that answers for words of its prompt. */
export function claimsOf(
  read: ReadScene,
  facts: FilmFacts,
  { shot, landmarks, kind, relations, row, isCutOut }: Shown,
): Claim[] {
  const { graph } = facts;
  const named = (by: Claim['by'], words: readonly string[]): Claim[] => words.map((each) => ({ words: each, by }));
  const seen = seenParticipants(facts, shot);
  return [
    ...named('picture', [...read.asides, ...graph.telling.style]),
    ...named('absence', read.absent),
    ...named('deed', read.way ? [read.way.words] : []),
    ...named(
      'sight',
      read.seen.map(({ words }) => words),
    ),
    ...named('thing', drawnAlong(facts, shot)),
    ...named('place', [(kind ?? '').replaceAll('_', ' '), ...(kind === 'underwater' ? ['water'] : [])]),
    ...named('setting', isCutOut ? [] : Object.values(graph.setting).map(({ words }) => words)),
    ...graph.participants
      .filter(({ id }) => seen.has(id))
      .flatMap((one) => [one, ...read.graph.participants.filter(({ id }) => id === one.id)])
      .flatMap((one) => named(one.kind === 'thing' ? 'thing' : 'somebody', wordsOf(one, graph))),
    ...graph.places
      .filter(
        (one) =>
          row?.grounds.has(one.id) === true ||
          relations.some(({ ground }) => ground === one.id) ||
          isShown(one, facts, { shot, landmarks }),
      )
      // A sign with its name is not drawn.
      .flatMap((one) => named('place', [one.words, ...knownQualities(one, graph)])),
    ...named(
      'place',
      relations.map(({ words }) => words),
    ),
    ...named(
      'place',
      landmarks.map(({ words }) => words),
    ),
    ...graph.events
      .filter(
        ({ id, deed, roles, isNegated }) =>
          !isImplied(id) &&
          deed !== undefined &&
          !isNegated &&
          !isUnseenDeed({ deed, roles }) &&
          (row === undefined || (deed === 'be' && !roles.patient) || row.events.has(id)) &&
          (roles.agent ?? []).every((who) => seen.has(who) || isImplied(who)),
      )
      .flatMap(({ predicate, deed, words }) => named('deed', [predicate, ...(deed === 'be' ? [] : verbsOf(words))])),
  ];
}

/** Smells, weighs, suits: such a deed done to something is not to be seen. */
const isUnseenDeed = ({ deed, roles }: Pick<IdeaEvent, 'deed' | 'roles'>): boolean =>
  deed === 'be' && roles.patient !== undefined;

/** What food and drink are in, and what things of a still life lie on, is drawn with them. */
function drawnAlong(facts: FilmFacts, { items, actors, subject }: PlannedShot): string[] {
  const shown = thingsOf(facts).filter(({ key }) => items.some(({ itemKey }) => itemKey === key));
  const isServed = shown.some(({ item }) => SERVED.has(item));
  const isLaid = actors.length === 0 && subject.kind === 'item';
  return [
    ...(isServed
      ? ['cup mug bowl glass', '一杯', '杯子', '碗', '一碗', 'カップ', 'マグ', '丼', '그릇', '잔', '컵']
      : []),
    ...(isLaid
      ? ['table desk', '木桌', '桌子', '桌上', 'テーブル', '机', '테이블', '탁자', '책상', '나무 테이블']
      : []),
  ];
}

const SERVED: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'coffee',
  'tea',
  'noodles',
  'soup',
  'rice',
  'milk',
  'juice',
  'wine',
  'beer',
]);

/** Verbs of other forms than that of the dictionary stand in the clause's own words, which have no nouns of weight. */
const verbsOf = (words: string): string[] => words.match(/\b\p{L}+(?:ing|ed|s)\b/gu) ?? [];

function seenParticipants(facts: FilmFacts, shot: PlannedShot): ReadonlySet<string> {
  const things = thingsOf(facts);
  const shown = JSON.stringify(shot);
  return new Set(
    [...facts.members, ...things]
      .filter((one) => {
        const isThere = shown.includes(JSON.stringify(one.key));
        return isThere || ('item' in one && (isUnder(one, things) || isOfPlace(one)));
      })
      .flatMap(({ participant }) => (participant ? [participant.id] : [])),
  );
}

/** The words for somebody or something that is seen, and for how they look. */
function wordsOf(one: Participant, graph: IdeaGraph): string[] {
  const whose = graph.participants.filter(({ relations }) => relations.some(({ to }) => to === one.id));
  return [
    one.words,
    ...one.spans.map(({ from, to }) => graph.text.slice(from, to)),
    one.name ?? '',
    ...knownQualities(one, graph),
    ...one.relations.map(({ words }) => words),
    ...whose.map(({ words }) => words).filter((words) => wholeColour(words, graph.language) !== undefined),
    ...(one.looks ?? []).flatMap((worn) => [worn.words, ...knownQualities(worn, graph)]),
  ];
}

/** Qualities that the engine has a picture of. */
const knownQualities = ({ qualities }: Pick<Participant, 'qualities'>, { language }: IdeaGraph): string[] =>
  qualities
    .filter(({ quality, words }) => quality !== undefined || wholeColour(words, language) !== undefined)
    .map(({ words }) => words);

/** A place is shown where one is in it, or where what stands for it is seen. */
function isShown(
  { id, concept, words }: IdeaPlace,
  { places }: FilmFacts,
  { shot, landmarks }: { shot: PlannedShot; landmarks: readonly SaidLandmark[] },
): boolean {
  const here = places.find(({ key }) => key === shot.placeKey);
  return (
    here?.id === id ||
    (concept !== undefined &&
      (here?.concept === concept || (SHORES.has(concept) && SHORES.has(here?.concept ?? '')))) ||
    landmarks.some((one) => one.words === words)
  );
}

/** Where there is one of them, the sea is seen. */
const SHORES: ReadonlySet<string> = new Set([
  'place.sea',
  'place.coast',
  'place.beach',
  'place.lighthouse',
  'place.harbour',
  'place.island',
  'place.cliff',
]);
