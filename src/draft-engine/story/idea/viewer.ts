import type { DeedId } from './deeds.ts';
import type { IdeaGraph, Participant } from './idea-graph.ts';

const TURNED_TO: ReadonlySet<DeedId> = new Set<DeedId>(['watch', 'laugh', 'speak', 'meet', 'show', 'think']);
const TURNED_ROLES: ReadonlySet<string> = new Set(['patient', 'recipient', 'topic']);

/**
 * True for the camera that somebody looks at, smiles at or speaks to, where nothing else is done with it: whoever
 * watches the film, and no thing in it.
 */
export function isViewer({ id, concept, count, qualities, relations }: Participant, { events }: IdeaGraph): boolean {
  const uses = events.flatMap(({ deed, roles }) =>
    Object.entries(roles).flatMap(([role, ids]) => (ids.includes(id) ? [{ deed, role }] : [])),
  );
  return (
    concept === 'thing.camera' &&
    count === 1 &&
    qualities.length + relations.length === 0 &&
    uses.length > 0 &&
    uses.every(({ deed, role }) => deed !== undefined && TURNED_TO.has(deed) && TURNED_ROLES.has(role))
  );
}
