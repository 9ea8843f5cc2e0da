import type { EventId, ParticipantId } from '../idea/idea-graph.ts';

/** Why a shot is in the film. */
const STEP_KINDS = [
  /** Where and when it is, and who is there. */
  'opening',
  /** Somebody is shown: who they are and what they are like. */
  'portrait',
  /** What the hero wishes for. */
  'want',
  /** Whoever does it comes there, with what it needs. */
  'arrival',
  /** The thing that it needs, from near. */
  'insert',
  /** About to do it. */
  'before',
  /** An event of the idea, seen happening. */
  'deed',
  /** The event again, nearer: its second half, and how it ends. */
  'cut_in',
  /** The face of whomever it concerns. */
  'reaction',
  /** What the event did, and to whom. */
  'after',
  /** Whether it will come out well. */
  'doubt',
  /** Two speak of what goes on. */
  'talk',
  /** Time goes by. */
  'passage',
  /** How it is left. */
  'ending',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One shot of the film, by what it is there for. */
export interface PlotStep {
  kind: StepKind;
  /** What the shot tells; the first is what is seen. A step between events names the one that it belongs to. */
  events: EventId[];
  /** Who is in front of the camera, whom it is about first. */
  who: ParticipantId[];
  /** 0 for the first of its kind that belongs to this event, then 1, 2 … */
  round: number;
}

/**
 * What the shots around the events are for first. `deed`: the main event is covered from all sides; `people`: whoever
 * takes part is shown and answers; `whole`: all events are covered alike; `talk`: what goes on is spoken of.
 */
export const PLOT_EMPHASES = ['deed', 'people', 'whole', 'talk'] as const;
export type PlotEmphasis = (typeof PLOT_EMPHASES)[number];

/** The events of an idea as the shots of a film. */
export interface Plot {
  /** Whom the film is about. */
  hero: ParticipantId | undefined;
  /** Everybody with a face, the hero first. */
  cast: ParticipantId[];
  steps: PlotStep[];
}
