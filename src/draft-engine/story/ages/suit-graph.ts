import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph } from '../idea/idea-graph.ts';
import { agesInGraph, type AgesInGraph, inLove } from './ages-in-graph.ts';

const LOVE: ReadonlySet<DeedId> = new Set<DeedId>(['fall_in_love', 'kiss', 'marry']);

/**
 * A child or a pupil has a part in no romance with a grown person: what would be one is told as a friendship. Two
 * pupils may fall in love; nobody under eighteen kisses or marries.
 */
export function suitGraph(graph: IdeaGraph, type: FilmType): IdeaGraph {
  const ages = agesInGraph(graph, type);
  return isMinorIn(ages) ? { ...graph, events: graph.events.map((event) => suited(event, graph, ages)) } : graph;
}

/** A film of love in which a child is, or in which a pupil is not in love with another, is one of a family. */
export function suitType(graph: IdeaGraph, type: FilmType): FilmType {
  const ages = agesInGraph(graph, type);
  if (type !== 'romance' || !isMinorIn(ages)) {
    return type;
  }
  const hasChild = [...ages.values()].some(({ group }) => group === 'child');
  const isFirstLove = graph.events.some((event) => event.deed === 'fall_in_love' && isAmongPupils(event, graph, ages));
  return isFirstLove && !hasChild ? type : 'family';
}

const isMinorIn = (ages: AgesInGraph): boolean => [...ages.values()].some(({ group }) => group !== 'grown');

function suited(event: IdeaEvent, graph: IdeaGraph, ages: AgesInGraph): IdeaEvent {
  const hasMinor = inLove(event).some((id) => (ages.get(id)?.group ?? 'grown') !== 'grown');
  const isLove = event.deed !== undefined && LOVE.has(event.deed);
  const isFirstLove = event.deed === 'fall_in_love' && isAmongPupils(event, graph, ages);
  return !isLove || !hasMinor || isFirstLove
    ? event
    : { ...event, deed: event.deed === 'kiss' ? 'embrace' : 'befriend' };
}

/** Whether everybody in it is thirteen to seventeen, or nobody whom one could be in love with: the sea, a song. */
function isAmongPupils(event: IdeaEvent, { participants }: IdeaGraph, ages: AgesInGraph): boolean {
  const people = participants.filter(({ id, kind }) => kind === 'person' && inLove(event).includes(id));
  return people.length > 0 && people.every(({ id }) => ages.get(id)?.group === 'teen');
}
