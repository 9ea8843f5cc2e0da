import { createCanvas } from '@napi-rs/canvas';
import { css, NAMED_COLOURS, oklch } from '#src/draft-engine/picture/colour.ts';
import type { StageMakers } from '#src/draft-engine/picture/compose/stage-makers.ts';
import type { Surface, SurfaceFactory } from '#src/draft-engine/picture/drawing-surface.ts';
import type { FigureRig } from '#src/draft-engine/picture/figure-rig.ts';
import { ellipse, rectangle } from '#src/draft-engine/picture/shape.ts';
import type { DrawnActor, ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { World } from '#src/draft-engine/picture/world.ts';
import type { FigureSpec, PersonFigure } from '#src/draft-engine/story/figure-spec.ts';

export const testSurfaces: SurfaceFactory = (width, height) => createCanvas(width, height) as unknown as Surface;

/** A figure of known size: 1.6 m, a head of 0.2 m radius, a body as narrow as the head. */
function measuredFigure(figure: FigureSpec): FigureRig {
  const colour = NAMED_COLOURS[(figure as PersonFigure).colours[0]];
  return {
    heightMetres: 1.6,
    widthMetres: 0.5,
    floats: false,
    head: () => ({ x: 0, y: -1.4, radius: 0.2 }),
    draw(painter, state) {
      painter.form(rectangle(-0.2, -1.2, 0.4, 1.2), colour, { line: 0 });
      painter.form(ellipse(0, -1.4, 0.2, 0.2), colour, { line: 0 });
      painter.patch(ellipse(0, -1.32, 0.08, 0.01 + 0.06 * state.mouth.open), oklch(0.1, 0, 0));
    },
  };
}

/** A grey world with one marker far behind the actors and one at their line. */
function markedWorld(grey: number): World {
  const marker = (
    name: string,
    colour: string,
    { x, z, size }: { x: number; z: number; size: number },
  ): World['planes'][number] => ({
    name,
    z,
    bounds: { left: x - size, right: x + size, top: -2.2 - size, bottom: -2.2 + size },
    draw: ({ context }) => {
      context.fillStyle = colour;
      context.fillRect(x - size / 2, -2.2 - size / 2, size, size);
    },
  });
  return {
    indoor: false,
    wallDistance: Infinity,
    keyLight: { kind: 'sky', side: 0.6, elevation: 0.7 },
    lamps: 0,
    actorSpots: [0],
    drawBackdrop: ({ context }, view) => {
      context.fillStyle = css(oklch(grey, 0, 0));
      context.fillRect(0, 0, view.width, view.height);
    },
    drawGround: ({ context }, view) => {
      context.fillStyle = css(oklch(grey, 0, 0));
      context.fillRect(0, Math.max(0, view.horizon), view.width, view.height);
    },
    planes: [
      marker('near marker', 'rgb(0,255,0)', { x: 1.5, z: 0.05, size: 0.3 }),
      marker('far marker', 'rgb(0,0,255)', { x: -4, z: 12, size: 0.8 }),
    ],
  };
}

export function testMakers(grey = 0.8): StageMakers {
  return {
    createWorld: () => markedWorld(grey),
    createFigure: measuredFigure,
    drawItem: () => {},
    itemSize: () => ({ width: 0.2, height: 0.2, below: 0 }),
  };
}

export const TEST_PERSON: PersonFigure = {
  kind: 'person',
  age: 'adult',
  gender: 'feminine',
  build: 'average',
  skin: 2,
  hair: 'bob',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'coat',
  colours: ['red', 'navy'],
  accessories: [],
  seed: 7,
};

export function testActor(changes: Partial<DrawnActor> = {}): DrawnActor {
  return { figure: TEST_PERSON, across: 0, behind: 0, turn: 0, pose: 'stand', emotion: 'neutral', ...changes };
}

export function testDrawing(changes: Partial<ShotDrawing> = {}): ShotDrawing {
  return {
    seed: 3,
    look: 'gouache',
    aspect: '16:9',
    place: { kind: 'meadow', landmarks: [], seed: 5 },
    timeOfDay: 'noon',
    weather: 'clear',
    tension: 0.2,
    emotion: 'neutral',
    framing: 'wide',
    angle: 'eye_level',
    camera: 'static',
    subject: { kind: 'actor', index: 0 },
    actors: [testActor()],
    items: [],
    ...changes,
  };
}
