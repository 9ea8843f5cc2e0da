import type { IdeaEvent, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isHere } from './cast-of-idea.ts';
import { canCover, facesOfEvent, type CoverageKind } from './coverage.ts';
import { createDraft, type Draft, type Room } from './draft-plot.ts';
import type { PlotEmphasis, PlotStep } from './plot.ts';

/** How many are introduced one by one. */
const MOST_PORTRAITS = 3;
/** From so many shots on a film may pause more than once. */
const LONG_FILM = 12;

/** One more shot, put where it belongs; false where there is nothing to show. */
type Filler = () => boolean;

/**
 * Fills a film around its events, the most telling first: what its emphasis asks for, then the main event as an editor
 * covers it, then the others, then whoever is in them, and only then what they wish and doubt.
 */
export function fillBetween(room: Room, emphasis: PlotEmphasis): PlotStep[] {
  const draft = createDraft(room);
  const fillers = [...LEADING[emphasis](room, draft), ...covering(room, draft), ...pausing(room, draft)];
  for (const fill of fillers) {
    if (draft.count() >= room.shotCount) {
      break;
    }
    fill();
  }
  fillAgain(room, draft);
  return draft.steps().slice(0, room.shotCount);
}

/** Shots that an emphasis puts before all others; the film has its ending in any case. */
const LEADING: Readonly<Record<PlotEmphasis, (room: Room, draft: Draft) => Filler[]>> = {
  deed: () => [],
  people: (room, draft) => [
    ending(draft),
    opening(draft),
    ...[draft.mainAt, ...draft.others].map((at) => coverer(room, draft)(at, 'reaction')),
    ...room.cast.slice(0, MOST_PORTRAITS).map((id) => () => draft.addPortrait(id)),
  ],
  whole: (room, draft) => [
    ending(draft),
    ...draft.others.map((at) => coverer(room, draft)(at, 'cut_in')),
    ...draft.others.map((at) => coverer(room, draft)(at, 'reaction')),
  ],
  talk: (room, draft) => [
    ending(draft),
    opening(draft),
    talk(draft),
    ...[draft.mainAt, ...draft.others].map((at) => coverer(room, draft)(at, 'reaction')),
    () => draft.add(draft.mainAt, 'after'),
  ],
};

const ending =
  (draft: Draft): Filler =>
  () =>
    draft.countOf('ending') === 0 && draft.add(draft.slots.length - 1, 'ending');

const opening =
  (draft: Draft): Filler =>
  () =>
    draft.countOf('opening') === 0 && draft.add(0, 'opening', draft.opening);

/** Two speak before the main event. */
const talk =
  (draft: Draft): Filler =>
  () =>
    draft.countAt(draft.mainAt, 'talk') === 0 && draft.addTalk(draft.mainAt, 'before');

/** Shots of the idea's own events and people. */
function covering(room: Room, draft: Draft): Filler[] {
  const { slots, mainAt, others, implied } = draft;
  const cover = coverer(room, draft);
  const isOpenedBy = (at: number): boolean => at === 0 && slots[0]?.before[0]?.kind === 'opening';
  return [
    ending(draft),
    cover(mainAt, 'cut_in'),
    opening(draft),
    cover(mainAt, 'reaction'),
    ...room.cast
      .filter((id) => draft.isUnseen(id))
      .slice(0, MOST_PORTRAITS)
      .map((id) => () => draft.addPortrait(id)),
    () => !isOpenedBy(mainAt) && cover(mainAt, 'arrival')(),
    cover(mainAt, 'insert'),
    ...others.map((at) => cover(at, 'cut_in')),
    cover(mainAt, 'arrival'),
    ...others.map((at) => cover(at, 'reaction')),
    ...others.map((at) => cover(at, 'insert')),
    ...others.map((at) => cover(at, 'arrival')),
    cover(mainAt, 'reaction', Math.min(2, facesOfEvent(room, draft.eventAt(mainAt)))),
    ...implied.map((at) => cover(at, 'cut_in')),
    ...implied.map((at) => cover(at, 'reaction')),
  ];
}

/** Shots in which nothing of the idea happens. */
function pausing(room: Room, draft: Draft): Filler[] {
  const { mainAt } = draft;
  const hero = heroOf(room);
  return [
    ...room.cast.slice(0, MOST_PORTRAITS).map((id) => () => draft.addPortrait(id)),
    talk(draft),
    () => isWished(room, draft.eventAt(mainAt)) && draft.add(mainAt, 'want', hero),
    () => draft.add(mainAt, 'after'),
    coverer(room, draft)(mainAt, 'before'),
    ...draft.others.map((at) => () => draft.add(at, 'after')),
    () => draft.add(mainAt, 'doubt', hero),
  ];
}

/** What is left to fill: events from other sides in turn, and what stands between them in a long film. */
function fillAgain(room: Room, draft: Draft): void {
  const hero = heroOf(room);
  const cover = coverer(room, draft);
  const isLong = room.shotCount >= LONG_FILM;
  const once = (kind: 'passage' | 'doubt') => (at: number) =>
    (isLong || draft.countOf(kind) === 0) && draft.add(at, kind, hero);
  const ways: readonly ((at: number) => boolean)[] = [
    once('passage'),
    (at) => (isLong || draft.countOf('talk') === 0) && draft.addTalk(at, 'before'),
    (at) => cover(at, 'cut_in', 2)(),
    (at) => cover(at, 'reaction', 2)(),
    (at) => draft.add(at, 'after'),
    once('doubt'),
    (at) => cover(at, 'before', 2)(),
  ];
  for (let turn = 0; draft.count() < room.shotCount; turn++) {
    const at = turn % draft.slots.length;
    ways[Math.floor(turn / draft.slots.length) % ways.length]?.(at);
  }
}

/** Covers an event by one more shot of a kind, up to `most` of them. */
const coverer =
  (room: Room, draft: Draft) =>
  (at: number, kind: CoverageKind, most = 1): Filler =>
  () =>
    draft.countAt(at, kind) < most && canCover(room, draft.eventAt(at), kind) && draft.add(at, kind);

const heroOf = ({ hero }: Room): ParticipantId[] => (hero === undefined ? [] : [hero]);

/** True where an event is longed for, and what it is about can be seen in a thought. */
function isWished({ graph }: Room, event: IdeaEvent | undefined): boolean {
  const isMeant = (one: Participant | undefined): boolean =>
    one !== undefined && (isHere(one) ? one.concept !== undefined && one.isNearest !== true : true);
  const { patient = [], result = [], topic = [] } = event?.roles ?? {};
  const isLongedFor = event?.mood === 'wants' || event?.deed === 'dream' || event?.mood === 'tries';
  return (
    isLongedFor &&
    [...result, ...patient, ...topic].some((id) => isMeant(graph.participants.find((one) => one.id === id)))
  );
}
