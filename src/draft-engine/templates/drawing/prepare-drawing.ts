import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { drawItemCard, drawPlaceCard, drawPortrait } from '../../picture/still.ts';
import { PROPS } from '../props/props.ts';
import type { Drawing } from '../template.ts';
import { prepareGround } from './draw-ground.ts';
import { prepareParticles } from './draw-particles.ts';
import { preparePerson, preparePhoto } from './draw-photo.ts';
import { prepareText } from './draw-text.ts';
import { drawnOnce, type Draw, type FrameSize, type TemplateParts } from './drawing-parts.ts';
import { SHAPES, tracePath } from './trace-shape.ts';

/** A thing's picture has room around it: so much of its side is the thing. */
const THING_SHARE = 0.6;
const LONGEST_SIDE_PIXELS = 2_600;

type Prepared = Exclude<Drawing, { kind: 'group' }>;
type Preparing = { parts: TemplateParts; frame: FrameSize; pixels: number; seed: number };

/** Makes a drawing ready: what does not change is drawn here, once. */
export function prepareDrawing(drawing: Prepared, { parts, frame, pixels, seed }: Preparing): Draw {
  switch (drawing.kind) {
    case 'ground':
      return prepareGround(drawing, parts, frame);
    case 'place':
      return preparePlace(drawing, parts, frame);
    case 'thing':
      return prepareThing(drawing, parts, pixels);
    case 'figure':
      return prepareFigure(drawing, parts, pixels);
    case 'photo':
      return preparePhoto(drawing, parts, pixels);
    case 'person':
      return preparePerson(drawing, parts, pixels);
    case 'text':
      return prepareText(drawing, parts, pixels);
    case 'shape':
      return prepareShape(drawing, parts, pixels);
    case 'particles':
      return prepareParticles(drawing, frame, seed);
    case 'prop':
      return prepareProp(drawing, seed);
  }
}

function preparePlace(
  { place, look, time, weather = 'clear', wider = 1, size: own }: Extract<Drawing, { kind: 'place' }>,
  { surfaces }: TemplateParts,
  frame: FrameSize,
): Draw {
  const size = own ?? ([(frame.width / frame.unit) * wider, (frame.height / frame.unit) * wider] as const);
  const scale = Math.min(frame.unit, LONGEST_SIDE_PIXELS / Math.max(...size));
  const surface = drawPlaceCard(
    place,
    look,
    { timeOfDay: time, weather, seed: place.seed },
    { width: Math.round(size[0] * scale), height: Math.round(size[1] * scale) },
    surfaces,
  );
  return (context) => context.drawImage(surface, -size[0] / 2, -size[1] / 2, size[0], size[1]);
}

function prepareThing(
  { item, look, size, colour }: Extract<Drawing, { kind: 'thing' }>,
  { surfaces }: TemplateParts,
  pixels: number,
): Draw {
  const side = size / THING_SHARE;
  const across = Math.max(8, Math.round(side * pixels));
  const surface = drawItemCard(item, look, { width: across, height: across }, surfaces, undefined, {
    transparent: true,
    ...(colour ? { colour } : {}),
  });
  return (context) => context.drawImage(surface, -side / 2, -side / 2, side, side);
}

function prepareFigure(
  { figure, look, size, state }: Extract<Drawing, { kind: 'figure' }>,
  { surfaces }: TemplateParts,
  pixels: number,
): Draw {
  const surface = drawPortrait(
    figure,
    look,
    { width: Math.round(size[0] * pixels), height: Math.round(size[1] * pixels) },
    surfaces,
    undefined,
    { show: 'figure', transparent: true, ...(state ? { state } : {}) },
  );
  return (context) => context.drawImage(surface, -size[0] / 2, -size[1] / 2, size[0], size[1]);
}

function prepareShape(
  { shape, size, colour, line, lineWidth = 0.01, round = 0 }: Extract<Drawing, { kind: 'shape' }>,
  parts: TemplateParts,
  pixels: number,
): Draw {
  // A bubble's tail, a cloud's puffs and a line reach beyond the size.
  const [across, down] = shape === 'bubble' || shape === 'cloud' || shape === 'heart' ? [1.3, 1.8] : [1.04, 1.04];
  const room = [size[0] * across + lineWidth * 2, size[1] * down + lineWidth * 2] as const;
  return drawnOnce(parts, room, pixels, (context) => {
    tracePath(context, SHAPES[shape](size, round));
    if (shape !== 'ring') {
      context.fillStyle = colour;
      context.fill('evenodd');
    }
    if (line !== undefined || shape === 'ring') {
      context.strokeStyle = line ?? colour;
      context.lineWidth = lineWidth;
      context.lineJoin = 'round';
      context.stroke();
    }
    if (shape === 'cloud') {
      tracePath(context, SHAPES.cloud(size, 0));
      context.fill();
    }
  });
}

function prepareProp({ prop, size, colours = [] }: Extract<Drawing, { kind: 'prop' }>, seed: number): Draw {
  return (context, { seconds, share }) =>
    PROPS[prop](context, {
      width: size[0],
      height: size[1],
      colours,
      seconds,
      share,
      random: createRandom(deriveSeed(prop, seed)),
    });
}
