import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import type { PixelSize } from '../drawing/drawing-messages.ts';
import { createFileBank } from './file-bank.ts';
import type { PreviewFilm, ShotPart } from './preview-film.ts';
import { createPreviewPicture } from './preview-picture.ts';
import { shuttle, type ShuttleKey } from './shuttle.ts';
import { createSoundOutput } from './sound-output.ts';

/** What a screen does with a preview. Times are seconds of the film. */
export interface PreviewTransport {
  play(): void;
  pause(): void;
  toggle(): void;
  seek(seconds: number): void;
  /**
   * Goes to the first frame in which a shot is seen alone, after what it is mixed with. False where the shot is not in
   * the video.
   */
  seekToShot(shotId: string): boolean;
  /** By frames, also backwards. */
  step(frames: number): void;
  shuttle(key: ShuttleKey): void;
  readonly seconds: number;
  readonly durationSeconds: number;
  /** Called for each picture that is shown, without any rendering by React. Returns how to end it. */
  onTime(listener: (seconds: number) => void): () => void;
  readonly state: PreviewState;
  onState(listener: () => void): () => void;
}

/** A new object for each change. */
interface PreviewState {
  /** 1 as the film runs, negative backwards, 0 stands. */
  rate: number;
  /** True where what is seen is drawn now. */
  isDrawnLive: boolean;
}

export interface PreviewPlayer extends PreviewTransport {
  setFilm(film: PreviewFilm): void;
  /** Where it is shown, and in which size in pixels. */
  setCanvas(canvas: HTMLCanvasElement | null, size: PixelSize): void;
  setVolume(volume: number): void;
  /** The waveform of a sound of a film (`readPeaks`); undefined where its file cannot be read. */
  readPeaks(film: PreviewFilm, source: string): Promise<Float32Array | undefined>;
  /** Gives back threads, videos and sound; playing takes them again. */
  release(): void;
}

/** Clips that are loaded before others: the shots from the one that is seen. */
const SHOTS_AHEAD = 2;
/** Standing so long, it may soon play from there. */
const PREPARE_MILLISECONDS = 150;

export function createPreviewPlayer(): PreviewPlayer {
  const bank = createFileBank();
  const sound = createSoundOutput(bank);
  const times = new Set<(seconds: number) => void>();
  const states = new Set<() => void>();
  let film: PreviewFilm | undefined;
  let state: PreviewState = { rate: 0, isDrawnLive: false };
  /** The position at a time of the clock. */
  let anchor = { seconds: 0, clock: 0 };
  let painting: number | undefined;

  const paintSoon = (): void => {
    painting ??= requestAnimationFrame(() => {
      painting = undefined;
      paint();
      if (state.rate !== 0) {
        paintSoon();
      }
    });
  };
  const picture = createPreviewPicture(bank, paintSoon);

  const duration = (): number => film?.schedule.durationSeconds ?? 0;
  const clamp = (seconds: number): number => Math.max(0, Math.min(duration(), seconds));
  const position = (): number =>
    state.rate === 0
      ? anchor.seconds
      : // The first sound comes a moment after the order.
        clamp(anchor.seconds + Math.max(0, sound.now() - anchor.clock) * state.rate);
  const setState = (next: Partial<PreviewState>): void => {
    const changed = { ...state, ...next };
    if (changed.rate !== state.rate || changed.isDrawnLive !== state.isDrawnLive) {
      state = changed;
      states.forEach((listener) => listener());
    }
  };
  /** Runs from a moment at a speed; sound is heard at the film's own speed only. */
  const run = (seconds: number, rate: number): void => {
    sound.stop();
    const clock = film && rate === 1 ? sound.start(film.sound, seconds) : sound.now();
    anchor = { seconds, clock };
    setState({ rate });
    paintSoon();
  };
  let ordered = 0;
  let preparing: ReturnType<typeof setTimeout> | undefined;
  const begin = async (rate: number): Promise<void> => {
    const order = ++ordered;
    if (state.rate === 0) {
      // The clock may be another one when sound is allowed.
      await sound.open();
    }
    if (order === ordered) {
      const isAtEnd = rate > 0 && position() >= duration() - 1 / FRAMES_PER_SECOND;
      run(isAtEnd ? 0 : position(), rate);
    }
  };
  const stand = (seconds: number): void => {
    ordered += 1;
    sound.stop();
    anchor = { seconds: clamp(seconds), clock: 0 };
    setState({ rate: 0 });
    paintSoon();
    // While the place is dragged it is another one at once.
    clearTimeout(preparing);
    preparing = setTimeout(() => film && sound.prepare(film.sound, position()), PREPARE_MILLISECONDS);
  };
  const seek = (seconds: number): void => {
    if (state.rate === 0) {
      stand(seconds);
    } else {
      run(clamp(seconds), state.rate);
    }
  };

  const paint = (): void => {
    if (!film) {
      return;
    }
    const seconds = position();
    const ended = state.rate > 0 ? seconds >= duration() : state.rate < 0 && seconds <= 0;
    if (ended) {
      stand(seconds);
    }
    setState({ isDrawnLive: picture.show(film, { seconds, rate: state.rate }) });
    times.forEach((listener) => listener(seconds));
  };

  /** Sounds and clips in the order in which they are needed from here. */
  const loadFiles = ({ parts, sound: plan, schedule }: PreviewFilm): void => {
    const here = position();
    const seen = schedule.shots.findIndex(({ endSeconds }) => endSeconds > here);
    const loadClips = (list: readonly ShotPart[]): void => {
      for (const { clip } of list) {
        if (clip && !bank.find(clip.source)) {
          void bank.load(clip).then((file) => file && paintSoon());
        }
      }
    };
    loadClips(parts.slice(Math.max(0, seen), Math.max(0, seen) + SHOTS_AHEAD));
    sound.prepare(plan, here);
    loadClips([...parts.slice(Math.max(0, seen)), ...parts]);
  };

  return {
    play: () => void begin(1),
    pause: () => stand(position()),
    toggle: () => {
      if (state.rate === 0) {
        void begin(1);
      } else {
        stand(position());
      }
    },
    seek,
    seekToShot: (shotId) => {
      const index = film?.schedule.shots.findIndex(({ id }) => id === shotId) ?? -1;
      const span = film?.schedule.spans[index];
      if (span) {
        seek((span.startFrame + span.headFrames) / FRAMES_PER_SECOND);
      }
      return span !== undefined;
    },
    step: (count) => stand((Math.round(position() * FRAMES_PER_SECOND) + count) / FRAMES_PER_SECOND),
    shuttle: (key) => {
      const rate = shuttle(state.rate, key);
      if (rate === 0) {
        stand(position());
      } else {
        void begin(rate);
      }
    },
    get seconds() {
      return position();
    },
    get durationSeconds() {
      return duration();
    },
    get state() {
      return state;
    },
    onTime: (listener) => {
      times.add(listener);
      return () => void times.delete(listener);
    },
    onState: (listener) => {
      states.add(listener);
      return () => void states.delete(listener);
    },
    setFilm: (next) => {
      const before = film;
      const here = position();
      film = next;
      const there = before ? samePlace(before, next, here) : here;
      if (state.rate === 0) {
        anchor = { seconds: clamp(there), clock: 0 };
      } else if (there !== here) {
        run(there, state.rate);
      } else {
        sound.follow(next.sound);
      }
      loadFiles(next);
      paintSoon();
    },
    setCanvas: (canvas, size) => {
      picture.setCanvas(canvas, size);
      paintSoon();
    },
    setVolume: (volume) => sound.setVolume(volume),
    readPeaks: (of, source) => sound.readPeaks(of.sound, source),
    release: () => {
      stand(position());
      clearTimeout(preparing);
      if (painting !== undefined) {
        cancelAnimationFrame(painting);
        painting = undefined;
      }
      bank.stop();
      sound.close();
      picture.release();
    },
  };
}

/** The same moment of the same shot, where the shots before it have other lengths now. */
function samePlace(before: PreviewFilm, next: PreviewFilm, seconds: number): number {
  const shot = before.schedule.shots.findLast(({ startSeconds }) => startSeconds <= seconds);
  const now = next.schedule.shots.find(({ id }) => id === shot?.id);
  if (!shot || !now || shot.startSeconds === now.startSeconds) {
    return seconds;
  }
  const inShot = Math.min(seconds - shot.startSeconds, now.endSeconds - now.startSeconds - 1 / FRAMES_PER_SECOND);
  return now.startSeconds + Math.max(0, inShot);
}
