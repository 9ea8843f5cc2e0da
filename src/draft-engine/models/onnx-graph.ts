import { PbfReader, PbfWriter } from 'pbf';
import { DATA_TYPE, GRAPH, MODEL, NODE, TENSOR, TENSOR_TYPE, TYPE, VALUE_INFO } from './onnx-fields.ts';

/** A message whose bytes are kept as they are. */
interface Kept {
  bytes: Uint8Array;
}

/** An operation: the tensors that it reads and writes. */
interface OnnxNode extends Kept {
  opType: string;
  inputs: string[];
  outputs: string[];
}

/** A model's graph as far as it is needed to cut it or to change its precision. */
export interface OnnxGraph {
  nodes: OnnxNode[];
  /** Weights. */
  initializers: (Kept & { name: string })[];
  inputs: (Kept & { name: string })[];
  /** The model's other fields: versions and operator sets. */
  header: Kept;
}

/** Reads the graph of an ONNX file; the bytes of its parts are views of the file's. */
export function readGraph(file: Uint8Array): OnnxGraph {
  const header = new PbfWriter();
  const graph: OnnxGraph = { nodes: [], initializers: [], inputs: [], header: { bytes: new Uint8Array() } };
  new PbfReader(new Uint8Array(file.buffer, file.byteOffset, file.byteLength)).readFields((tag, _, model) => {
    if (tag === MODEL.graph) {
      readParts(model.readBytes(), graph);
      return;
    }
    copyField(model, tag, header);
  }, undefined);
  return { ...graph, header: { bytes: header.finish() } };
}

function readParts(bytes: Uint8Array, graph: OnnxGraph): void {
  new PbfReader(bytes).readFields((tag, _, part) => {
    switch (tag) {
      case GRAPH.node:
        graph.nodes.push(readNode(part.readBytes()));
        break;
      case GRAPH.initializer:
        graph.initializers.push(named(part.readBytes(), TENSOR.name));
        break;
      case GRAPH.input:
        graph.inputs.push(named(part.readBytes(), VALUE_INFO.name));
        break;
      default:
    }
  }, undefined);
}

function readNode(bytes: Uint8Array): OnnxNode {
  const node: OnnxNode = { bytes, opType: '', inputs: [], outputs: [] };
  new PbfReader(bytes).readFields((tag, _, field) => {
    if (tag === NODE.input) {
      node.inputs.push(field.readString());
    } else if (tag === NODE.output) {
      node.outputs.push(field.readString());
    } else if (tag === NODE.opType) {
      node.opType = field.readString();
    }
  }, undefined);
  return node;
}

function named(bytes: Uint8Array, nameTag: number): Kept & { name: string } {
  let name = '';
  new PbfReader(bytes).readFields((tag, _, field) => {
    if (tag === nameTag) {
      name = field.readString();
    }
  }, undefined);
  return { bytes, name };
}

/** Copies a field of a message unchanged; only numbers and length-delimited fields occur in ONNX headers. */
export function copyField(from: PbfReader, tag: number, to: PbfWriter): void {
  if (from.type === 2) {
    to.writeBytesField(tag, from.readBytes());
  } else if (from.type === 0) {
    to.writeVarintField(tag, from.readVarint(true));
  } else if (from.type === 5) {
    to.writeFloatField(tag, from.readFloat());
  } else {
    throw new Error(`the wire type ${from.type} does not occur in ONNX files`);
  }
}

/**
 * The part of a graph that computes `outputs` from `inputs` (its own inputs, or tensors that another part computes),
 * with only the weights that it needs. Throws when an output cannot be computed.
 */
export function cutGraph(graph: OnnxGraph, inputs: readonly string[], outputs: readonly string[]): OnnxGraph {
  const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)));
  const weights = new Map(graph.initializers.map((weight) => [weight.name, weight]));
  const given = new Set(inputs);
  const needed = new Set<OnnxNode>();
  const used = new Set<string>();
  const open = [...outputs];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === '' || given.has(name) || used.has(name)) {
      continue;
    }
    if (weights.has(name)) {
      used.add(name);
      continue;
    }
    const maker = makers.get(name);
    if (!maker) {
      throw new Error(`nothing computes ${name}`);
    }
    if (!needed.has(maker)) {
      needed.add(maker);
      open.push(...maker.inputs);
    }
  }
  const declared = new Map(graph.inputs.map((input) => [input.name, input]));
  return {
    header: graph.header,
    nodes: graph.nodes.filter((node) => needed.has(node)),
    initializers: graph.initializers.filter((weight) => used.has(weight.name)),
    inputs: inputs.map((name) => declared.get(name) ?? { name, bytes: declareTensor(name) }),
  };
}

/** The bytes of an ONNX file of this graph. */
export function writeGraph({ header, nodes, initializers, inputs }: OnnxGraph, outputs: readonly string[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  const addField = (tag: number, bytes: Uint8Array): void => {
    add(fieldStart(tag, bytes.length));
    add(bytes);
  };
  nodes.forEach((node) => addField(GRAPH.node, node.bytes));
  initializers.forEach((weight) => addField(GRAPH.initializer, weight.bytes));
  inputs.forEach((input) => addField(GRAPH.input, input.bytes));
  outputs.forEach((name) => addField(GRAPH.output, declareTensor(name)));
  const name = new PbfWriter();
  name.writeStringField(2, 'graph');
  add(name.finish());
  return Buffer.concat([header.bytes, fieldStart(MODEL.graph, length), ...parts]);
}

/** Start of a length-delimited field. */
function fieldStart(tag: number, length: number): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarint(tag * 8 + 2);
  writer.writeVarint(length);
  return writer.finish();
}

/** A declared input or output of any shape: floats, unless another type is said. */
export function declareTensor(name: string, dataType: number = DATA_TYPE.float32): Uint8Array {
  const writer = new PbfWriter();
  writer.writeStringField(VALUE_INFO.name, name);
  writer.writeMessage(
    VALUE_INFO.type,
    (_, type) =>
      type.writeMessage(
        TYPE.tensor,
        (__, tensor) => tensor.writeVarintField(TENSOR_TYPE.elementType, dataType),
        undefined,
      ),
    undefined,
  );
  return writer.finish();
}
