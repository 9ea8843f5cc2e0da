import { PbfReader, PbfWriter } from 'pbf';
import { ATTRIBUTE, DATA_TYPE, NODE, TENSOR } from './onnx-fields.ts';
import { copyField, type OnnxGraph } from './onnx-graph.ts';

/**
 * Turns a half-precision graph into single precision: weights, constants and casts. On a processor half precision is no
 * faster, and some of its intermediate values overflow to NaN.
 */
export function widenFloats(graph: OnnxGraph): OnnxGraph {
  return {
    ...graph,
    initializers: graph.initializers.map(({ name, bytes }) => ({ name, bytes: widenTensor(bytes) })),
    nodes: graph.nodes.map((node) =>
      node.opType === 'Cast' || node.opType.startsWith('Constant')
        ? { ...node, bytes: rewrite(node.bytes, { [NODE.attribute]: widenAttribute }) }
        : node,
    ),
  };
}

function widenAttribute(bytes: Uint8Array): Uint8Array {
  let isTarget = false;
  new PbfReader(bytes).readFields((tag, _, field) => {
    if (tag === ATTRIBUTE.name) {
      isTarget = field.readString() === 'to';
    }
  }, undefined);
  return rewrite(bytes, { [ATTRIBUTE.tensor]: widenTensor }, (tag, value) =>
    isTarget && tag === ATTRIBUTE.integer && value === DATA_TYPE.float16 ? DATA_TYPE.float32 : value,
  );
}

function widenTensor(bytes: Uint8Array): Uint8Array {
  let isHalf = false;
  let halves: Uint8Array | undefined;
  // Large enough at once: growing would copy megabytes several times.
  const writer = new PbfWriter(new Uint8Array(bytes.length * 2 + 64));
  new PbfReader(bytes).readFields((tag, _, field) => {
    if (tag === TENSOR.dataType) {
      const type = field.readVarint();
      isHalf = type === DATA_TYPE.float16;
      writer.writeVarintField(tag, isHalf ? DATA_TYPE.float32 : type);
    } else if (tag === TENSOR.rawData) {
      halves = field.readBytes();
    } else if (tag === TENSOR.int32Data && isHalf) {
      halves = new Uint8Array(Uint16Array.from(field.readPackedVarint()).buffer);
    } else {
      copyField(field, tag, writer);
    }
  }, undefined);
  if (!isHalf) {
    return bytes;
  }
  if (halves) {
    // A copy, since a typed array must start at a multiple of its element's size.
    const wide = new Float32Array(new Float16Array(Uint8Array.from(halves).buffer));
    writer.writeBytesField(TENSOR.rawData, new Uint8Array(wide.buffer));
  }
  return writer.finish();
}

/** Copies a message with some of its length-delimited fields and numbers changed. */
function rewrite(
  bytes: Uint8Array,
  changes: Readonly<Record<number, (field: Uint8Array) => Uint8Array>>,
  changeNumber: (tag: number, value: number) => number = (_, value) => value,
): Uint8Array {
  const writer = new PbfWriter();
  new PbfReader(bytes).readFields((tag, _, field) => {
    const change = changes[tag];
    if (change) {
      writer.writeBytesField(tag, change(field.readBytes()));
    } else if (field.type === 0) {
      writer.writeVarintField(tag, changeNumber(tag, field.readVarint(true)));
    } else {
      copyField(field, tag, writer);
    }
  }, undefined);
  return writer.finish();
}
