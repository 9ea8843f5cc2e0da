import type { DeedId } from '../idea/deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
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

/** How many are introduced one by one. */
const MOST_PORTRAITS = 3;

/** What may stand around one told event. */
interface Slot {
  deed: PlotStep;
  before: PlotStep[];
  after: PlotStep[];
}

/** One more shot, put where it belongs; false where there is nothing to show. */
type Filler = () => boolean;

/** Puts what the idea leaves open between its events, the most telling first, until every shot has its step. */
export function fillBetween(room: Room): PlotStep[] {
  const draft = createDraft(room);
  const { slots, mainAt } = draft;
  const others = slots.map((_, at) => at).filter((at) => at !== mainAt);
  const isMainLast = mainAt === slots.length - 1;
  const first: Filler[] = [
    () => (isMainLast ? draft.addAfter(mainAt, 'ending') : draft.addAfter(slots.length - 1, 'ending')),
    () => draft.addBefore(0, 'opening', draft.opening),
    () => draft.addBefore(mainAt, 'before'),
    () => (isMainLast ? false : draft.addAfter(mainAt, 'after')),
    () => draft.addTalk(mainAt, 'before'),
    ...room.cast.slice(0, MOST_PORTRAITS).map((id) => () => draft.addPortrait(id)),
    () => draft.addBefore(0, 'want', hero(room)),
    ...others.map((at) => () => draft.addAfter(at, 'after')),
    () => draft.addBefore(mainAt, 'doubt', hero(room)),
    () => (isMainLast ? draft.addAfter(mainAt, 'after') : draft.addTalk(slots.length - 1, 'after')),
    ...others.map((at) => () => draft.addBefore(at, 'before')),
  ];
  for (const fill of first) {
    if (draft.count() >= room.shotCount) {
      break;
    }
    fill();
  }
  const again: readonly ((at: number) => boolean)[] = [
    (at) => draft.addBefore(at, 'passage', hero(room)),
    (at) => draft.addTalk(at, 'before'),
    (at) => draft.addAfter(at, 'after'),
    (at) => draft.addBefore(at, 'doubt', hero(room)),
    (at) => draft.addBefore(at, 'before'),
  ];
  for (let turn = 0; draft.count() < room.shotCount; turn++) {
    const at = turn % slots.length;
    const kind = Math.floor(turn / slots.length) % again.length;
    again[kind]?.(at);
  }
  return draft.steps().slice(0, room.shotCount);
}

const hero = (room: Room): ParticipantId[] => (room.hero === undefined ? [] : [room.hero]);

function createDraft(room: Room) {
  const { graph, told } = room;
  const byEvent = new Map<EventId, IdeaEvent>(graph.events.map((event) => [event.id, event]));
  const byId = new Map<ParticipantId, Participant>(graph.participants.map((one) => [one.id, one]));
  const base: PlotStep[] =
    told.length > 0 ? [...told] : [{ kind: 'deed', events: [], who: [...room.cast].slice(0, 2), round: 0 }];
  const slots: Slot[] = base.map((deed) => ({ deed, before: [], after: [] }));
  const foundMain = slots.findIndex(({ deed }) => deed.events.some((id) => byEvent.get(id)?.isMain));
  const mainAt = foundMain < 0 ? slots.length - 1 : foundMain;
  const steps = (): PlotStep[] => slots.flatMap(({ before, deed, after }) => [...before, deed, ...after]);
  const step = (at: number, kind: StepKind, who?: ParticipantId[]): PlotStep => {
    const { deed } = slots[at] as Slot;
    const round = steps().filter((each) => each.kind === kind && each.events[0] === deed.events[0]).length;
    return { kind, events: deed.events.slice(0, 1), who: who ?? deed.who, round };
  };
  /** What is made or turns up in an event cannot speak before it. */
  const isYetToCome = (id: ParticipantId, at: number): boolean =>
    slots.slice(at).some(({ deed }) =>
      deed.events.some((event) => {
        const { deed: done, roles } = byEvent.get(event) as IdeaEvent;
        return (
          roles.result?.includes(id) ||
          (done !== undefined && BRINGING.has(done) && roles.patient?.includes(id) === true)
        );
      }),
    );
  const speakers = (at: number, side: 'before' | 'after'): ParticipantId[] => {
    const canTalk = [...(slots[at]?.deed.who ?? []), ...room.cast].filter((id) => {
      const one = byId.get(id);
      const isThere = one !== undefined && isHere(one) && room.cast.includes(id);
      return isThere && !isYetToCome(id, side === 'before' ? at : at + 1);
    });
    return [...new Set(canTalk)].slice(0, 2);
  };
  return {
    slots,
    mainAt,
    steps,
    count: () => steps().length,
    /** Whoever the film opens on: the hero, where the idea has one that is there. */
    opening: room.cast.filter((id) => isHere(byId.get(id) as Participant)).slice(0, 1),
    addBefore(at: number, kind: StepKind, who?: ParticipantId[]): boolean {
      const slot = slots[at] as Slot;
      const added = step(at, kind, who);
      if (kind === 'opening') {
        slot.before.unshift(added);
      } else if (kind === 'before') {
        slot.before.push(added);
      } else {
        const last = slot.before.at(-1)?.kind === 'before' ? slot.before.length - 1 : slot.before.length;
        slot.before.splice(last, 0, added);
      }
      return true;
    },
    addAfter(at: number, kind: StepKind): boolean {
      const slot = slots[at] as Slot;
      const isEnded = slot.after.at(-1)?.kind === 'ending';
      slot.after.splice(isEnded ? slot.after.length - 1 : slot.after.length, 0, step(at, kind));
      return true;
    },
    addTalk(at: number, side: 'before' | 'after'): boolean {
      const who = speakers(at, side);
      if (who.length < 2) {
        return false;
      }
      return side === 'before' ? this.addBefore(at, 'talk', who) : this.addTalkAfter(at, who);
    },
    addTalkAfter(at: number, who: ParticipantId[]): boolean {
      const slot = slots[at] as Slot;
      slot.after.splice(0, 0, step(at, 'talk', who));
      return true;
    },
    /** Whoever the idea says more of than a noun is shown once by itself, before it first acts. */
    addPortrait(id: ParticipantId): boolean {
      const one = byId.get(id);
      const at = slots.findIndex(({ deed }) => deed.who.includes(id));
      const says = one && (one.qualities.length > 0 || !isHere(one) || id === room.hero);
      if (!says) {
        return false;
      }
      const slot = slots[Math.max(0, at)] as Slot;
      const opened = slot.before[0]?.kind === 'opening' ? 1 : 0;
      slot.before.splice(opened, 0, { kind: 'portrait', events: slot.deed.events.slice(0, 1), who: [id], round: 0 });
      return true;
    },
  };
}
