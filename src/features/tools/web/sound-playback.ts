/** A sound that can be played: its place, and what changes it. */
export interface SoundPlayback {
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  /** Whether it begins again at its end. */
  repeat(repeats: boolean): void;
  seconds(): number;
  close(): void;
}

/** The one that is playing: another one stops it. */
let playing: SoundPlayback | undefined;

function takeTurn(next: SoundPlayback): void {
  if (playing !== next) {
    playing?.pause();
  }
  playing = next;
}

/** Plays a sound as the browser does: at once, whatever its length. `onChange` hears whether it plays. */
export function playFile(blob: Blob, onChange: (plays: boolean) => void): SoundPlayback {
  const address = URL.createObjectURL(blob);
  const audio = new Audio(address);
  audio.addEventListener('play', () => onChange(true));
  audio.addEventListener('pause', () => onChange(false));
  const playback: SoundPlayback = {
    play: async () => {
      takeTurn(playback);
      await audio.play();
    },
    pause: () => audio.pause(),
    seek: (seconds) => {
      audio.currentTime = seconds;
    },
    repeat: (repeats) => {
      audio.loop = repeats;
    },
    seconds: () => audio.currentTime,
    close: () => {
      audio.pause();
      audio.removeAttribute('src');
      URL.revokeObjectURL(address);
    },
  };
  return playback;
}

/**
 * Plays a sound whose end leads into its beginning, to the sample: a browser's own player leaves a gap where it begins
 * again. `onChange` hears whether it plays.
 */
export function playLoop(blob: Blob, onChange: (plays: boolean) => void): SoundPlayback {
  let context: AudioContext | undefined;
  let buffer: AudioBuffer | undefined;
  let node: AudioBufferSourceNode | undefined;
  let place = 0;
  let began = 0;
  let repeats = true;
  const seconds = (): number => {
    if (!node || !context || !buffer) {
      return place;
    }
    const passed = place + context.currentTime - began;
    return repeats ? passed % buffer.duration : Math.min(passed, buffer.duration);
  };
  const stop = (): void => {
    place = seconds();
    if (node) {
      node.onended = null;
      node.stop();
      node = undefined;
    }
  };
  const start = (): void => {
    if (!context || !buffer) {
      return;
    }
    node = new AudioBufferSourceNode(context, { buffer, loop: repeats });
    node.connect(context.destination);
    node.onended = () => {
      node = undefined;
      place = 0;
      onChange(false);
    };
    began = context.currentTime;
    node.start(0, place);
  };
  const playback: SoundPlayback = {
    play: async () => {
      takeTurn(playback);
      context ??= new AudioContext();
      // It is waited for only after the press that allows it.
      const allowed = context.resume();
      buffer ??= await context.decodeAudioData(await blob.arrayBuffer());
      await allowed;
      stop();
      start();
      onChange(true);
    },
    pause: () => {
      stop();
      onChange(false);
    },
    seek: (to) => {
      const plays = node !== undefined;
      stop();
      place = to;
      if (plays) {
        start();
      }
    },
    repeat: (next) => {
      place = seconds();
      began = context?.currentTime ?? 0;
      repeats = next;
      if (node) {
        node.loop = next;
      }
    },
    seconds,
    close: () => {
      stop();
      void context?.close();
    },
  };
  return playback;
}
