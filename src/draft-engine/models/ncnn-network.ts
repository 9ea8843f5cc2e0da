import { createOnnxBuilder, type OnnxAttributes, type OnnxBuilder } from './onnx-builder.ts';

/** Name of the network's input in the ONNX file. */
export const NCNN_INPUT = 'pixels';

/** One layer: its kind, the tensors that it reads and writes, and its settings by their numbers. */
interface Layer {
  kind: string;
  inputs: string[];
  outputs: string[];
  settings: ReadonlyMap<number, number[]>;
}

/** Reads weights one after the other. */
interface WeightReader {
  /** Values in the precision that a mark before them names. */
  marked(count: number): Float32Array;
  plain(count: number): Float32Array;
}

/** How a layer is written: with its inputs' names in the ONNX file, to the name of its output. */
type LayerWriter = (graph: OnnxBuilder, inputs: readonly string[], layer: Layer, weights: WeightReader) => string;

const HALF_PRECISION = 0x01306b47;
/** Lists have their number as the amount below this key. */
const FIRST_LIST = -23300;
const LEAKY = 2;
const NEAREST = 1;
const BICUBIC = 3;
const SUM = 0;

const number = ({ settings }: Layer, key: number, otherwise = 0): number => settings.get(key)?.[0] ?? otherwise;

/**
 * Turns a network of ncnn (github.com/Tencent/ncnn: the text of its layers, followed by its weights) into an ONNX file
 * with one input and one output. Throws on layers that are not known here, and when not all weights were read.
 */
export function convertNcnnNetwork(file: Uint8Array): Uint8Array {
  const { layers, rest } = readLayers(file);
  const weights = readWeightsOf(rest);
  const graph = createOnnxBuilder([NCNN_INPUT]);
  const names = new Map<string, string>();
  let last = NCNN_INPUT;
  for (const layer of layers) {
    const inputs = layer.inputs.map((name) => names.get(name) ?? name);
    const write = Object.hasOwn(WRITERS, layer.kind) ? WRITERS[layer.kind] : undefined;
    if (!write) {
      throw new Error(`the layer ${layer.kind} is not known`);
    }
    last = write(graph, inputs, layer, weights.reader);
    layer.outputs.forEach((name) => names.set(name, last));
  }
  if (weights.left() !== 0) {
    throw new Error(`${weights.left()} bytes of weights were not used`);
  }
  return graph.finish(last);
}

const WRITERS: Readonly<Record<string, LayerWriter>> = {
  Input: () => NCNN_INPUT,
  Split: (_, [input = '']) => input,
  Convolution: convolve,
  Deconvolution: convolve,
  PReLU: (graph, [input = ''], layer, weights) => {
    const slopes = number(layer, 0);
    return graph.add('PRelu', [input, graph.weigh(weights.plain(slopes), [slopes, 1, 1])]);
  },
  PixelShuffle: (graph, [input = ''], layer) =>
    graph.add('DepthToSpace', [input], { blocksize: number(layer, 0), mode: 'CRD' }),
  Interp: (graph, [input = ''], layer) => {
    const scales = Float32Array.of(1, 1, number(layer, 1), number(layer, 2));
    const sizes = [input, '', graph.weigh(scales, [4])];
    if (number(layer, 0) === BICUBIC) {
      return graph.add('Resize', sizes, { mode: 'cubic', coordinate_transformation_mode: 'half_pixel' });
    }
    requireSetting(layer, 0, NEAREST);
    return graph.add('Resize', sizes, {
      mode: 'nearest',
      coordinate_transformation_mode: 'asymmetric',
      nearest_mode: 'floor',
    });
  },
  BinaryOp: (graph, inputs, layer) => {
    requireSetting(layer, 0, SUM);
    return graph.add('Add', inputs);
  },
};

function convolve(graph: OnnxBuilder, [input = '']: readonly string[], layer: Layer, weights: WeightReader): string {
  const opType = layer.kind === 'Convolution' ? 'Conv' : 'ConvTranspose';
  const [outputs, side, count] = [number(layer, 0), number(layer, 1), number(layer, 6)];
  const area = side * side;
  const channels = count / (outputs * area);
  const kernel = weights.marked(count);
  // ONNX has the inputs of a transposed convolution first.
  const weight =
    opType === 'Conv'
      ? graph.weigh(kernel, [outputs, channels, side, side])
      : graph.weigh(swapFirst(kernel, outputs, channels, area), [channels, outputs, side, side]);
  const bias = number(layer, 5) === 1 ? [graph.weigh(weights.plain(outputs), [outputs])] : [];
  const [pad, stride] = [number(layer, 4), number(layer, 3, 1)];
  const attributes: OnnxAttributes = {
    kernel_shape: [side, side],
    strides: [stride, stride],
    pads: [pad, pad, pad, pad],
  };
  const convolved = graph.add(opType, [input, weight, ...bias], attributes);
  if (number(layer, 9) === 0) {
    return convolved;
  }
  requireSetting(layer, 9, LEAKY);
  return graph.add('LeakyRelu', [convolved], { alpha: number(layer, FIRST_LIST - 10) });
}

function swapFirst(values: Float32Array, first: number, second: number, inner: number): Float32Array {
  const swapped = new Float32Array(values.length);
  for (let one = 0; one < first; one++) {
    for (let other = 0; other < second; other++) {
      const from = (one * second + other) * inner;
      swapped.set(values.subarray(from, from + inner), (other * first + one) * inner);
    }
  }
  return swapped;
}

function requireSetting(layer: Layer, key: number, value: number): void {
  if (number(layer, key) !== value) {
    throw new Error(`the layer ${layer.kind} has another ${key} than ${value}`);
  }
}

/** The second line has the number of layers; each has a line, and the weights follow. */
function readLayers(file: Uint8Array): { layers: Layer[]; rest: Uint8Array } {
  let start = 0;
  const nextLine = (): string => {
    const end = file.indexOf(0x0a, start);
    const line = Buffer.from(file.subarray(start, end)).toString('latin1').trim();
    start = end + 1;
    return line;
  };
  nextLine();
  const count = Number(nextLine().split(/\s+/)[0]);
  const layers = Array.from({ length: count }, () => readLayer(nextLine()));
  return { layers, rest: file.subarray(start) };
}

function readLayer(line: string): Layer {
  const [kind = '', , inputs = '0', outputs = '0', ...words] = line.split(/\s+/);
  const firstOutput = Number(inputs);
  const firstSetting = firstOutput + Number(outputs);
  const settings = words.slice(firstSetting).map((word): [number, number[]] => {
    const [key = '', value = ''] = word.split('=');
    const values = value.split(',').map(Number);
    // A list begins with its length.
    return [Number(key), Number(key) <= FIRST_LIST ? values.slice(1) : values];
  });
  return {
    kind,
    inputs: words.slice(0, firstOutput),
    outputs: words.slice(firstOutput, firstSetting),
    settings: new Map(settings),
  };
}

function readWeightsOf(file: Uint8Array): { reader: WeightReader; left: () => number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 0;
  const plain = (count: number): Float32Array => {
    const values = Float32Array.from({ length: count }, (_, index) => view.getFloat32(at + index * 4, true));
    at += count * 4;
    return values;
  };
  const halves = (count: number): Float32Array => {
    const values = Float32Array.from({ length: count }, (_, index) => view.getFloat16(at + index * 2, true));
    at += Math.ceil((count * 2) / 4) * 4;
    return values;
  };
  return {
    reader: {
      plain,
      marked: (count) => {
        const mark = view.getUint32(at, true);
        at += 4;
        if (mark !== 0 && mark !== HALF_PRECISION) {
          throw new Error(`weights of the kind ${mark} are not known`);
        }
        return mark === 0 ? plain(count) : halves(count);
      },
    },
    left: () => file.length - at,
  };
}
