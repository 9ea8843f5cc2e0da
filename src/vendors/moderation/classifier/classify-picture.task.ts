import type { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { readWeights } from '#src/draft-engine/models/read-weights.ts';
import { WEIGHTS } from '#src/draft-engine/models/weights.ts';
import type { PictureClass } from '../thresholds.ts';
import { INPUT, SIDE_PIXELS, writeMobilenet } from './mobilenet-graph.ts';
import { readQuantizedWeights } from './quantized-weights.ts';

/** The model's classes, in the order of its outputs. */
const CLASSES: readonly PictureClass[] = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'];
const CHANNELS = 3;

interface Classifier {
  session: InferenceSession;
  tensor(values: Float32Array, shape: number[]): Tensor;
}

let loading: Promise<Classifier> | undefined;

/** How much a picture (PNG or JPEG of ours) looks like each class: scores from 0 to 1 whose sum is 1. */
export async function classifyPictureTask({ bytes }: { bytes: Uint8Array }): Promise<Record<PictureClass, number>> {
  loading ??= load();
  const { session, tensor } = await loading;
  const answer = await session.run({
    [INPUT]: tensor(await readPixels(bytes), [1, CHANNELS, SIDE_PIXELS, SIDE_PIXELS]),
  });
  const scores = answer[session.outputNames[0] ?? '']?.data as Float32Array;
  return Object.fromEntries(CLASSES.map((name, index) => [name, scores[index]])) as Record<PictureClass, number>;
}

async function load(): Promise<Classifier> {
  const runtime = await import('onnxruntime-node');
  const text = Buffer.from(await readWeights(WEIGHTS.pictureCheck)).toString('latin1');
  const session = await runtime.InferenceSession.create(writeMobilenet(readQuantizedWeights(text)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  return { session, tensor: (values, shape) => new runtime.Tensor('float32', values, shape) };
}

/** The whole picture on a square, as the model was trained: colours from 0 to 1, one plane after the other. */
async function readPixels(bytes: Uint8Array): Promise<Float32Array> {
  const { width, height } = await sharp(bytes).metadata();
  // What is blurred by being enlarged looks like skin to the model.
  const kernel = Math.min(width, height) < SIDE_PIXELS ? 'nearest' : 'linear';
  const pixels = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'fill', kernel })
    .raw()
    .toBuffer();
  const plane = SIDE_PIXELS * SIDE_PIXELS;
  return Float32Array.from({ length: CHANNELS * plane }, (_, index) => {
    const channel = Math.floor(index / plane);
    return (pixels[(index % plane) * CHANNELS + channel] ?? 0) / 255;
  });
}
