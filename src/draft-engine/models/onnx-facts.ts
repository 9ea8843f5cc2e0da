import { PbfReader } from 'pbf';
import { ENTRY, MODEL } from './onnx-fields.ts';
import { readGraph } from './onnx-graph.ts';

/** What an ONNX file says about itself. */
export interface OnnxFacts {
  /** Names of what it is given, without its weights. */
  inputs: string[];
  metadata: ReadonlyMap<string, string>;
}

/** Reads a file's inputs and metadata. Throws when it is not an ONNX file. */
export function readOnnxFacts(file: Uint8Array): OnnxFacts {
  const { nodes, inputs, initializers } = readGraph(file);
  if (nodes.length === 0) {
    throw new Error('there is no graph in the file');
  }
  const metadata = new Map<string, string>();
  new PbfReader(new Uint8Array(file.buffer, file.byteOffset, file.byteLength)).readFields((tag, _, model) => {
    if (tag === MODEL.metadata) {
      const [key, value] = readEntry(model.readBytes());
      metadata.set(key, value);
    }
  }, undefined);
  const weights = new Set(initializers.map(({ name }) => name));
  return { inputs: inputs.map(({ name }) => name).filter((name) => !weights.has(name)), metadata };
}

function readEntry(bytes: Uint8Array): [key: string, value: string] {
  const entry: [string, string] = ['', ''];
  new PbfReader(bytes).readFields((tag, _, field) => {
    if (tag === ENTRY.key) {
      entry[0] = field.readString();
    } else if (tag === ENTRY.value) {
      entry[1] = field.readString();
    }
  }, undefined);
  return entry;
}
