import { createOnnxBuilder } from '#src/draft-engine/models/onnx-builder.ts';
import type { Weight } from './quantized-weights.ts';

/** What the model is given: RGB from 0 to 1, `[1, 3, 224, 224]`. */
export const INPUT = 'pixels';
export const SIDE_PIXELS = 224;

/** Epsilon of every batch normalisation. */
const EPSILON = 0.001;
/** The blocks of MobileNet V2 that halve the picture, and those whose input is added to their output. */
const HALVING: ReadonlySet<number> = new Set([1, 3, 6, 13]);
const ADDING: ReadonlySet<number> = new Set([2, 4, 5, 7, 8, 9, 11, 12, 14, 15]);
const LAST_BLOCK = 16;

/**
 * Writes the classifier as an ONNX file: MobileNet V2 (https://arxiv.org/abs/1801.04381) with three dense layers at its
 * end, its batch normalisations folded into the convolutions before them. Throws when a weight is missing.
 */
export function writeMobilenet(weights: ReadonlyMap<string, Weight>): Uint8Array {
  const graph = createOnnxBuilder([INPUT]);
  const weightOf = (name: string): Weight => {
    const weight = weights.get(name);
    if (!weight) {
      throw new Error(`the model has no weight ${name}`);
    }
    return weight;
  };
  const least = graph.weigh(Float32Array.of(0), []);
  const most = graph.weigh(Float32Array.of(6), []);
  const relu6 = (input: string): string => graph.add('Clip', [input, least, most]);

  /** A convolution and its normalisation. Keras keeps kernels as height, width, input, output. */
  const convolve = (input: string, layer: { kernel: string; normalisation: string; halves?: boolean }): string => {
    const { kernel, normalisation, halves = false } = layer;
    const isDepthwise = kernel.endsWith('depthwise_kernel');
    const { shape, values } = weightOf(kernel);
    const [height = 0, width = 0, from = 0, to = 0] = shape;
    const [outputs, inputs] = isDepthwise ? [from, 1] : [to, from];
    const { scales, offsets } = normalise(normalisation);
    const turned = new Float32Array(values.length);
    for (let output = 0; output < outputs; output++) {
      for (let channel = 0; channel < inputs; channel++) {
        for (let at = 0; at < height * width; at++) {
          const source = isDepthwise ? at * from + output : (at * from + channel) * to + output;
          turned[(output * inputs + channel) * height * width + at] = (values[source] ?? 0) * (scales[output] ?? 0);
        }
      }
    }
    return graph.add(
      'Conv',
      [input, graph.weigh(turned, [outputs, inputs, height, width]), graph.weigh(offsets, [outputs])],
      {
        kernel_shape: [height, width],
        strides: halves ? [2, 2] : [1, 1],
        // Keras pads a halved picture below and to the right only.
        pads: padsOf(height, halves),
        group: isDepthwise ? outputs : 1,
      },
    );
  };

  const normalise = (name: string): { scales: Float32Array; offsets: Float32Array } => {
    const [gamma, beta, mean, variance] = ['gamma', 'beta', 'moving_mean', 'moving_variance'].map(
      (part) => weightOf(`${name}/${part}`).values,
    ) as [Float32Array, Float32Array, Float32Array, Float32Array];
    const scales = gamma.map((value, index) => value / Math.sqrt((variance[index] ?? 0) + EPSILON));
    return { scales, offsets: beta.map((value, index) => value - (mean[index] ?? 0) * (scales[index] ?? 0)) };
  };

  const inBlock = (input: string, block: string, part: string, halves = false): string =>
    convolve(input, {
      kernel: `${block}_${part}/${part === 'depthwise' ? 'depthwise_kernel' : 'kernel'}`,
      normalisation: `${block}_${part}_BN`,
      halves,
    });
  const dense = (input: string, name: string): string => {
    const [kernel, bias] = [weightOf(`${name}/kernel`), weightOf(`${name}/bias`)];
    return graph.add('Gemm', [input, graph.weigh(kernel.values, kernel.shape), graph.weigh(bias.values, bias.shape)]);
  };

  let picture = relu6(convolve(INPUT, { kernel: 'Conv1/kernel', normalisation: 'bn_Conv1', halves: true }));
  picture = inBlock(relu6(inBlock(picture, 'expanded_conv', 'depthwise')), 'expanded_conv', 'project');
  for (let number = 1; number <= LAST_BLOCK; number++) {
    const block = `block_${number}`;
    const wide = relu6(inBlock(picture, block, 'expand'));
    const narrow = inBlock(relu6(inBlock(wide, block, 'depthwise', HALVING.has(number))), block, 'project');
    picture = ADDING.has(number) ? graph.add('Add', [picture, narrow]) : narrow;
  }
  picture = relu6(convolve(picture, { kernel: 'Conv_1/kernel', normalisation: 'Conv_1_bn' }));
  const features = graph.add('Flatten', [graph.add('GlobalAveragePool', [picture])]);
  const hidden = ['dense_1', 'dense_2'].reduce((input, name) => graph.add('Relu', [dense(input, name)]), features);
  return graph.finish(graph.add('Softmax', [dense(hidden, 'dense_3')]));
}

/** Padding above, left, below and right. */
function padsOf(side: number, halves: boolean): number[] {
  if (side === 1) {
    return [0, 0, 0, 0];
  }
  return halves ? [0, 0, 1, 1] : [1, 1, 1, 1];
}
