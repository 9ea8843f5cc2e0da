import type { SpiritId, ThingId } from '../concepts/concept.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import { standingLandmark } from '../concepts/place-kind-of.ts';
import type { ItemKind } from '../figure-spec.ts';
import type { IdeaGraph, Participant } from '../idea/idea-graph.ts';
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
const LONGEST_LABEL = 14;

/** The things of an idea: everything in it that has no face and is no place. */
export function castThings(graph: IdeaGraph, plot: Plot): CastThing[] {
  const cast = new Set(plot.cast);
  return graph.participants
    .filter((one) => !cast.has(one.id) && standingLandmark(one.concept) === undefined && !isOnlyMeant(one, graph))
    .flatMap((participant): Omit<CastThing, 'key'>[] => {
      const item = itemOf(participant);
      return item === undefined
        ? []
        : [{ participant, concept: participant.concept ?? 'thing.sign', item, ...labelOf(participant) }];
    })
    .map((thing, index) => ({ key: `item-${index + 1}`, ...thing }));
}

/** True for a notion of which something is said and with which nothing is done: it is spoken of and not seen. */
function isOnlyMeant({ id, kind, isNearest }: Participant, { events }: IdeaGraph): boolean {
  const roles = events.flatMap((event) =>
    Object.entries(event.roles).flatMap(([role, ids]) => (ids.includes(id) ? [role] : [])),
  );
  return kind === 'abstract' && isNearest === true && roles.every((role) => role === 'topic');
}

/** What a participant without a face is drawn as; undefined for a place, which is no thing, and for what has no body. */
function itemOf({ concept, kind }: Participant): ItemKind | undefined {
  const [family, id] = (concept ?? '').split('.') as [string, string];
  switch (family) {
    case 'thing':
      return itemOfThing(id as ThingId);
    case 'spirit':
      return NATURE[id as SpiritId];
    case 'place':
      return undefined;
    default:
      return kind === 'thing' ? 'box' : undefined;
  }
}

function labelOf({ isNearest, concept, words }: Participant): { label?: string } {
  const isUnknown = concept === undefined || isNearest === true;
  return isUnknown && words.length <= LONGEST_LABEL ? { label: words } : {};
}
