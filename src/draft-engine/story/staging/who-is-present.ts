import type { IdeaEvent } from '../idea/idea-graph.ts';
import { isAway } from '../longed-for.ts';
import type { CastMember } from '../words/film-words.ts';
import type { SeenDeedId } from './deeds/closer-deeds.ts';
import type { FilmCast } from './who-is-cast.ts';

/** Deeds in which the dead are seen: their death, and what is done to their bodies. */
const SHOWS_THE_DEAD: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>([
  'die',
  'kill',
  'find_dead',
  'make_up',
  'lay_to_rest',
]);
/** Deeds by which somebody comes to be gone. */
const GOING_AWAY: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>([
  'leave',
  'vanish',
  'part',
  'flee',
  'be_sent_away',
  'lose',
  'chase',
  'follow',
  'go_missing',
  'abduct',
  'drive_out',
  'see_off',
]);
/** Deeds by which the missing are there again. */
const BRINGS_BACK: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>([
  'find',
  'discover',
  'meet',
  'rescue',
  'free',
  'recognise',
  'embrace',
  'catch',
  'take_along',
]);
const ENDS: ReadonlySet<string> = new Set(['die', 'kill']);

/**
 * True where somebody is on the stage in an event: whoever is there and not only longed for, and the dead and the
 * missing until they are gone.
 */
export function isPresentIn(cast: FilmCast, event: IdeaEvent, seen: SeenDeedId, member: CastMember): boolean {
  const { presence, id } = member.participant;
  if (presence === 'here') {
    return !isAway(cast, event.id, id);
  }
  const nobodyIsHere = cast.members.every(({ participant }) => participant.presence !== 'here');
  if (nobodyIsHere && presence !== 'imagined') {
    return true;
  }
  if (presence === 'dead') {
    const isDone = event.mood === 'does' || event.mood === 'begins';
    return (SHOWS_THE_DEAD.has(seen) && isDone) || GOING_AWAY.has(seen) || diesAfter(cast, event, id);
  }
  return (GOING_AWAY.has(seen) || isBackIn(cast, event, seen, id)) && presence !== 'imagined' && presence !== 'dreamt';
}

/** True where somebody who was missing is found in this event or was in one before it. */
function isBackIn(
  { graph, told }: FilmCast,
  { id }: IdeaEvent,
  seen: SeenDeedId,
  who: CastMember['participant']['id'],
): boolean {
  return told.slice(0, told.indexOf(id) + 1).some((earlier) => {
    const event = graph.events.find((each) => each.id === earlier);
    const deed = earlier === id ? seen : event?.deed;
    return deed !== undefined && BRINGS_BACK.has(deed) && event?.mood === 'does' && isDoneTo(event, who);
  });
}

const isDoneTo = ({ roles }: IdeaEvent, who: CastMember['participant']['id']): boolean =>
  [...(roles.patient ?? []), ...(roles.recipient ?? []), ...(roles.companion ?? [])].includes(who);

/** True where the film tells later how they came to be dead, or that they were found. */
function diesAfter({ graph, told }: FilmCast, { id }: IdeaEvent, who: CastMember['participant']['id']): boolean {
  const at = told.indexOf(id);
  return told.slice(at + 1).some((later) => {
    const event = graph.events.find((each) => each.id === later);
    const takesPart = [...(event?.roles.agent ?? []), ...(event?.roles.patient ?? [])].includes(who);
    return event?.deed !== undefined && takesPart && (ENDS.has(event.deed) || isFound(event, who));
  });
}

const isFound = ({ deed, roles }: IdeaEvent, who: CastMember['participant']['id']): boolean =>
  (deed === 'find' || deed === 'discover') && roles.patient?.includes(who) === true;

/** True for somebody of whom the film tells that they are found. */
export const isFoundIn = ({ graph, told }: FilmCast, { participant }: CastMember): boolean =>
  graph.events.some((event) => told.includes(event.id) && isFound(event, participant.id));
