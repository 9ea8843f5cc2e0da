import type { EventId, IdeaEvent } from '../../idea/idea-graph.ts';
import type { StagedShot } from '../film-words.ts';
import { isLasting } from './deed-groups.ts';
import type { Piece } from './piece.ts';

/** What a told shot may tell beside its own event, the nearest in sense first. */
const HELPERS: readonly StagedShot['step']['kind'][] = [
  'cut_in',
  'after',
  'reaction',
  'before',
  'insert',
  'arrival',
  'want',
  'doubt',
  'passage',
  'portrait',
  'ending',
];

/** Where what goes on is told already before it is seen. */
const AHEAD: ReadonlySet<StagedShot['step']['kind']> = new Set<StagedShot['step']['kind']>([
  'want',
  'doubt',
  'passage',
  'arrival',
  'insert',
  'before',
]);

/** Limits of one shot's narration. */
interface Room {
  events: readonly IdeaEvent[];
  /** Everything is told as soon as it can be: what is advertised is named first. */
  isAhead: boolean;
  secondsOf(text: string): number;
  longestSeconds: number;
}

/**
 * In which shot each piece of the idea is told: the last that shows one of its events and has the narrator's voice,
 * else a neighbour of it. What two pieces cannot say in one breath goes to the next shot with room; nothing is lost.
 * Shots without a piece have no entry.
 */
export function assignPieces(pieces: readonly Piece[], shots: readonly StagedShot[], room: Room): Map<number, Piece[]> {
  const told = new Map<number, Piece[]>();
  const secondsAt = (at: number): number =>
    (told.get(at) ?? []).reduce((sum, { text }) => sum + room.secondsOf(text), 0);
  for (const piece of pieces) {
    const seconds = room.secondsOf(piece.text);
    const places = [...aheadOf(piece, shots, room), ...placesFor(piece.events, shots)];
    const at = places.find(
      (place) => told.get(place) === undefined || secondsAt(place) + seconds <= room.longestSeconds,
    );
    const chosen = at ?? places[0];
    if (chosen !== undefined) {
      told.set(chosen, [...(told.get(chosen) ?? []), piece]);
    }
  }
  return told;
}

/** Shots that can tell some events, the best first. */
function placesFor(events: readonly EventId[], shots: readonly StagedShot[]): number[] {
  // Events that share a shot share the shots around it.
  const related = new Set(
    shots.flatMap(({ step }) => (step.events.some((id) => events.includes(id)) ? step.events : [])),
  );
  const of = (index: number): boolean => shots[index]?.step.events.some((id) => related.has(id)) ?? false;
  const isTold = (index: number): boolean => shots[index]?.heard.kind === 'narration';
  const all = shots.map((_, index) => index);
  const deeds = all.filter((index) => shots[index]?.step.kind === 'deed' && of(index));
  const near = HELPERS.flatMap((kind) =>
    all.filter((index) => shots[index]?.step.kind === kind && of(index) && isTold(index)),
  );
  // What tells several deeds in one breath is told when the last of them is seen, and gives nothing away before.
  const inOrder = events.length > 1 ? deeds.filter(isTold).toReversed() : deeds.filter(isTold);
  return [...inOrder, ...near, ...deeds.filter((index) => !isTold(index))];
}

/** What goes on is told in the first shot that speaks of it, so that the shots until it is seen are understood. */
function aheadOf(piece: Piece, shots: readonly StagedShot[], { events, isAhead }: Room): number[] {
  const told = events.filter(({ id }) => piece.events.includes(id));
  if (told.length !== 1 || !(isAhead || told.every(isLasting))) {
    return [];
  }
  const deed = shots.findIndex(
    ({ step }) => step.kind === 'deed' && step.events.some((id) => piece.events.includes(id)),
  );
  const at = shots.findIndex(
    ({ step, heard }, index) =>
      index > 0 &&
      index < deed - 1 &&
      heard.kind === 'narration' &&
      AHEAD.has(step.kind) &&
      piece.events.includes(step.events[0] as EventId),
  );
  return at < 0 ? [] : [at];
}
