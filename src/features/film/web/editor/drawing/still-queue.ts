import type { PixelSize, StillScene } from './drawing-messages.ts';

/** A still of a shot: `quick` is small and soon replaced. */
export interface Still<Picture> {
  picture: Picture;
  quality: 'quick' | 'sharp';
}

/** Who wants a still of a scene; the newest wish of an owner replaces its earlier ones. */
export interface StillWish<Picture> {
  owner: object;
  scene: StillScene;
  /** Stills that are seen are drawn before others. */
  isVisible: boolean;
  show: (still: Still<Picture>) => void;
}

export interface StillQueue<Picture> {
  /** The sharp still of a scene, where it is known. */
  find(scene: StillScene): Picture | undefined;
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

/**
 * Draws stills one at a time: first those that are seen, of these quick ones before sharp ones, and of these the newest
 * wish. A wish that is replaced or dropped is not drawn. `draw` gives undefined for what it cannot draw.
 */
export function createStillQueue<Picture>(
  draw: (scene: StillScene) => Promise<Picture | undefined>,
): StillQueue<Picture> {
  const waiting = new Map<object, Waiting<Picture>>();
  const kept = createKeptStills<Picture>();
  let turn = 0;
  let isDrawing = false;

  const drawNext = async (): Promise<void> => {
    const wish = isDrawing ? undefined : firstOf([...waiting.values()]);
    if (!wish) {
      return;
    }
    isDrawing = true;
    const scene = wish.isBegun ? wish.scene : { ...wish.scene, ...quickSize(wish.scene) };
    const isSharp = scene.width === wish.scene.width;
    const known = kept.find(wish.key);
    const picture = known ?? (await draw(scene));
    isDrawing = false;
    if (picture !== undefined && isSharp) {
      kept.keep(wish.key, picture, scene);
    }
    finish(wish, picture, isSharp || known !== undefined);
    void drawNext();
  };
  const finish = (wish: Waiting<Picture>, picture: Picture | undefined, isSharp: boolean): void => {
    const isStillWanted = waiting.get(wish.owner) === wish;
    const isReplaced = waiting.has(wish.owner) && !isStillWanted;
    if (isStillWanted && (isSharp || picture === undefined)) {
      waiting.delete(wish.owner);
    }
    wish.isBegun = true;
    // While somebody drags, each picture that was begun is shown, though a newer one is wanted.
    if (picture !== undefined && (isStillWanted || isReplaced)) {
      wish.show({ picture, quality: isSharp ? 'sharp' : 'quick' });
    }
  };
  return {
    find: (scene) => kept.find(keyOf(scene)),
    want: (wish) => {
      waiting.set(wish.owner, { ...wish, key: keyOf(wish.scene), turn: ++turn, isBegun: false });
      void drawNext();
    },
    drop: (owner) => void waiting.delete(owner),
  };
}

function firstOf<Picture>(wishes: readonly Waiting<Picture>[]): Waiting<Picture> | undefined {
  const rank = (wish: Waiting<Picture>): number => (wish.isVisible ? 2 : 0) + (wish.isBegun ? 0 : 1);
  return wishes.toSorted((one, other) => rank(other) - rank(one) || other.turn - one.turn)[0];
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
