import type { IdeaEvent, Role } from '../../idea/idea-graph.ts';
import { isLongedForIn } from '../../longed-for.ts';
import { TOLD_TYPES } from '../../telling/told-types.ts';
import type { CastMember, FilmFacts, StagedShot } from '../film-words.ts';
import { canSpeak } from './can-speak.ts';

/** Those to whom or with whom something is done, the nearest first. */
const BESIDE: readonly Role[] = ['recipient', 'patient', 'companion', 'topic', 'result'];

/** Somebody who can say something in a shot in which nothing is told, and to whom. */
export interface SideSpeaker {
  speaker: CastMember;
  hearer?: CastMember;
  /** Nobody knows yet what happens. */
  isBefore: boolean;
}

/**
 * Who can speak in a shot that stands beside its event: before it whom it is done to asks, afterwards whoever did it
 * says something first. Nobody where a narrator tells everything, and nobody to whoever cannot answer.
 */
export function sideSpeakers(shot: StagedShot, event: IdeaEvent | undefined, facts: FilmFacts): SideSpeaker[] {
  const { members, type } = facts;
  const when = MOMENTS[shot.step.kind];
  if (!event || !when || TOLD_TYPES.has(type)) {
    return [];
  }
  const seen = new Set(shot.actors.map(({ characterKey }) => characterKey));
  const inRoles = (roles: readonly Role[]): CastMember | undefined =>
    roles
      .flatMap((role) => event.roles[role] ?? [])
      .flatMap(
        (id) => members.find(({ participant, figure }) => participant.id === id && figure.kind !== 'thing') ?? [],
      )
      .at(0);
  const doer = inRoles(['agent']);
  const other = inRoles(BESIDE);
  const speaks = (one: CastMember | undefined): one is CastMember =>
    one !== undefined &&
    seen.has(one.key) &&
    one.participant.presence === 'here' &&
    one.participant.count === 1 &&
    !isLongedForIn(event, one.participant.id) &&
    canSpeak(one.participant, type);
  if (when === 'before') {
    return speaks(doer) && speaks(other) ? [{ speaker: other, hearer: doer, isBefore: true }] : [];
  }
  const isAnswered = isAnswering(other, event, { shot, type });
  return [
    ...(speaks(doer) && isAnswered
      ? [{ speaker: doer, isBefore: false, ...(other === undefined ? {} : { hearer: other }) }]
      : []),
    ...(speaks(other) && doer !== undefined && canSpeak(doer.participant, type)
      ? [{ speaker: other, isBefore: false, hearer: doer }]
      : []),
  ];
}

/** Whoever is spoken to can answer, or is not there; at the end one speaks to a cat too, which needs not answer. */
const isAnswering = (
  other: CastMember | undefined,
  event: IdeaEvent,
  { shot, type }: { shot: StagedShot; type: FilmFacts['type'] },
): boolean =>
  other === undefined ||
  isLongedForIn(event, other.participant.id) ||
  canSpeak(other.participant, type) ||
  (shot.step.kind === 'ending' && other.participant.kind === 'animal');

const MOMENTS: Readonly<Partial<Record<StagedShot['step']['kind'], 'before' | 'after'>>> = {
  arrival: 'before',
  insert: 'before',
  before: 'before',
  cut_in: 'after',
  after: 'after',
  ending: 'after',
};
