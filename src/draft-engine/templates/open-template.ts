import { deriveSeed } from '#src/shared/random.ts';
import type { DrawingContext } from '../picture/drawing-surface.ts';
import { rectangle, ellipse } from '../picture/shape.ts';
import type { Draw, FrameSize, TemplateParts } from './drawing/drawing-parts.ts';
import { cameraAt, poseAt, type CameraPose } from './drawing/layer-motion.ts';
import { prepareDrawing } from './drawing/prepare-drawing.ts';
import { tracePath } from './drawing/trace-shape.ts';
import type { Drawing, Layer, Template } from './template.ts';

/** A template with its photo and texts, ready to be drawn. */
export interface OpenTemplate {
  /** Draws the frame of a time over all of the context's surface. */
  drawFrame(context: DrawingContext, seconds: number): void;
}

interface ReadyLayer {
  layer: Layer;
  draw: Draw;
}

/** Drawings are made larger where the camera or the layer comes near, up to this. */
const MOST_ENLARGED = 1.8;
const DEGREE = Math.PI / 180;

/** Makes all drawings of a template that do not change, and answers what draws its frames. */
export function openTemplate(
  template: Template,
  { width, height, ...parts }: TemplateParts & { width: number; height: number },
): OpenTemplate {
  const frame: FrameSize = { width, height, unit: Math.min(width, height) };
  const zoom = Math.max(1, ...(template.camera ?? []).map((key) => key.zoom ?? 1));
  const layers = readyLayers(template.layers, { parts, frame, enlarged: zoom, path: template.id });
  return {
    drawFrame: (context, seconds) => {
      context.setTransform(frame.unit, 0, 0, frame.unit, width / 2, height / 2);
      context.globalAlpha = 1;
      context.fillStyle = '#000000';
      context.fillRect(-width, -height, 2 * width, 2 * height);
      const camera = cameraAt(template.camera ?? [], seconds);
      for (const ready of layers) {
        context.save();
        lookThrough(context, camera, ready.layer.draw.kind === 'ground' ? 0 : (ready.layer.depth ?? 1));
        drawLayer(context, ready, seconds);
        context.restore();
      }
      context.resetTransform();
    },
  };
}

interface Readying {
  parts: TemplateParts;
  frame: FrameSize;
  enlarged: number;
  path: string;
}

function readyLayers(layers: readonly Layer[], readying: Readying): ReadyLayer[] {
  return layers.map((layer, index) => {
    const path = `${readying.path}/${index}`;
    const scales = [layer.scale ?? 1, ...(layer.keys ?? []).flatMap(({ scale }) => scale ?? [])];
    const enlarged = readying.enlarged * Math.max(...scales);
    return { layer, draw: readyDrawing(layer.draw, { ...readying, enlarged, path }) };
  });
}

function readyDrawing(drawing: Drawing, readying: Readying): Draw {
  const { parts, frame, enlarged, path } = readying;
  if (drawing.kind !== 'group') {
    const pixels = frame.unit * Math.min(MOST_ENLARGED, Math.max(0.05, enlarged));
    return prepareDrawing(drawing, { parts, frame, pixels, seed: deriveSeed(path, parts.seed) });
  }
  const layers = readyLayers(drawing.layers, readying);
  const { cut } = drawing;
  return (context, { seconds }) => {
    context.save();
    if (cut) {
      const [across, down] = cut.size;
      tracePath(
        context,
        cut.shape === 'box' ? rectangle(-across / 2, -down / 2, across, down) : ellipse(0, 0, across / 2, down / 2),
      );
      context.clip();
    }
    for (const ready of layers) {
      drawLayer(context, ready, seconds);
    }
    context.restore();
  };
}

/** Moves the context as a layer at a depth is seen by the camera. */
function lookThrough(context: DrawingContext, { x, y, zoom, turn }: CameraPose, depth: number): void {
  if (depth === 0) {
    return;
  }
  const nearer = 1 + (zoom - 1) * depth;
  context.scale(nearer, nearer);
  context.rotate(turn * depth * DEGREE);
  context.translate(-x * depth, -y * depth);
}

function drawLayer(context: DrawingContext, { layer, draw }: ReadyLayer, seconds: number): void {
  const pose = poseAt(layer, seconds);
  if (!pose || pose.opacity <= 0.004) {
    return;
  }
  context.save();
  context.translate(pose.x, pose.y);
  context.rotate(pose.turn * DEGREE);
  context.scale(pose.scale * pose.stretch, pose.scale);
  context.globalAlpha *= Math.min(1, pose.opacity);
  draw(context, { seconds, share: pose.share });
  context.restore();
}
