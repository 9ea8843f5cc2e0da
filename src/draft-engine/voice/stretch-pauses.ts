import type { SpokenSound } from './spoken-sound.ts';

const SHORTEST_PAUSE_SECONDS = 0.06;

/** Scales the pauses inside a sentence by a factor; the speech is unchanged. */
export function stretchPauses(spoken: SpokenSound, factor: number): SpokenSound {
  const { sampleRate, samples, sounds } = spoken;
  const edits: { atSeconds: number; addSeconds: number }[] = [];
  sounds.forEach((sound, index) => {
    const isInside = index > 0 && index < sounds.length - 1;
    const length = sound.endSeconds - sound.startSeconds;
    if (!isInside || (sound.phoneme !== '' && sound.phoneme !== 'pau') || length < SHORTEST_PAUSE_SECONDS) {
      return;
    }
    const addSeconds = Math.max(length * factor, SHORTEST_PAUSE_SECONDS) - length;
    // Half of the removed part is before the middle, so that neither neighbour is cut.
    edits.push({ atSeconds: (sound.startSeconds + sound.endSeconds + Math.min(0, addSeconds)) / 2, addSeconds });
  });
  const pieces: Float32Array[] = [];
  let from = 0;
  for (const edit of edits) {
    const at = Math.round(edit.atSeconds * sampleRate);
    pieces.push(samples.subarray(from, at));
    const change = Math.round(edit.addSeconds * sampleRate);
    if (change > 0) {
      pieces.push(new Float32Array(change));
    }
    from = at + Math.max(0, -change);
  }
  pieces.push(samples.subarray(from));
  const moved = (seconds: number): number => {
    let result = seconds;
    for (const { atSeconds, addSeconds } of edits) {
      if (seconds > atSeconds) {
        result += addSeconds > 0 ? addSeconds : Math.max(addSeconds, atSeconds - seconds);
      }
    }
    return result;
  };
  const move = <Timed extends { startSeconds: number; endSeconds: number }>(timed: Timed): Timed => ({
    ...timed,
    startSeconds: moved(timed.startSeconds),
    endSeconds: moved(timed.endSeconds),
  });
  return { sampleRate, samples: join(pieces), words: spoken.words.map(move), sounds: sounds.map(move) };
}

function join(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
