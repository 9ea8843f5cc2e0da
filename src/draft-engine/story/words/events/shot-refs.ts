import { contentOf } from '../../idea/content-of.ts';
import type { IdeaEvent, ParticipantId, Role } from '../../idea/idea-graph.ts';
import type { FilmFacts, StagedShot } from '../film-words.ts';
import { type EventGroup, groupOf } from './deed-groups.ts';
import type { FilmTongue, ShotRefs } from './film-tongue.ts';

/** The event that a shot shows or belongs to. */
export const eventOf = ({ graph }: FilmFacts, { step }: StagedShot): IdeaEvent | undefined =>
  graph.events.find(({ id }) => id === step.events[0]);

/** What is done with somebody and not only beside them. */
const TOGETHER: ReadonlySet<EventGroup> = new Set<EventGroup>([
  'meeting',
  'parting',
  'fighting',
  'competing',
  'loving',
]);

/** Whom and what a shot's event is about. */
export function refsOf(shot: StagedShot, facts: FilmFacts, tongue: FilmTongue): ShotRefs {
  const { plot, things } = facts;
  const event = eventOf(facts, shot);
  const cast = new Set(plot.cast);
  const isCast = (id: ParticipantId): boolean => cast.has(id);
  const told = event && tongue.pieces.find(({ events }) => events.includes(event.id));
  const group = groupOf(event);
  const inRoles = (...names: Role[]): ParticipantId[] => names.flatMap((name) => event?.roles[name] ?? []);
  const isTogether = group !== undefined && TOGETHER.has(group);
  const who = [told?.subject, ...inRoles('agent'), ...shot.step.who, plot.hero].find(
    (id) => id !== undefined && isCast(id),
  );
  const beside = inRoles('recipient', 'patient', ...(isTogether ? (['companion'] as const) : []), 'topic', 'agent');
  const other = beside.find((id) => id !== who && isCast(id));
  const thing = inRoles('patient', 'result', 'topic', 'instrument')
    .filter((id) => !isCast(id))
    .find((id) => things.some(({ participant }) => participant?.id === id && participant.kind === 'thing'));
  const place = tongue.placeName(shot);
  return {
    ...(who === undefined ? {} : { who }),
    ...(other === undefined ? {} : { other }),
    ...(thing === undefined ? {} : { thing }),
    ...(place === undefined ? {} : { place }),
  };
}

/** The event that is asked, said or told in another one, where it speaks of nobody of that one. */
export function contentApart({ graph }: FilmFacts, { id, roles }: IdeaEvent): IdeaEvent | undefined {
  const inIt = new Set(Object.values(roles).flat());
  const content = contentOf(graph.events, { id });
  const isApart =
    content !== undefined &&
    Object.values(content.roles)
      .flat()
      .every((one) => !inIt.has(one));
  return isApart && !content.isNegated ? content : undefined;
}
