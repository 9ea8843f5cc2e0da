import type { HeardSound } from './sound-plan.ts';

/** A moment of the film and when it is heard. */
export interface Start {
  fromSeconds: number;
  /** Time of the context at which `fromSeconds` is heard. */
  startAt: number;
}

/** When what is left of a sound is heard, and what it is played through. */
export interface PlacedSound {
  /** Time of the context at which it begins. */
  at: number;
  /** Seconds of the file that are past by then. */
  offset: number;
  /** Time of the context at which it has ended. */
  endAt: number;
  input: GainNode;
}

/** A sound between left and right keeps its power; in the middle both ears get all of it. */
const MIDDLE_GAIN = Math.SQRT2;
/** A sound at the edge of the frame still comes from the screen. */
const WIDTH = 0.7;

/** Prepares what is left of a sound, on its track; undefined where nothing is. `durationSeconds` is that of its file. */
export function placeSound(
  context: AudioContext,
  track: AudioNode,
  {
    sound,
    gain,
    durationSeconds,
    fromSeconds,
    startAt,
  }: Start & { sound: HeardSound; gain: number; durationSeconds: number },
): PlacedSound | undefined {
  const end = sound.endSeconds ?? sound.startSeconds + durationSeconds;
  // What is loaded late begins in its middle.
  const passed = context.currentTime - startAt + fromSeconds;
  const from = Math.max(sound.startSeconds, fromSeconds, passed);
  if (from >= end) {
    return undefined;
  }
  const at = startAt + from - fromSeconds;
  const input = context.createGain();
  const full = sound.gain * gain;
  input.gain.setValueAtTime(from > sound.startSeconds ? full : 0, at);
  if (from <= sound.startSeconds) {
    input.gain.linearRampToValueAtTime(full, at + sound.riseSeconds);
  }
  const endAt = startAt + end - fromSeconds;
  input.gain.setValueAtTime(full, Math.max(at + sound.riseSeconds, endAt - sound.fallSeconds));
  input.gain.linearRampToValueAtTime(0, Math.max(at + sound.riseSeconds, endAt));
  placeAcross(context, input, sound.across).connect(track);
  return { at, offset: from - sound.startSeconds, endAt, input };
}

function placeAcross(context: AudioContext, sound: GainNode, across: number): AudioNode {
  if (across === 0) {
    return sound;
  }
  const panner = context.createStereoPanner();
  panner.pan.value = WIDTH * Math.max(-1, Math.min(1, across));
  const level = context.createGain();
  level.gain.value = MIDDLE_GAIN;
  return sound.connect(panner).connect(level);
}
