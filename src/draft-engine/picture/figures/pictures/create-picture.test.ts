import { describe, expect, test } from 'vitest';
import { pictureFigure } from '#src/draft-engine/story/figure-spec.ts';
import { POSES } from '#src/draft-engine/story/film-plan.ts';
import { FRAMINGS } from '#src/shared/catalogue/shots.ts';
import { TEST_PERSON, testActor, testDrawing, testSurfaces } from '#tests/build/measured-stage.ts';
import { fromRgb } from '../../colour.ts';
import type { Surface } from '../../drawing-surface.ts';
import type { DrawnActor, ShotDrawing } from '../../shot-drawing.ts';
import { stageWithPictures } from '../../stage.ts';
import { drawStill } from '../../still.ts';
import { createFigure } from '../create-figure.ts';
import { cutPicture } from './cut-picture.ts';

const FRAME = { width: 320, height: 180 };
/** A colour that no scene has of itself. */
const MAGENTA: [number, number, number] = [230, 20, 200];

function picture(
  width: number,
  height: number,
  colour: readonly number[],
  inside?: { x: number; y: number; width: number; height: number },
): Surface {
  const surface = testSurfaces(width, height);
  const context = surface.getContext('2d');
  context.fillStyle = `rgb(${colour.join(',')})`;
  context.fillRect(inside?.x ?? 0, inside?.y ?? 0, inside?.width ?? width, inside?.height ?? height);
  return surface;
}
const pixelsOf = (surface: Surface): Uint8ClampedArray =>
  surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data;

/** Which pixels are of magenta's hue. */
function magentaOf(surface: Surface): {
  count: number;
  lightness: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const data = pixelsOf(surface);
  const box = { count: 0, lightness: 0, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    const { L, a, b } = fromRgb(
      data[pixel * 4] as number,
      data[pixel * 4 + 1] as number,
      data[pixel * 4 + 2] as number,
    );
    if ((data[pixel * 4 + 3] as number) < 200 || a < 0.12 || b > 0.01 || b < -0.16) {
      continue;
    }
    const [x, y] = [pixel % surface.width, Math.floor(pixel / surface.width)];
    box.count++;
    box.lightness += L;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { ...box, lightness: box.lightness / Math.max(1, box.count) };
}

const PORTRAIT = picture(300, 400, MAGENTA);
const makers = stageWithPictures(new Map([['given-1', PORTRAIT]]), testSurfaces);
const played = (changes: Partial<DrawnActor> = {}): DrawnActor =>
  testActor({ figure: pictureFigure(TEST_PERSON, 'given-1'), ...changes });
const draw = (changes: Partial<ShotDrawing>, size = FRAME): Surface =>
  drawStill(testDrawing(changes), size, testSurfaces, makers);

describe('a picture is cut out', () => {
  test('[PIPE-11] its own transparency is kept and what is around it is cut away', () => {
    const { levels, isCard } = cutPicture(
      picture(200, 300, [10, 200, 30], { x: 60, y: 50, width: 80, height: 200 }),
      testSurfaces,
    );
    expect([isCard, levels[0]?.width, levels[0]?.height]).toEqual([false, 80, 200]);
    const data = pixelsOf(levels[0] as Surface);
    expect([...data.subarray(0, 4)]).toEqual([10, 200, 30, 255]);
  });

  test('one without is a card with a thin white edge, as it is inside', () => {
    const { levels, isCard } = cutPicture(picture(300, 400, [10, 200, 30]), testSurfaces);
    const card = levels[0] as Surface;
    expect([isCard, card.width > 300, card.width < 330]).toEqual([true, true, true]);
    const data = pixelsOf(card);
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * card.width + x) * 4, (y * card.width + x) * 4 + 4),
    ];
    expect(at(card.width >> 1, card.height >> 1)).toEqual([10, 200, 30, 255]);
    expect(Math.min(...at(5, card.height >> 1))).toBeGreaterThan(240);
    expect(at(0, 0)[3]).toBeLessThan(60);
  });

  test('odd ones are pictures too: a dot, a line, one of nothing, one that is larger than any', () => {
    for (const [width, height] of [
      [1, 1],
      [1024, 3],
      [3, 1024],
      [5000, 2500],
    ] as const) {
      const { levels } = cutPicture(picture(width, height, [9, 9, 9]), testSurfaces);
      expect(Math.max(levels[0]?.width ?? 0, levels[0]?.height ?? 0)).toBeLessThan(1100);
      expect(levels.every((level) => level.width > 0 && level.height > 0)).toBe(true);
    }
    expect(cutPicture(testSurfaces(40, 40), testSurfaces).isCard).toBe(true);
  });
});

describe('a picture plays a character', () => {
  test('[PIPE-11] it is seen in every framing with the colours that it has', () => {
    const sizes = FRAMINGS.map((framing) => magentaOf(draw({ framing, actors: [played()] })).count);
    expect(Math.min(...sizes)).toBeGreaterThan(60);
    for (const [first, second] of [
      ['extreme_wide', 'wide'],
      ['wide', 'full'],
      ['full', 'medium'],
      ['medium', 'close'],
    ] as const) {
      expect(sizes[FRAMINGS.indexOf(second)]).toBeGreaterThan((sizes[FRAMINGS.indexOf(first)] ?? 0) * 1.1);
    }
    expect(magentaOf(draw({ framing: 'full' })).count).toBe(0);
  });

  test('it stands on the ground as tall as a person', () => {
    const person = createFigure(TEST_PERSON);
    for (const [width, height] of [
      [300, 400],
      [200, 600],
      [400, 400],
      [800, 300],
    ] as const) {
      const stage = stageWithPictures(new Map([['given-1', picture(width, height, MAGENTA)]]), testSurfaces);
      const rig = stage.createFigure(pictureFigure(TEST_PERSON, 'given-1'));
      expect(rig.heightMetres).toBeGreaterThan(person.heightMetres * 0.75);
      expect(rig.heightMetres).toBeLessThanOrEqual(person.heightMetres + 1e-9);
      expect(rig.widthMetres).toBeLessThan(person.heightMetres);
    }
    const drawn = magentaOf(draw({ framing: 'full', actors: [played()] }));
    expect(drawn.bottom).toBeGreaterThan(FRAME.height * 0.8);
    expect(drawn.top).toBeLessThan(FRAME.height * 0.4);
  });

  test('its head lies within it in every pose, whichever way it looks', () => {
    const rig = makers.createFigure(pictureFigure(TEST_PERSON, 'given-1'));
    for (const pose of POSES) {
      for (const turn of [0, 1, -1, Math.PI]) {
        const head = rig.head(pose, turn);
        expect(-head.y - head.radius, pose).toBeGreaterThan(-0.2);
        expect(-head.y + head.radius, pose).toBeLessThan(rig.heightMetres + 0.1);
        expect(Math.abs(head.x), pose).toBeLessThan(rig.heightMetres);
      }
    }
  });

  test('who looks aside is a little narrower', () => {
    const wide = (turn: number): number => {
      const box = magentaOf(draw({ framing: 'full', actors: [played({ turn })] }, { width: 640, height: 360 }));
      return box.right - box.left;
    };
    expect(wide(1)).toBeLessThan(wide(0) * 0.95);
    expect(wide(1)).toBeGreaterThan(wide(0) * 0.75);
  });

  test('what it holds is seen beside it', () => {
    const bare = draw({ framing: 'full', actors: [played({ pose: 'hold' })] });
    const holding = draw({ framing: 'full', actors: [played({ pose: 'hold', holds: 'lantern' })] });
    const [before, after, { right }] = [pixelsOf(bare), pixelsOf(holding), magentaOf(bare)];
    const changed = new Set<number>();
    for (let pixel = 0; pixel < before.length / 4; pixel++) {
      if (Math.abs((before[pixel * 4] as number) - (after[pixel * 4] as number)) > 20) {
        changed.add(pixel % FRAME.width);
      }
    }
    expect(changed.size).toBeGreaterThan(3);
    expect([...changed].filter((x) => x > right - 4).length / changed.size).toBeGreaterThan(0.8);
  });

  test("the scene's light lies on it lightly: darker at night, and still itself", () => {
    const noon = magentaOf(draw({ framing: 'full', actors: [played()] }));
    const night = magentaOf(draw({ framing: 'full', timeOfDay: 'night', actors: [played()] }));
    expect(night.lightness).toBeLessThan(noon.lightness - 0.04);
    expect(night.count).toBeGreaterThan(noon.count * 0.7);
  });

  test('[DRAFT-07] equal drawings of equal pictures give equal pixels', () => {
    const once = pixelsOf(draw({ framing: 'medium', actors: [played({ pose: 'talk' })] }));
    const again = stageWithPictures(new Map([['given-1', picture(300, 400, MAGENTA)]]), testSurfaces);
    const twice = pixelsOf(
      drawStill(testDrawing({ framing: 'medium', actors: [played({ pose: 'talk' })] }), FRAME, testSurfaces, again),
    );
    expect(Buffer.from(once).equals(Buffer.from(twice))).toBe(true);
  });

  test('where the picture is not at hand the character is drawn as the story wants it', () => {
    const without = stageWithPictures(new Map(), testSurfaces).createFigure(pictureFigure(TEST_PERSON, 'given-1'));
    expect(without.heightMetres).toBe(createFigure(TEST_PERSON).heightMetres);
  });
});
