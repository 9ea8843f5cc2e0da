import { PbfWriter } from 'pbf';
import { ATTRIBUTE, ATTRIBUTE_TYPE, DATA_TYPE, MODEL, NODE, OPERATOR_SET, TENSOR } from './onnx-fields.ts';
import { declareTensor, writeGraph, type OnnxGraph } from './onnx-graph.ts';

/** Attributes of an operation; numbers that are not whole are written as floats. */
export type OnnxAttributes = Readonly<Record<string, number | number[] | string>>;

/** Builds an ONNX graph of one chain of operations after the other; tensors are named by numbers. */
export interface OnnxBuilder {
  /** Adds an operation and returns the name of its output. */
  add(opType: string, inputs: readonly string[], attributes?: OnnxAttributes): string;
  /** Adds a weight and returns its name. */
  weigh(values: Float32Array, shape: readonly number[]): string;
  /** Adds a list of whole numbers, such as a shape, and returns its name. */
  weighIntegers(values: readonly number[]): string;
  /** The bytes of the file. */
  finish(...outputs: string[]): Uint8Array;
}

const IR_VERSION = 8;
const OPERATOR_SET_VERSION = 17;

/** Creates a builder for a graph of these inputs: floats, except for the `integers` among them. */
export function createOnnxBuilder(inputs: readonly string[], integers: readonly string[] = []): OnnxBuilder {
  const graph: OnnxGraph = {
    nodes: [],
    initializers: [],
    inputs: inputs.map((name) => ({
      name,
      bytes: declareTensor(name, integers.includes(name) ? DATA_TYPE.int64 : DATA_TYPE.float32),
    })),
    header: { bytes: header() },
  };
  let count = 0;
  return {
    add: (opType, inputs, attributes = {}) => {
      const output = `t${count++}`;
      graph.nodes.push({
        opType,
        inputs: [...inputs],
        outputs: [output],
        bytes: node(opType, inputs, output, attributes),
      });
      return output;
    },
    weigh: (values, shape) => {
      const name = `w${count++}`;
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      graph.initializers.push({ name, bytes: tensor(name, { bytes, dataType: DATA_TYPE.float32 }, shape) });
      return name;
    },
    weighIntegers: (values) => {
      const name = `w${count++}`;
      const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
      graph.initializers.push({ name, bytes: tensor(name, { bytes, dataType: DATA_TYPE.int64 }, [values.length]) });
      return name;
    },
    finish: (...outputs) => writeGraph(graph, outputs),
  };
}

function header(): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarintField(MODEL.irVersion, IR_VERSION);
  writer.writeMessage(
    MODEL.operatorSet,
    (_, set) => set.writeVarintField(OPERATOR_SET.version, OPERATOR_SET_VERSION),
    undefined,
  );
  return writer.finish();
}

function node(opType: string, inputs: readonly string[], output: string, attributes: OnnxAttributes): Uint8Array {
  const writer = new PbfWriter();
  inputs.forEach((name) => writer.writeStringField(NODE.input, name));
  writer.writeStringField(NODE.output, output);
  writer.writeStringField(NODE.opType, opType);
  for (const [name, value] of Object.entries(attributes)) {
    writer.writeMessage(NODE.attribute, (_, attribute) => writeAttribute(attribute, name, value), undefined);
  }
  return writer.finish();
}

function writeAttribute(writer: PbfWriter, name: string, value: OnnxAttributes[string]): void {
  writer.writeStringField(ATTRIBUTE.name, name);
  if (typeof value === 'string') {
    writer.writeStringField(ATTRIBUTE.text, value);
    writer.writeVarintField(ATTRIBUTE.type, ATTRIBUTE_TYPE.text);
  } else if (typeof value !== 'number') {
    value.forEach((each) => writer.writeVarintField(ATTRIBUTE.integers, each));
    writer.writeVarintField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integers);
  } else if (Number.isInteger(value)) {
    writer.writeVarintField(ATTRIBUTE.integer, value);
    writer.writeVarintField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integer);
  } else {
    writer.writeFloatField(ATTRIBUTE.float, value);
    writer.writeVarintField(ATTRIBUTE.type, ATTRIBUTE_TYPE.float);
  }
}

function tensor(
  name: string,
  { bytes, dataType }: { bytes: Uint8Array; dataType: number },
  shape: readonly number[],
): Uint8Array {
  // Large enough at once: growing would copy megabytes several times.
  const writer = new PbfWriter(new Uint8Array(bytes.length + 256));
  shape.forEach((size) => writer.writeVarintField(TENSOR.dimensions, size));
  writer.writeVarintField(TENSOR.dataType, dataType);
  writer.writeStringField(TENSOR.name, name);
  writer.writeBytesField(TENSOR.rawData, bytes);
  return writer.finish();
}
