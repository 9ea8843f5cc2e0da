import { expect, test } from 'vitest';
import { loadRuntime } from './load-runtime.ts';
import { convertNcnnNetwork, NCNN_INPUT } from './ncnn-network.ts';

const HALF_PRECISION = 0x01306b47;

/** A network's file: its layers, then its weights. */
function fileOf(layers: readonly string[], weights: readonly (Float32Array | Float16Array | number)[]): Uint8Array {
  const text = ['7767517', `${layers.length} ${layers.length}`, ...layers, ''].join('\n');
  const bytes = weights.map((part) =>
    typeof part === 'number'
      ? Buffer.from(Uint32Array.of(part).buffer)
      : Buffer.from(part.buffer, part.byteOffset, Math.ceil(part.byteLength / 4) * 4),
  );
  return Buffer.concat([Buffer.from(text), ...bytes]);
}

async function run(file: Uint8Array, planes: readonly number[], shape: readonly number[]): Promise<number[]> {
  const runtime = await loadRuntime();
  const session = await runtime.InferenceSession.create(convertNcnnNetwork(file));
  const answer = await session.run({ [NCNN_INPUT]: new runtime.Tensor('float32', Float32Array.from(planes), shape) });
  return [...(answer[session.outputNames[0]!]!.data as Float32Array)];
}

test('a network of ncnn computes the same as ONNX: convolutions, slopes, shuffled and repeated pixels, sums', async () => {
  const layers = [
    'Input in 0 1 data 0=2 1=1 2=1',
    'Split split 1 2 data one other',
    'Convolution conv 1 1 one wide 0=4 1=1 5=1 6=4 9=2 -23310=1,0.5',
    'PReLU slope 1 1 wide sloped 0=4',
    'PixelShuffle shuffle 1 1 sloped large 0=2',
    'Interp repeat 1 1 other stretched 0=1 1=2.0 2=2.0',
    'BinaryOp add 2 1 large stretched out 0=0',
  ];
  // Doubled, negated, halved and constant, in half precision; then biases and slopes.
  const kernel = Float16Array.of(2, -1, 0.5, 0);
  const file = fileOf(layers, [HALF_PRECISION, kernel, Float32Array.of(0, 0, 0, 7), Float32Array.of(1, 4, 1, 1)]);
  // Of 1 and 3: 2, -1 halved by the leak and times four, 0.5 and 7, beside 6, -6, 1.5 and 7; and the pixel itself.
  expect(await run(file, [1, 3], [1, 1, 1, 2])).toEqual([3, -1, 9, -3, 1.5, 8, 4.5, 10]);
});

test('a transposed convolution spreads its kernels, whose inputs come second in ncnn', async () => {
  const layers = ['Input in 0 1 data', 'Deconvolution up 1 1 data out 0=2 1=2 3=2 6=8'];
  const file = fileOf(layers, [0, Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8)]);
  expect(await run(file, [10], [1, 1, 1, 1])).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
});

test('a layer that is not known, and weights that are left, are refused', () => {
  expect(() => convertNcnnNetwork(fileOf(['Input in 0 1 data', 'Softmax s 1 1 data out'], []))).toThrow(
    'the layer Softmax is not known',
  );
  expect(() => convertNcnnNetwork(fileOf(['Input in 0 1 data'], [1]))).toThrow('4 bytes of weights were not used');
  expect(() => convertNcnnNetwork(fileOf(['Input in 0 1 data', 'BinaryOp m 2 1 data data out 0=2'], []))).toThrow(
    'has another 0 than 0',
  );
});
