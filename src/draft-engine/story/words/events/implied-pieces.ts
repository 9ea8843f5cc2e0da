import type { EventId } from '../../idea/idea-graph.ts';
import { isImplied } from '../../idea/implied-ids.ts';
import type { FilmFacts } from '../film-words.ts';
import type { Piece } from './piece.ts';

const withEvents = (facts: FilmFacts, areImplied: boolean): FilmFacts => ({
  ...facts,
  graph: { ...facts.graph, events: facts.graph.events.filter(({ id }) => isImplied(id) === areImplied) },
});

/**
 * The pieces of a film in the order of its events: what the idea says in its own words, where they are in the film's
 * language; what it only implies from deeds and roles.
 */
export function piecesOf<Told extends Piece>(
  facts: FilmFacts,
  own: (facts: FilmFacts) => Told[],
  fromRoles: (facts: FilmFacts) => Told[],
): Told[] {
  if (!facts.isOwnLanguage) {
    return fromRoles(facts);
  }
  const order = new Map<EventId, number>(facts.graph.events.map(({ id }, index) => [id, index]));
  const at = ({ events }: Told): number => Math.min(...events.map((id) => order.get(id) ?? 0));
  const implied = fromRoles(withEvents(facts, true));
  const said = own(withEvents(facts, false));
  return implied.length === 0 ? said : [...said, ...implied].sort((one, other) => at(one) - at(other));
}

/** What an idea says itself, where it says anything: an outline needs no small deeds. */
export function saidFirst<Told extends Piece>(pieces: readonly Told[]): readonly Told[] {
  const said = pieces.filter(({ events }) => events.some((id) => !isImplied(id)));
  return said.length > 0 ? said : pieces;
}
