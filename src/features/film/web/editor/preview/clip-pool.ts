import type { FileBank } from './file-bank.ts';

/** Videos of clips: few are alive, those that are seen and those that come next. */
export interface ClipPool {
  /** Names the clips that are needed, the most urgent first; the videos of others are reused. */
  arrange(sources: readonly string[]): void;
  /** The video of a clip, as soon as a picture of it can be shown. */
  find(source: string): HTMLVideoElement | undefined;
  /** Brings the videos that are seen to their moments, and stops the others. */
  follow(shown: readonly ClipMoment[], rate: number): void;
  release(): void;
}

/** A moment of a clip. */
interface ClipMoment {
  source: string;
  seconds: number;
}

const MOST_ALIVE = 3;
/** A video runs a little faster or slower while it is off by this, and jumps when it is off by more; seconds. */
const OFF = { followed: 0.03, jumped: 0.3 };
const CORRECTION = 0.08;
/** While it stands, a moment is as near as half a frame. */
const NEAR_SECONDS = 1 / 48;

interface Slot {
  source: string;
  video: HTMLVideoElement;
  link: string;
}

/** `onPicture` is called when a video that stands can show another picture. */
export function createClipPool(bank: FileBank, onPicture: () => void): ClipPool {
  const slots: Slot[] = [];

  const load = (slot: Slot, source: string): void => {
    const file = bank.find(source);
    if (!file) {
      return;
    }
    URL.revokeObjectURL(slot.link);
    slot.source = source;
    slot.link = URL.createObjectURL(file);
    slot.video.src = slot.link;
  };
  const open = (): Slot => {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.addEventListener('loadeddata', onPicture);
    video.addEventListener('seeked', onPicture);
    const slot = { source: '', video, link: '' };
    slots.push(slot);
    return slot;
  };
  const slotOf = (source: string): Slot | undefined => slots.find((slot) => slot.source === source);
  return {
    arrange: (sources) => {
      const wanted = sources.filter((source) => bank.find(source)).slice(0, MOST_ALIVE);
      for (const source of wanted) {
        if (!slotOf(source)) {
          const free = slots.find((slot) => !wanted.includes(slot.source));
          const slot = free ?? (slots.length < MOST_ALIVE ? open() : undefined);
          if (slot) {
            load(slot, source);
          }
        }
      }
    },
    find: (source) => {
      const video = slotOf(source)?.video;
      return video && !video.error && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? video : undefined;
    },
    follow: (shown, rate) => {
      for (const { source, video } of slots) {
        const moment = shown.find((each) => each.source === source);
        if (!moment) {
          video.pause();
        } else if (rate === 1) {
          keepUp(video, moment.seconds);
        } else {
          stand(video, moment.seconds);
        }
      }
    },
    release: () => {
      for (const { video, link } of slots.splice(0)) {
        video.removeAttribute('src');
        video.load();
        URL.revokeObjectURL(link);
      }
    },
  };
}

function keepUp(video: HTMLVideoElement, seconds: number): void {
  if (video.seeking || video.ended) {
    return;
  }
  const off = video.currentTime - seconds;
  if (Math.abs(off) > OFF.jumped) {
    video.currentTime = seconds;
  }
  const direction = Math.abs(off) > OFF.followed ? -Math.sign(off) : 0;
  video.playbackRate = 1 + direction * CORRECTION;
  if (video.paused) {
    void video.play().catch(() => undefined);
  }
}

function stand(video: HTMLVideoElement, seconds: number): void {
  if (!video.paused) {
    video.pause();
  }
  // A jump that was begun is waited for, so that something is seen while one drags.
  if (!video.seeking && Math.abs(video.currentTime - seconds) > NEAR_SECONDS) {
    video.currentTime = seconds;
  }
}
