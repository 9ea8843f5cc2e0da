import { createOnnxBuilder, type OnnxAttributes, type OnnxBuilder } from './onnx-builder.ts';
import { readTflite, type TfliteNetwork, type TfliteOperation, type TfliteTensor } from './tflite-file.ts';

/** Name of the network's input in the ONNX file: planes of channels, where TensorFlow Lite has channels of pixels. */
export const TFLITE_INPUT = 'pixels';

/** Numbers of operations, types and settings (tensorflow/lite/schema/schema.fbs, version 3). */
const ADD = 0;
const CONCATENATION = 2;
const CONVOLUTION = 3;
const DEPTHWISE_CONVOLUTION = 4;
const DEQUANTIZE = 6;
const MAX_POOL = 17;
const RELU = 19;
const RESHAPE = 22;
const PAD = 34;
const PRELU = 54;
const FLOAT16 = 1;
const VALID_PADDING = 1;
const ACTIVATIONS: Readonly<Record<number, 'Relu' | undefined>> = { 0: undefined, 1: 'Relu' };

/** What the writers of operations need of the network. */
interface Writing {
  graph: OnnxBuilder;
  tensor(number: number | undefined): TfliteTensor;
  /** Name in the ONNX file of what an operation has computed. */
  name(number: number | undefined): string;
  /** Values of a weight. */
  floats(number: number | undefined): Float32Array;
  integers(number: number | undefined): number[];
}
type Writer = (writing: Writing, operation: TfliteOperation) => string;

/**
 * Turns a network of TensorFlow Lite that sees pictures into an ONNX file with one input and the network's outputs in
 * their order. Weights of half precision are widened. Throws on operations that are not known here.
 */
export function convertTfliteNetwork(file: Uint8Array): Uint8Array {
  const network = readTflite(file);
  const graph = createOnnxBuilder([TFLITE_INPUT]);
  const names = new Map(network.inputs.map((number) => [number, TFLITE_INPUT]));
  const writing = createWriting(network, graph, names);
  for (const operation of network.operations) {
    if (operation.code === DEQUANTIZE) {
      continue;
    }
    const write = WRITERS[operation.code];
    if (!write) {
      throw new Error(`the operation ${operation.code} is not known`);
    }
    names.set(operation.outputs[0] ?? -1, write(writing, operation));
  }
  return graph.finish(...network.outputs.map((number) => writing.name(number)));
}

function createWriting(
  { tensors, operations }: TfliteNetwork,
  graph: OnnxBuilder,
  names: ReadonlyMap<number, string>,
): Writing {
  /** What is widened, by the number of what it becomes. */
  const halves = new Map(
    operations.filter(({ code }) => code === DEQUANTIZE).map(({ inputs, outputs }) => [outputs[0], inputs[0]] as const),
  );
  const tensor = (number: number | undefined): TfliteTensor => {
    const found = tensors[halves.get(number) ?? number ?? -1];
    if (!found) {
      throw new Error('an operation lacks an input');
    }
    return found;
  };
  const known = (number: number | undefined): ArrayBuffer => {
    const { data } = tensor(number);
    return Uint8Array.from(data).buffer;
  };
  return {
    graph,
    tensor,
    name: (number) => {
      const name = names.get(number ?? -1);
      if (name === undefined) {
        throw new Error('an operation reads what nothing has computed');
      }
      return name;
    },
    floats: (number) =>
      tensor(number).type === FLOAT16
        ? Float32Array.from(new Float16Array(known(number)))
        : new Float32Array(known(number)),
    integers: (number) => [...new Int32Array(known(number))],
  };
}

const WRITERS: Readonly<Record<number, Writer>> = {
  [ADD]: ({ graph, name }, operation) => activated(graph, graph.add('Add', operation.inputs.map(name)), operation, 0),
  [CONCATENATION]: ({ graph, name }, { inputs }) => graph.add('Concat', inputs.map(name), { axis: 1 }),
  [CONVOLUTION]: (writing, operation) => {
    const [outputs = 0, height = 0, width = 0, channels = 0] = writing.tensor(operation.inputs[1]).shape;
    const kernel = permuted(writing.floats(operation.inputs[1]), [outputs, height, width, channels], [0, 3, 1, 2]);
    return convolve(writing, operation, { kernel, shape: [outputs, channels, height, width], group: 1, activation: 3 });
  },
  [DEPTHWISE_CONVOLUTION]: (writing, operation) => {
    const [, height = 0, width = 0, channels = 0] = writing.tensor(operation.inputs[1]).shape;
    const kernel = permuted(writing.floats(operation.inputs[1]), [1, height, width, channels], [3, 0, 1, 2]);
    const shape = [channels, 1, height, width];
    return convolve(writing, operation, { kernel, shape, group: channels, activation: 4 });
  },
  [MAX_POOL]: ({ graph, name, tensor }, { inputs, outputs, option }) => {
    const side = [option(4, 1, 'word'), option(3, 1, 'word')];
    const strides = [option(2, 1, 'word'), option(1, 1, 'word')];
    const pads = padsOf(tensor(inputs[0]).shape, tensor(outputs[0]).shape, side, strides);
    return graph.add('MaxPool', [name(inputs[0])], { kernel_shape: side, strides, pads });
  },
  [RELU]: ({ graph, name }, { inputs }) => graph.add('Relu', [name(inputs[0])]),
  // What TensorFlow Lite lays out anew has its channels last.
  [RESHAPE]: ({ graph, name, tensor }, { inputs, outputs }) => {
    const pixels = graph.add('Transpose', [name(inputs[0])], { perm: [0, 2, 3, 1] });
    return graph.add('Reshape', [pixels, graph.weighIntegers(tensor(outputs[0]).shape)]);
  },
  [PAD]: ({ graph, name, integers }, { inputs }) => {
    const pads = integers(inputs[1]);
    const inOrder = [0, 3, 1, 2].map((axis) => [pads[axis * 2] ?? 0, pads[axis * 2 + 1] ?? 0] as const);
    const both = [...inOrder.map(([before]) => before), ...inOrder.map(([, after]) => after)];
    return graph.add('Pad', [name(inputs[0]), graph.weighIntegers(both)]);
  },
  [PRELU]: ({ graph, name, floats }, { inputs }) => {
    const slopes = floats(inputs[1]);
    return graph.add('PRelu', [name(inputs[0]), graph.weigh(slopes, [slopes.length, 1, 1])]);
  },
};

/** The kernel as ONNX has it; `activation` is the number of that setting. */
interface Kernel {
  kernel: Float32Array;
  shape: number[];
  group: number;
  activation: number;
}

function convolve(
  { graph, name, floats, tensor }: Writing,
  operation: TfliteOperation,
  { kernel, shape, group, activation }: Kernel,
): string {
  const { inputs, outputs, option } = operation;
  const side = shape.slice(2);
  const strides = [option(2, 1, 'word'), option(1, 1, 'word')];
  const isValid = option(0, 0, 'byte') === VALID_PADDING;
  const pads = isValid ? [0, 0, 0, 0] : padsOf(tensor(inputs[0]).shape, tensor(outputs[0]).shape, side, strides);
  const attributes: OnnxAttributes = { kernel_shape: side, strides, pads, group };
  const bias = floats(inputs[2]);
  const weights = [graph.weigh(kernel, shape), graph.weigh(bias, [bias.length])];
  return activated(graph, graph.add('Conv', [name(inputs[0]), ...weights], attributes), operation, activation);
}

function activated(graph: OnnxBuilder, input: string, { option }: TfliteOperation, field: number): string {
  const kind = option(field, 0, 'byte');
  if (!Object.hasOwn(ACTIVATIONS, kind)) {
    throw new Error(`the activation ${kind} is not known`);
  }
  const opType = ACTIVATIONS[kind];
  return opType ? graph.add(opType, [input]) : input;
}

/** Padding that TensorFlow calls SAME: what is missing, the odd pixel at the end. Shapes have their channels last. */
function padsOf(
  input: readonly number[],
  output: readonly number[],
  side: readonly number[],
  strides: readonly number[],
): number[] {
  const missing = [1, 2].map((axis, index) => {
    const reach = ((output[axis] ?? 0) - 1) * (strides[index] ?? 1) + (side[index] ?? 1);
    return Math.max(0, reach - (input[axis] ?? 0));
  });
  const before = missing.map((pixels) => Math.floor(pixels / 2));
  return [...before, ...missing.map((pixels, index) => pixels - (before[index] ?? 0))];
}

/** The values of a tensor of four dimensions with its dimensions in another order. */
function permuted(values: Float32Array, shape: readonly number[], order: readonly number[]): Float32Array {
  const strides = shape.map((_, axis) => shape.slice(axis + 1).reduce((product, size) => product * size, 1));
  const sizes = order.map((axis) => shape[axis] ?? 1);
  const steps = order.map((axis) => strides[axis] ?? 0);
  const result = new Float32Array(values.length);
  const [first = 1, second = 1, third = 1, fourth = 1] = sizes;
  const [one = 0, two = 0, three = 0, four = 0] = steps;
  let to = 0;
  for (let a = 0; a < first; a++) {
    for (let b = 0; b < second; b++) {
      for (let c = 0; c < third; c++) {
        for (let d = 0; d < fourth; d++) {
          result[to++] = values[a * one + b * two + c * three + d * four]!;
        }
      }
    }
  }
  return result;
}
