import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { layersAt, type Layer } from '../../../timeline/shots-in-cut.ts';
import type { PixelSize } from '../drawing/drawing-messages.ts';
import { createClipPool } from './clip-pool.ts';
import type { FileBank } from './file-bank.ts';
import { createLiveFrames } from './live-frames.ts';
import type { PreviewFilm, ShotPart } from './preview-film.ts';

/** The picture of a preview: clips and drawn shots, mixed as in the cut. */
export interface PreviewPicture {
  /** Shows a moment of a film that runs at this speed, 0 where it stands. Returns true where it is drawn live. */
  show(film: PreviewFilm, moment: { seconds: number; rate: number }): boolean;
  /** Where it is shown, and in which size in pixels. */
  setCanvas(canvas: HTMLCanvasElement | null, size: PixelSize): void;
  release(): void;
}

/** While it runs, pictures are drawn no larger than this: the longer side in pixels. */
const LIVE_PIXELS = 640;

type ShownBy = 'clip' | 'drawn';

/** What is seen in a moment. */
interface Shown {
  layer: Layer;
  part: ShotPart;
  by: ShownBy;
}

/** `onPicture` is called when another picture of the last moment can be shown. */
export function createPreviewPicture(bank: FileBank, onPicture: () => void): PreviewPicture {
  const clips = createClipPool(bank, onPicture);
  const frames = createLiveFrames(onPicture);
  let canvas: HTMLCanvasElement | null = null;
  let size: PixelSize = { width: 640, height: 360 };
  let before: readonly Shown[] = [];

  const isLoaded = ({ clip }: ShotPart): boolean => clip !== undefined && bank.find(clip.source) !== undefined;
  /** While the film runs, a shot that began to be drawn is drawn to its end. */
  const sourceOf = (part: ShotPart, rate: number): ShownBy => {
    const isBegun = before.some((each) => each.part.shotId === part.shotId && each.by === 'drawn');
    return isLoaded(part) && !(isBegun && rate !== 0) ? 'clip' : 'drawn';
  };
  const followClips = (film: PreviewFilm, shown: readonly Shown[], { seconds, rate }: Moment): void => {
    const direction = rate < 0 ? -1 : 1;
    const first = shown[0]?.layer.shot ?? 0;
    const near = [...shown.map(({ layer }) => layer.shot), first + direction, first + 2 * direction];
    clips.arrange(near.flatMap((shot) => film.parts[shot]?.clip?.source ?? []));
    const moments = shown.flatMap(({ layer: { shot, frame }, part: { clip }, by }) => {
      const inShot = seconds - (film.schedule.spans[shot]?.startFrame ?? 0) / FRAMES_PER_SECOND;
      // While it stands, the middle of a frame is surely that frame.
      if (by !== 'clip' || !clip) {
        return [];
      }
      const inPoint = clip.inFrame / FRAMES_PER_SECOND;
      return [{ source: clip.source, seconds: inPoint + (rate === 1 ? inShot : (frame + 0.5) / FRAMES_PER_SECOND) }];
    });
    clips.follow(moments, rate);
  };
  const drawLive = ({ parts }: PreviewFilm, shown: readonly Shown[], rate: number): void => {
    const liveSize = rate === 0 ? size : smaller(size);
    for (const { layer, part, by } of shown) {
      if (by === 'drawn') {
        frames.want({ part, lane: layer.shot, frame: layer.frame, size: liveSize });
      }
    }
    // The next shot is composed before it is seen.
    const next = (shown[0]?.layer.shot ?? 0) + 1;
    const part = parts[next];
    if (rate === 1 && shown.length === 1 && part && !isLoaded(part)) {
      frames.want({ part, lane: next, frame: 0, size: liveSize });
    }
  };
  const pictureOf = ({ part, by }: Shown): CanvasImageSource | undefined =>
    (by === 'clip' && part.clip ? clips.find(part.clip.source) : undefined) ?? frames.find(part.shotId);

  return {
    show: (film, moment) => {
      const shown = layersOf(film, moment).flatMap((layer): Shown[] => {
        const part = film.parts[layer.shot];
        return part ? [{ layer, part, by: sourceOf(part, moment.rate) }] : [];
      });
      before = shown;
      followClips(film, shown, moment);
      drawLive(film, shown, moment.rate);
      mix(
        canvas,
        shown.map((each) => ({ opacity: each.layer.opacity, picture: pictureOf(each) })),
      );
      return shown.some(({ by }) => by === 'drawn');
    },
    setCanvas: (next, nextSize) => {
      canvas = next;
      size = nextSize;
      if (next && (next.width !== size.width || next.height !== size.height)) {
        next.width = size.width;
        next.height = size.height;
      }
    },
    release: () => {
      clips.release();
      frames.release();
      before = [];
    },
  };
}

interface Moment {
  seconds: number;
  rate: number;
}

/** What is seen in a moment; standing at its end, a film shows its last picture as it was before it faded to black. */
function layersOf({ schedule }: PreviewFilm, { seconds, rate }: Moment): Layer[] {
  const frame = Math.min(schedule.frames - 1, Math.floor(seconds * FRAMES_PER_SECOND + 1e-6));
  const layers = layersAt(schedule.spans, frame);
  return rate === 0 && seconds >= schedule.durationSeconds ? layers.map((layer) => ({ ...layer, opacity: 1 })) : layers;
}

/** Paints layers over black. Until the first picture of a shot is there, what was painted before stays. */
function mix(
  canvas: HTMLCanvasElement | null,
  layers: readonly { opacity: number; picture: CanvasImageSource | undefined }[],
): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context || layers[0]?.picture === undefined) {
    return;
  }
  context.globalAlpha = 1;
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const { opacity, picture } of layers) {
    if (picture) {
      context.globalAlpha = opacity;
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    }
  }
}

/** The same shape, no larger than can be drawn many times a second. */
function smaller({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, LIVE_PIXELS / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
