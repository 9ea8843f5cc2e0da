import type { ConceptId, SpiritId, ThingId } from '../concepts/concept.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import { standingLandmark } from '../concepts/place-kind-of.ts';
import type { ItemKind } from '../figure-spec.ts';
import { colourSaidOf } from '../idea/colour-said-of.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaGraph, Participant } from '../idea/idea-graph.ts';
import { isNoThing } from '../idea/notions.ts';
import { isViewer } from '../idea/viewer.ts';
import type { Plot } from '../plot/plot.ts';
import type { CastThing } from '../words/film-words.ts';

/** What is in hand where a force of nature is no character. */
const NATURE: Readonly<Partial<Record<SpiritId, ItemKind>>> = {
  fire: 'torch',
  snow: 'snowflake',
  star: 'star',
  flower: 'flower',
  tree: 'tree_sapling',
  earth: 'stone',
  light: 'lamp',
  water: 'bucket',
  time: 'clock',
};
/** Snow lies and falls; only a flake, a ball or a man of it is a thing. */
const FLAKES = /flake|snowball|snowman|snowmen|雪花|雪球|雪人|雪玉|雪だるま|雪の結晶|雪片|눈송이|눈덩이|눈사람|눈뭉치/i;
const LONGEST_LABEL = 14;
/** What may bear the words that the idea quotes. */
const WRITTEN: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'sign',
  'letter',
  'book',
  'notebook',
  'newspaper',
  'poster',
  'postcard',
  'parcel',
  'package',
  'product_bottle',
  'ticket',
  'flag',
]);
/** Deeds of hands: paper with a song on it is written, hidden, burnt. */
const HANDLED: ReadonlySet<DeedId> = new Set<DeedId>([
  'give',
  'take',
  'throw',
  'drop',
  'find',
  'lose',
  'show',
  'hide',
  'carry',
  'write',
  'read',
  'draw',
  'paint',
  'tear',
  'burn',
  'buy',
  'sell',
  'steal',
  'repair',
]);
/** The paper, film or disc that stands for what has no body, where hands have it. */
const CARRIERS: Readonly<Partial<Record<ConceptId, ItemKind>>> = {
  'thing.film': 'film_reel',
  'thing.memory': 'photo',
  'thing.music_thing': 'sheet_music',
  'thing.song': 'sheet_music',
  'thing.word': 'letter',
  'thing.virus': 'test_tube',
};

/** The things of an idea: everything in it that has no face and is no place. */
export function castThings(graph: IdeaGraph, plot: Plot): CastThing[] {
  const cast = new Set(plot.cast);
  return graph.participants
    .filter(
      (one) =>
        !cast.has(one.id) &&
        standingLandmark(one.concept) === undefined &&
        !isOnlyMeant(one, graph) &&
        !isFallenInto(one, graph) &&
        !isViewer(one, graph),
    )
    .flatMap((participant): Omit<CastThing, 'key'>[] => {
      const item = isInCase(participant, graph) ? 'instrument_case' : itemOf(participant, graph);
      return item === undefined
        ? []
        : [{ participant, concept: participant.concept ?? 'thing.sign', item, ...ownOf(participant, item, graph) }];
    })
    .map((thing, index) => ({ key: `item-${index + 1}`, ...thing }));
}

const CASE = /^(?:case|ケース|케이스|盒子?|箱子?)$/i;
const INSTRUMENTS: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'violin',
  'guitar',
  'cello',
  'trumpet',
  'saxophone',
  'tuba',
  'flute',
  'accordion',
]);

/** An instrument 'in its case': the case is what is seen. */
function isInCase(participant: Participant, graph: IdeaGraph): boolean {
  const item = itemOf(participant, graph);
  return (
    item !== undefined &&
    INSTRUMENTS.has(item) &&
    graph.participants.some(
      ({ words, relations }) => CASE.test(words) && relations.some(({ to }) => to === participant.id),
    )
  );
}

/** True for water into which somebody falls: it is where they are, and no thing. */
const isFallenInto = ({ id, concept }: Participant, { events }: IdeaGraph): boolean =>
  concept === 'spirit.water' && events.some(({ deed, roles }) => deed === 'fall' && roles.recipient?.includes(id));

/** True for a notion of which something is said and with which nothing is done: it is spoken of and not seen. */
function isOnlyMeant({ id, kind, isNearest }: Participant, { events }: IdeaGraph): boolean {
  const roles = events.flatMap((event) =>
    Object.entries(event.roles).flatMap(([role, ids]) => (ids.includes(id) ? [role] : [])),
  );
  return kind === 'abstract' && isNearest === true && roles.every((role) => role === 'topic');
}

/** What a participant without a face is drawn as; undefined for a place, which is no thing, and for what has no body. */
function itemOf({ id: participant, concept, words }: Participant, { events }: IdeaGraph): ItemKind | undefined {
  if (concept !== undefined && isNoThing(concept)) {
    const isHandled = events.some(
      ({ deed, roles }) => deed !== undefined && HANDLED.has(deed) && roles.patient?.includes(participant),
    );
    return isHandled ? CARRIERS[concept] : undefined;
  }
  const [family, id] = (concept ?? '').split('.') as [string, string];
  switch (family) {
    case 'thing':
      return itemOfThing(id as ThingId);
    case 'spirit':
      return id === 'snow' && !FLAKES.test(words) ? undefined : NATURE[id as SpiritId];
    default:
      return undefined;
  }
}

/** What the idea says of how a thing looks, beside its kind. */
function ownOf(participant: Participant, item: ItemKind, graph: IdeaGraph): Pick<CastThing, 'label' | 'colour'> {
  const colour = colourSaidOf(participant, graph);
  return { ...labelOf(participant, item, graph), ...(colour ? { colour } : {}) };
}

/** What is lettered on a thing: only what the idea itself quotes. */
function labelOf({ name, spans }: Participant, item: ItemKind, { text }: IdeaGraph): { label?: string } {
  const isQuoted = spans.some(({ from, to }) => QUOTED.test(text.slice(Math.max(0, from - 1), to + 1)));
  return name !== undefined && isQuoted && WRITTEN.has(item) && name.length <= LONGEST_LABEL ? { label: name } : {};
}

const QUOTED = /["“”„«»‘「『《〈]/;
