/** What a tensor of the file holds: values that are known, or what an operation computes. */
export interface TfliteTensor {
  shape: readonly number[];
  type: number;
  /** Empty for what is computed. */
  data: Uint8Array;
}

/** One operation, with the tensors that it reads and writes, by their numbers. */
export interface TfliteOperation {
  code: number;
  inputs: readonly number[];
  outputs: readonly number[];
  /** Settings by the number of their field; `otherwise` where the file has none. */
  option(field: number, otherwise: number, width: 'byte' | 'word'): number;
}

/** A network of TensorFlow Lite. */
export interface TfliteNetwork {
  tensors: readonly TfliteTensor[];
  operations: readonly TfliteOperation[];
  inputs: readonly number[];
  outputs: readonly number[];
}

/** Numbers of the tables' fields (tensorflow/lite/schema/schema.fbs, version 3). */
const MODEL = { operatorCodes: 1, graphs: 2, buffers: 4 } as const;
const CODE = { deprecated: 0, builtin: 3 } as const;
const GRAPH = { tensors: 0, inputs: 1, outputs: 2, operations: 3 } as const;
const TENSOR = { shape: 0, type: 1, buffer: 2 } as const;
const OPERATION = { code: 0, inputs: 1, outputs: 2, options: 4 } as const;
const BUFFER = { data: 0 } as const;

/** Reads a file of TensorFlow Lite: tables of FlatBuffers (flatbuffers.dev), of which only what is needed is read. */
export function readTflite(file: Uint8Array): TfliteNetwork {
  const read = createTableReader(file);
  const root = read.at(0);
  const codes = read.tables(root, MODEL.operatorCodes).map((code) => {
    const builtin = read.word(code, CODE.builtin, 0);
    return builtin === 0 ? read.byte(code, CODE.deprecated, 0) : builtin;
  });
  const buffers = read.tables(root, MODEL.buffers).map((buffer) => read.bytes(buffer, BUFFER.data));
  const [graph] = read.tables(root, MODEL.graphs);
  if (graph === undefined) {
    throw new Error('there is no graph in the file');
  }
  return {
    tensors: read.tables(graph, GRAPH.tensors).map((tensor) => ({
      shape: read.words(tensor, TENSOR.shape),
      type: read.byte(tensor, TENSOR.type, 0),
      data: buffers[read.word(tensor, TENSOR.buffer, 0)] ?? new Uint8Array(),
    })),
    operations: read.tables(graph, GRAPH.operations).map((operation) => {
      const options = read.table(operation, OPERATION.options);
      return {
        code: codes[read.word(operation, OPERATION.code, 0)] ?? -1,
        inputs: read.words(operation, OPERATION.inputs),
        outputs: read.words(operation, OPERATION.outputs),
        option: (field, otherwise, width) =>
          options === undefined ? otherwise : read[width](options, field, otherwise),
      };
    }),
    inputs: read.words(graph, GRAPH.inputs),
    outputs: read.words(graph, GRAPH.outputs),
  };
}

/** Reads fields of tables, which are named by where they begin. */
interface TableReader {
  /** The table to which the offset at a place leads. */
  at(place: number): number;
  byte(table: number, field: number, otherwise: number): number;
  word(table: number, field: number, otherwise: number): number;
  table(table: number, field: number): number | undefined;
  tables(table: number, field: number): number[];
  words(table: number, field: number): number[];
  bytes(table: number, field: number): Uint8Array;
}

const WORD_BYTES = 4;

function createTableReader(file: Uint8Array): TableReader {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const at = (place: number): number => place + view.getUint32(place, true);
  /** Where a field is; undefined for one that has its usual value. */
  const fieldOf = (table: number, field: number): number | undefined => {
    const index = table - view.getInt32(table, true);
    const entry = WORD_BYTES + 2 * field;
    const offset = entry < view.getUint16(index, true) ? view.getUint16(index + entry, true) : 0;
    return offset === 0 ? undefined : table + offset;
  };
  const vector = (table: number, field: number): { length: number; start: number } => {
    const place = fieldOf(table, field);
    if (place === undefined) {
      return { length: 0, start: 0 };
    }
    const begin = at(place);
    return { length: view.getUint32(begin, true), start: begin + WORD_BYTES };
  };
  const each = <Value>(table: number, field: number, value: (place: number) => Value): Value[] => {
    const { length, start } = vector(table, field);
    return Array.from({ length }, (_, index) => value(start + index * WORD_BYTES));
  };
  return {
    at,
    byte: (table, field, otherwise) => {
      const place = fieldOf(table, field);
      return place === undefined ? otherwise : view.getInt8(place);
    },
    word: (table, field, otherwise) => {
      const place = fieldOf(table, field);
      return place === undefined ? otherwise : view.getInt32(place, true);
    },
    table: (table, field) => {
      const place = fieldOf(table, field);
      return place === undefined ? undefined : at(place);
    },
    tables: (table, field) => each(table, field, at),
    words: (table, field) => each(table, field, (place) => view.getInt32(place, true)),
    bytes: (table, field) => {
      const { length, start } = vector(table, field);
      return file.subarray(start, start + length);
    },
  };
}
