import type { DeedId } from '../../idea/deeds.ts';
import { isUnseen } from '../../idea/feelings.ts';
import type { IdeaEvent, Participant, ParticipantId, Role } from '../../idea/idea-graph.ts';
import { isImplied } from '../../idea/implied-ids.ts';
import type { FilmFacts } from '../film-words.ts';

/** Whom and what a title names. */
export interface TitleSubject {
  hero: ParticipantId | undefined;
  /** What or whom the film is about beside the hero. */
  object: ParticipantId | undefined;
  /** Whose the object is: its owner, or the hero where they make, give or play it. */
  owner: ParticipantId | undefined;
  /** The object is somebody: it is named beside the hero. */
  isSomebody: boolean;
}

/** By these a thing is the doer's own. */
const MAKES_IT_THEIRS: ReadonlySet<DeedId> = new Set<DeedId>([
  ...(['give', 'show', 'write', 'draw', 'paint', 'cook', 'bake', 'build', 'make', 'sew', 'plant'] as const),
  ...(['grow_plants', 'play_music', 'sing', 'dance', 'dream', 'forget', 'remember', 'sell'] as const),
]);
const BEINGS: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'animal', 'spirit', 'robot']);
const OBJECT_ROLES: readonly Role[] = ['patient', 'result', 'recipient', 'topic', 'companion', 'instrument'];

/** Of those that a language can name: who does the main deed, what the film is about beside them, and whose that is. */
export function titleSubjectOf(
  { graph, plot }: FilmFacts,
  main: IdeaEvent | undefined,
  isNameable: (id: ParticipantId) => boolean,
): TitleSubject {
  const byId = new Map(graph.participants.map((one) => [one.id, one]));
  const doers = [...(main?.roles.agent ?? []), plot.hero].filter((id) => id !== undefined);
  const hero =
    doers.find((id) => isNameable(id) && BEINGS.has(byId.get(id)?.kind ?? 'abstract')) ?? doers.find(isNameable);
  const heroWords = byId.get(hero as ParticipantId)?.words ?? '';
  const [best] = graph.participants
    .filter((one) => one.id !== hero && isTitleWord(one) && isNameable(one.id) && !heroWords.includes(one.words))
    .toSorted((one, other) => weightOf(other, graph.events, main) - weightOf(one, graph.events, main));
  if (best === undefined) {
    return { hero, object: undefined, owner: undefined, isSomebody: false };
  }
  const named = ownerOf(best, graph.participants);
  const owner = named !== undefined && isNameable(named) ? named : undefined;
  const isSomebody = owner === undefined && BEINGS.has(best.kind);
  const isTheirs = hero !== undefined && !isSomebody && isMadeBy(hero, best.id, graph.events);
  return { hero, object: best.id, owner: owner ?? (isTheirs ? hero : undefined), isSomebody };
}

const FOUND: ReadonlySet<DeedId> = new Set<DeedId>(['find', 'discover', 'steal', 'search']);

/** Whether somebody makes, gives or plays a thing that they did not come upon. */
function isMadeBy(doer: ParticipantId, thing: ParticipantId, events: readonly IdeaEvent[]): boolean {
  const deeds = events.flatMap(({ deed, roles }) => {
    const isOfThing = [roles.patient, roles.result, roles.topic].some((ids) => ids?.includes(thing));
    return deed !== undefined && isOfThing && roles.agent?.includes(doer) ? [deed] : [];
  });
  return deeds.some((deed) => MAKES_IT_THEIRS.has(deed)) && !deeds.some((deed) => FOUND.has(deed));
}

const isTitleWord = (one: Participant): boolean =>
  !isImplied(one.id) && one.kind !== 'abstract' && one.concept?.startsWith('place.') !== true && !isUnseen(one);

const WEIGHTS: Readonly<Partial<Record<Role, number>>> = {
  patient: 4,
  result: 4,
  companion: 4,
  recipient: 2,
  instrument: 1,
};

/** How much the film is about somebody or something: part in the main deed first, then how often it is spoken of. */
function weightOf(one: Participant, events: readonly IdeaEvent[], main: IdeaEvent | undefined): number {
  const partIn = (event: IdeaEvent): Role | undefined =>
    OBJECT_ROLES.find((role) => event.roles[role]?.includes(one.id));
  const inMain = main && partIn(main);
  const ofMain = inMain === undefined ? 0 : (WEIGHTS[inMain] ?? 3);
  const others = events.filter((event) => event !== main && event.describes === undefined && partIn(event)).length;
  const isTold = one.relations.length > 0 || events.some(({ describes }) => describes === one.id);
  const isThing = one.kind === 'thing' || one.relations.length > 0;
  return (
    ofMain +
    others +
    (one.spans.length - 1) * (isThing ? 2 : 1) +
    Number(isTold || one.qualities.length > 0) +
    (isThing ? 0.5 : 0)
  );
}

const OWNER_WORD = /^(?:owner|主人|失主|持ち主|飼い主|주인)$/;

/** '할머니' of her dress: somebody to whom it belongs. */
function ownerOf(one: Participant, others: readonly Participant[]): ParticipantId | undefined {
  const of = one.relations.find(({ to }) => BEINGS.has(others.find(({ id }) => id === to)?.kind ?? 'abstract'))?.to;
  const keeper = others.find(
    ({ relations, qualities }) =>
      relations.some(({ to }) => to === one.id) &&
      [...relations, ...qualities].some(({ words }) => OWNER_WORD.test(words)),
  );
  return BEINGS.has(one.kind) && one.kind !== 'spirit' ? undefined : (of ?? keeper?.id);
}
