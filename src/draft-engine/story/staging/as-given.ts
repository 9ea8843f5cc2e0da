import { eventsBefore } from '../idea/events-before.ts';
import type { IdeaEvent, ParticipantId } from '../idea/idea-graph.ts';
import type { FilmCast } from './who-is-cast.ts';

/** Getting something from somebody, by dictionary form. */
const RECEIVING =
  /^(?:get|receive|accept|be given|もらう|貰う|いただく|頂く|受け取る|授かる|받다|선물받다|선물 받다|건네받다|收到|得到|接过|接到)$/;

/**
 * An event of giving with those between whom it is seen. 'A girl gets an orange from an old man' is his giving it, and
 * where nobody is named, that of whom she met last; what somebody lost and another one delivers goes back to them.
 */
export function asGiven(cast: FilmCast, event: IdeaEvent): IdeaEvent {
  const loser = event.deed === 'give' && !event.isNegated ? loserOf(cast, event) : undefined;
  return loser === undefined ? asReceived(cast, event) : { ...event, roles: { ...event.roles, recipient: [loser] } };
}

/** Whoever dropped or lost what is brought to nobody in particular. */
function loserOf(cast: FilmCast, { id, roles, to }: IdeaEvent): ParticipantId | undefined {
  const { agent = [], patient = [], recipient } = roles;
  if (recipient !== undefined || to !== undefined || agent.length === 0) {
    return undefined;
  }
  return eventsBefore(cast.graph.events, id)
    .filter(({ deed }) => deed === 'drop' || deed === 'lose')
    .filter((other) => other.roles.patient?.some((one) => patient.includes(one)))
    .flatMap((other) => other.roles.agent ?? [])
    .findLast((one) => isSomebodyElse(cast, one, agent));
}

function asReceived(cast: FilmCast, event: IdeaEvent): IdeaEvent {
  const { agent = [], patient = [], recipient = [], ...roles } = event.roles;
  const isReceived = RECEIVING.test(event.predicate) && !event.isNegated && agent.length > 0 && isThing(cast, patient);
  const giver = isReceived ? giverOf(cast, event, agent, recipient) : undefined;
  return giver === undefined
    ? event
    : { ...event, deed: 'give', roles: { ...roles, agent: [giver], patient, recipient: agent } };
}

const isThing = ({ things }: FilmCast, ids: readonly ParticipantId[]): boolean =>
  things.some(({ participant }) => participant !== undefined && ids.includes(participant.id));

/** Whoever is said to give it, else the last one who took part in what came before. */
function giverOf(
  cast: FilmCast,
  event: IdeaEvent,
  getting: readonly ParticipantId[],
  said: readonly ParticipantId[],
): ParticipantId | undefined {
  const met = eventsBefore(cast.graph.events, event.id).flatMap(({ roles }) => [
    ...(roles.recipient ?? []),
    ...(roles.patient ?? []),
    ...(roles.agent ?? []),
  ]);
  const canGive = (id: ParticipantId): boolean => isSomebodyElse(cast, id, getting);
  return said.find(canGive) ?? met.findLast(canGive);
}

/** A person who is there and does not do it. */
const isSomebodyElse = ({ members }: FilmCast, id: ParticipantId, doers: readonly ParticipantId[]): boolean =>
  !doers.includes(id) &&
  members.some(
    ({ participant, figure }) => participant.id === id && participant.presence === 'here' && figure.kind === 'person',
  );
