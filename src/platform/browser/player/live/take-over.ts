import type { LivePlayback } from './live-playback.ts';

/** The finished film may be so far from what is shown when it takes over: less than a frame. */
const NEAR_SECONDS = 0.02;
/** Time that a browser gets to reach a place before it is due. */
const FIRST_LEAD_SECONDS = 0.4;
const MOST_LEAD_SECONDS = 3;
/** How much faster or slower the finished film plays while it catches up. */
const CATCH_UP = 0.12;
/** After this time it takes over however near it is. */
const MOST_CATCHING_SECONDS = 4;
const LOOK_MILLISECONDS = 12;
const FADE_MILLISECONDS = 60;

/** Sound as the person has set it. */
export interface Sound {
  muted: boolean;
  volume: number;
}

/**
 * Lets a finished film take over from its pieces: at the same place, playing on if they played, without a jump in
 * picture or sound. Resolves when the finished film is what is to be seen. Rejects when it cannot be loaded, or with
 * the signal's reason.
 */
export async function takeOver(
  live: LivePlayback,
  finished: HTMLVideoElement,
  { soundOf, signal }: { soundOf(): Sound; signal: AbortSignal },
): Promise<void> {
  finished.muted = true;
  finished.preload = 'auto';
  await until(finished, () => finished.readyState >= 1, signal);
  for (let lead = FIRST_LEAD_SECONDS; live.isPlaying() && !live.isWaiting() && lead < MOST_LEAD_SECONDS; lead *= 2) {
    await goTo(finished, live.seconds() + lead, signal);
    const early = finished.currentTime - live.seconds();
    if (early < 0 || !live.isPlaying() || live.isWaiting()) {
      continue;
    }
    await pause(early * 1000, signal);
    await finished.play();
    await catchUp(live, finished, signal);
    await fade(live, finished, soundOf());
    return;
  }
  // What was never begun stays where it is: a search for its first frame, which is black, takes the poster away.
  if (live.seconds() > 0 || live.isPlaying()) {
    await goTo(finished, live.seconds(), signal);
  }
  Object.assign(finished, soundOf());
  if (live.isPlaying()) {
    await finished.play();
  }
  live.pause();
}

async function goTo(finished: HTMLVideoElement, seconds: number, signal: AbortSignal): Promise<void> {
  finished.currentTime = Math.min(seconds, finished.duration);
  await until(finished, () => !finished.seeking && (finished.readyState >= 3 || finished.ended), signal);
}

/** Plays a little faster or slower until both are at the same place. */
async function catchUp(live: LivePlayback, finished: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const until = performance.now() + MOST_CATCHING_SECONDS * 1000;
  let near = 0;
  while (near < 3 && performance.now() < until && live.isPlaying() && !live.isWaiting()) {
    const behind = live.seconds() - finished.currentTime;
    near = Math.abs(behind) < NEAR_SECONDS ? near + 1 : 0;
    finished.playbackRate = near > 0 ? 1 : 1 + Math.max(-CATCH_UP, Math.min(CATCH_UP, behind * 2));
    await pause(LOOK_MILLISECONDS, signal);
  }
  finished.playbackRate = 1;
}

async function fade(live: LivePlayback, finished: HTMLVideoElement, sound: Sound): Promise<void> {
  if (!sound.muted) {
    finished.volume = 0;
    finished.muted = false;
    const began = performance.now();
    for (let share = 0; share < 1; share = Math.min(1, (performance.now() - began) / FADE_MILLISECONDS)) {
      finished.volume = sound.volume * share;
      live.setSound({ muted: false, volume: sound.volume * (1 - share) });
      await pause(LOOK_MILLISECONDS);
    }
  }
  Object.assign(finished, sound);
  live.pause();
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (signal?.aborted ? reject(signal.reason as Error) : resolve()), milliseconds);
  });
}

/** Waits for a state of a video. Rejects when it cannot be loaded. */
async function until(video: HTMLVideoElement, isSo: () => boolean, signal: AbortSignal): Promise<void> {
  while (!isSo()) {
    if (video.error) {
      throw new Error(`the finished film could not be loaded: ${video.error.message}`);
    }
    await pause(LOOK_MILLISECONDS, signal);
  }
}
