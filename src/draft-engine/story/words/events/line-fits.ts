import { LANGUAGES } from '#src/shared/language/languages.ts';
import { isOfFood } from '../../food.ts';
import { isCollective } from '../../idea/collectives.ts';
import type { IdeaEvent, IdeaGraph, Participant, Role } from '../../idea/idea-graph.ts';

/** Whether what is said around a deed is true of one event. */
export type LineFits = (graph: Pick<IdeaGraph, 'participants'>, event: IdeaEvent) => boolean;

const BEINGS: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'animal', 'spirit', 'robot']);

function inRole(graph: Pick<IdeaGraph, 'participants'>, { roles }: IdeaEvent, role: Role): Participant[] {
  const ids = new Set(roles[role]);
  return graph.participants.filter(({ id }) => ids.has(id));
}

const areThings = (those: readonly Participant[]): boolean =>
  those.length > 0 && those.every(({ kind }) => kind === 'thing');

/** It is done to things, and to nobody. */
export const toThings: LineFits = (graph, event) => areThings(inRole(graph, event, 'patient'));

/** Whoever or whatever does it is a thing. */
export const byThings: LineFits = (graph, event) => areThings(inRole(graph, event, 'agent'));

/** It is done to somebody. */
export const toSomebody: LineFits = (graph, event) =>
  inRole(graph, event, 'patient').some(({ kind }) => BEINGS.has(kind));

/** Nobody is heard, seen or understood by it, so that it can be spoken of to whoever is there. */
export const toNobody: LineFits = (graph, event) =>
  (['patient', 'topic'] as const).every((role) => !inRole(graph, event, role).some(({ kind }) => BEINGS.has(kind)));

/** Nobody is told or given anything by it. */
export const forNobody: LineFits = (_, { roles }) => (roles.recipient ?? []).length === 0;

/** One alone does it. */
export const byOne: LineFits = (graph, event) => {
  const [agent, other] = inRole(graph, event, 'agent');
  const isTeam = LANGUAGES.some((language) => isCollective(agent?.words ?? '', language));
  return agent?.count === 1 && !isTeam && other === undefined && (event.roles.companion ?? []).length === 0;
};

/** Whoever sends somebody away does not wish them well. */
const SENDS_AWAY =
  /^(?:fire|dismiss|lay off|expel|evict|banish|exile|divorce|abandon|dump|drive out)\b|解雇|开除|赶|驱逐|离婚|抛弃|해고|쫓아|추방|이혼|버리|追い出|追放|離婚|捨て/;

/** Those who part wish each other well. */
export const asFriends: LineFits = (_, { predicate, roles }) =>
  roles.agent !== undefined && !SENDS_AWAY.test(predicate);

/** What is eaten or drunk is food. */
export const ofFood: LineFits = isOfFood;

/** Shared or lent, and not handed over: nobody says that it is for the other. */
export const isHanded: LineFits = (_, { predicate }) =>
  !/^(?:share|split|lend|loan)\b|分享|共|借|分け合|貸|나누|빌려/u.test(predicate);
