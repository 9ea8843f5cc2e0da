import type { PixelSize, StillScene } from './drawing-messages.ts';

/** A still of a shot: `quick` is small and soon replaced. */
export interface Still<Picture> {
  picture: Picture;
  quality: 'quick' | 'sharp';
}

/** Who wants a still of a scene; the newest wish of an owner replaces its earlier ones. */
interface StillWish<Picture> {
  owner: object;
  scene: StillScene;
  /** Stills that are seen are drawn before others. */
  isVisible: boolean;
  show: (still: Still<Picture>) => void;
}

export interface StillQueue<Picture> {
  /** Shows what is known at once. */
  want(wish: StillWish<Picture>): void;
  drop(owner: object): void;
}

/** The longer side of a quick still in pixels: about the time of one frame of the screen. */
const QUICK_PIXELS = 160;
/** Kept stills, in pixels of all: about as many bytes times four. */
const MOST_KEPT_PIXELS = 16_000_000;

interface Waiting<Picture> extends StillWish<Picture> {
  key: string;
  /** Increases with each wish. */
  turn: number;
  /** A quick still of it was shown. */
  isBegun: boolean;
}

/** Draws a still; gives undefined for what it cannot draw. */
export type DrawStill<Picture> = (scene: StillScene) => Promise<Picture | undefined>;

/**
 * Draws stills, quick and sharp ones beside each other, so that a quick one never waits for a sharp one. Of each kind
 * one is drawn at a time: first those that are seen, and of these the newest wish. A wish that is replaced or dropped
 * is not drawn.
 */
export function createStillQueue<Picture>(
  draw: Readonly<Record<Still<Picture>['quality'], DrawStill<Picture>>>,
): StillQueue<Picture> {
  const waiting = new Map<object, Waiting<Picture>>();
  const kept = createKeptStills<Picture>();
  const drawing = new Set<Still<Picture>['quality']>();
  let turn = 0;

  const drawNext = async (quality: Still<Picture>['quality']): Promise<void> => {
    const wishes = [...waiting.values()].filter(({ isBegun }) => isBegun === (quality === 'sharp'));
    const wish = drawing.has(quality) ? undefined : firstOf(wishes);
    if (!wish) {
      return;
    }
    drawing.add(quality);
    const scene = quality === 'sharp' ? wish.scene : { ...wish.scene, ...quickSize(wish.scene) };
    const known = kept.find(wish.key);
    const picture = known ?? (await draw[quality](scene));
    drawing.delete(quality);
    const isSharp = known !== undefined || scene.width === wish.scene.width;
    if (picture !== undefined && isSharp) {
      kept.keep(wish.key, picture, scene);
    }
    finish(wish, picture, isSharp);
    drawAll();
  };
  const drawAll = (): void => {
    void drawNext('quick');
    void drawNext('sharp');
  };
  const finish = (wish: Waiting<Picture>, picture: Picture | undefined, isSharp: boolean): void => {
    const newest = waiting.get(wish.owner);
    if (newest === wish && (isSharp || picture === undefined)) {
      waiting.delete(wish.owner);
    }
    wish.isBegun = true;
    // While somebody drags, each picture that was begun is shown though a newer one is wanted, but none after that.
    if (picture !== undefined && newest && (newest === wish || !newest.isBegun)) {
      wish.show({ picture, quality: isSharp ? 'sharp' : 'quick' });
    }
  };
  return {
    want: (wish) => {
      const key = keyOf(wish.scene);
      const known = kept.find(key);
      if (known !== undefined) {
        waiting.delete(wish.owner);
        wish.show({ picture: known, quality: 'sharp' });
        return;
      }
      waiting.set(wish.owner, { ...wish, key, turn: ++turn, isBegun: false });
      drawAll();
    },
    drop: (owner) => void waiting.delete(owner),
  };
}

function firstOf<Picture>(wishes: readonly Waiting<Picture>[]): Waiting<Picture> | undefined {
  return wishes.toSorted((one, other) => Number(other.isVisible) - Number(one.isVisible) || other.turn - one.turn)[0];
}

/** The same shape, no larger than a quick still. */
function quickSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, QUICK_PIXELS / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function keyOf({ drawing, pictures, width, height }: StillScene): string {
  return JSON.stringify([width, height, pictures.map(({ key, pictureId }) => [key, pictureId]), drawing]);
}

/** Stills by key, of which those that were not used for longest are forgotten. */
function createKeptStills<Picture>() {
  const stills = new Map<string, { picture: Picture; pixels: number }>();
  let pixels = 0;
  return {
    find(key: string): Picture | undefined {
      const found = stills.get(key);
      if (found) {
        stills.delete(key);
        stills.set(key, found);
      }
      return found?.picture;
    },
    keep(key: string, picture: Picture, { width, height }: PixelSize): void {
      if (stills.has(key)) {
        return;
      }
      stills.set(key, { picture, pixels: width * height });
      pixels += width * height;
      for (const [oldest, still] of stills) {
        if (pixels <= MOST_KEPT_PIXELS || oldest === key) {
          break;
        }
        stills.delete(oldest);
        pixels -= still.pixels;
      }
    },
  };
}
