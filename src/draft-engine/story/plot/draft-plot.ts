import type { DeedId } from '../idea/deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { isAway } from '../longed-for.ts';
import { isHere } from './cast-of-idea.ts';
import type { PlotStep, StepKind } from './plot.ts';

/** A plot of the idea's own events that still has room. */
export interface Room {
  graph: IdeaGraph;
  hero: ParticipantId | undefined;
  cast: readonly ParticipantId[];
  /** One step for each event that has a shot, in order. */
  told: readonly PlotStep[];
  shotCount: number;
}

/** Deeds by which somebody or something comes into the story. */
const BRINGING: ReadonlySet<DeedId> = new Set<DeedId>([
  'build',
  'make',
  'bake',
  'cook',
  'draw',
  'paint',
  'write',
  'sew',
  'meet',
  'find',
  'discover',
]);

/** In which order shots stand before an event, and after it. */
const BEFORE: readonly StepKind[] = [
  'opening',
  'portrait',
  'passage',
  'talk',
  'want',
  'doubt',
  'arrival',
  'insert',
  'before',
];
const AFTER: readonly StepKind[] = ['cut_in', 'reaction', 'talk', 'after', 'ending'];

/** Each round of shots after an event stands together; the ending is last. */
const rankAfter = ({ kind, round }: PlotStep): number =>
  kind === 'ending' ? Infinity : round * AFTER.length + AFTER.indexOf(kind);

/** What stands around one told event. */
interface Slot {
  deed: PlotStep;
  before: PlotStep[];
  after: PlotStep[];
}

/** A plot that is being filled: one slot for each told event. */
export interface Draft {
  slots: readonly Slot[];
  /** The slot of the main event. */
  mainAt: number;
  /** Whoever the film opens on. */
  opening: ParticipantId[];
  steps(): PlotStep[];
  count(): number;
  countOf(kind: StepKind): number;
  countAt(at: number, kind: StepKind): number;
  eventAt(at: number): IdeaEvent | undefined;
  /** The slots of the other events of the idea, and of those that it only implies. */
  others: number[];
  implied: number[];
  /** True for somebody of the cast whom no told event shows. */
  isUnseen(id: ParticipantId): boolean;
  add(at: number, kind: StepKind, who?: ParticipantId[], side?: 'before' | 'after'): boolean;
  addTalk(at: number, side: 'before' | 'after'): boolean;
  /** Whoever the idea says more of than a noun, or no event shows, is shown once by itself, before it first acts. */
  addPortrait(id: ParticipantId): boolean;
}

export function createDraft(room: Room): Draft {
  const { graph, told, cast } = room;
  const events = new Map<EventId, IdeaEvent>(graph.events.map((event) => [event.id, event]));
  const byId = new Map<ParticipantId, Participant>(graph.participants.map((one) => [one.id, one]));
  const isThere = (id: ParticipantId): boolean => isHere(byId.get(id) as Participant);
  const base: PlotStep[] =
    told.length > 0 ? [...told] : [{ kind: 'deed', events: [], who: [...cast].slice(0, 2), round: 0 }];
  const slots: Slot[] = base.map((deed) => ({ deed, before: [], after: [] }));
  const foundMain = slots.findIndex(({ deed }) => deed.events.some((id) => events.get(id)?.isMain));
  const mainAt = foundMain < 0 ? slots.length - 1 : foundMain;
  const slotAt = (at: number): Slot => slots[at] as Slot;
  const all = ({ before, deed, after }: Slot): PlotStep[] => [...before, deed, ...after];
  const steps = (): PlotStep[] => slots.flatMap(all);

  const isUnseen = (id: ParticipantId): boolean => !slots.some(({ deed }) => deed.who.includes(id));
  const aside = slots.map((_, at) => at).filter((at) => at !== mainAt);
  const isAdded = (at: number): boolean => slotAt(at).deed.events.every(isImplied);

  /** What is made or turns up in an event cannot speak before it. */
  const isYetToCome = (id: ParticipantId, at: number): boolean =>
    slots.slice(at).some(({ deed }) =>
      deed.events.some((event) => {
        const { deed: done, roles } = events.get(event) as IdeaEvent;
        return (
          roles.result?.includes(id) ||
          (done !== undefined && BRINGING.has(done) && roles.patient?.includes(id) === true)
        );
      }),
    );

  const toldIds = slots.flatMap(({ deed }) => deed.events);
  const isAwayAt = (id: ParticipantId, at: number): boolean =>
    isAway({ graph, told: toldIds }, slots[at]?.deed.events.at(-1), id);

  const add: Draft['add'] = (at, kind, who, side = AFTER.includes(kind) ? 'after' : 'before') => {
    const { deed, before, after } = slotAt(at);
    const round = steps().filter((each) => each.kind === kind && each.events[0] === deed.events[0]).length;
    const added: PlotStep = { kind, events: deed.events.slice(0, 1), who: who ?? deed.who, round };
    if (side === 'before') {
      before.push(added);
      before.sort((one, other) => BEFORE.indexOf(one.kind) - BEFORE.indexOf(other.kind));
    } else {
      after.push(added);
      after.sort((one, other) => rankAfter(one) - rankAfter(other));
    }
    return true;
  };

  return {
    slots,
    mainAt,
    opening: cast.filter((id) => isThere(id) && !isAwayAt(id, 0)).slice(0, 1),
    steps,
    count: () => steps().length,
    countOf: (kind) => steps().filter((step) => step.kind === kind).length,
    countAt: (at, kind) => all(slotAt(at)).filter((step) => step.kind === kind).length,
    eventAt: (at) => events.get(slotAt(at).deed.events[0] as EventId),
    others: aside.filter((at) => !isAdded(at)),
    implied: aside.filter(isAdded),
    isUnseen,
    add,
    addTalk(at, side) {
      const canTalk = [...slotAt(at).deed.who, ...cast].filter(
        (id) =>
          cast.includes(id) &&
          isThere(id) &&
          !isAwayAt(id, side === 'before' ? at - 1 : at) &&
          !isYetToCome(id, side === 'before' ? at : at + 1),
      );
      const who = [...new Set(canTalk)].slice(0, 2);
      return who.length === 2 && add(at, 'talk', who, side);
    },
    addPortrait(id) {
      const one = byId.get(id) as Participant;
      const isKnown = steps().some(({ kind, who }) => kind === 'portrait' && who[0] === id);
      const says = one.qualities.length > 0 || !isHere(one) || id === room.hero || isUnseen(id);
      const at = slots.findIndex(({ deed }) => deed.who.includes(id));
      return says && !isKnown && add(Math.max(0, at), 'portrait', [id]);
    },
  };
}
