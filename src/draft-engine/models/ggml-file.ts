/** A weight: its shape with the slowest dimension first, as in ONNX. */
interface GgmlTensor {
  shape: readonly number[];
  /** In single precision; widened when it is asked for. */
  values(): Float32Array<ArrayBuffer>;
}

/** The content of a speech model's file in the first format of ggml (github.com/ggml-org/whisper.cpp). */
export interface GgmlFile {
  /** Widths and counts of the network. */
  sizes: {
    vocabulary: number;
    audioFrames: number;
    width: number;
    heads: number;
    audioLayers: number;
    textTokens: number;
    textLayers: number;
    bands: number;
  };
  /** For each band, how much each frequency counts. */
  filters: Float32Array<ArrayBuffer>[];
  /** The bytes of each token of text. */
  tokens: Uint8Array[];
  tensors: ReadonlyMap<string, GgmlTensor>;
}

const MAGIC = 0x67676d6c;
const HEADER_NUMBERS = 11;
const HALF_PRECISION = 1;

/** Reads the file; its tensors are views of it. Throws when it is another file, or cut off. */
export function readGgmlFile(file: Uint8Array): GgmlFile {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 0;
  const integer = (): number => view.getInt32((at += 4) - 4, true);
  const bytes = (count: number): Uint8Array => {
    if (count < 0 || at + count > file.length) {
      throw new Error('the file is cut off');
    }
    return file.subarray(at, (at += count));
  };
  if (view.getUint32(0, true) !== MAGIC) {
    throw new Error('it is no file of ggml');
  }
  at = 4;
  const header = Array.from({ length: HEADER_NUMBERS }, integer);
  const [vocabulary, audioFrames, width, heads, audioLayers, textTokens, , , textLayers, bands] = header as number[];
  const filterCount = integer();
  const frequencies = integer();
  const filters = Array.from({ length: filterCount }, () => toFloats(bytes(frequencies * 4), false));
  const tokens = Array.from({ length: integer() }, () => bytes(integer()));
  const tensors = new Map<string, GgmlTensor>();
  while (at < file.length) {
    const [dimensions, nameLength, precision] = [integer(), integer(), integer()];
    // The fastest dimension comes first.
    const shape = Array.from({ length: dimensions }, integer).toReversed();
    const name = Buffer.from(bytes(nameLength)).toString('utf8');
    const isHalf = precision === HALF_PRECISION;
    const data = bytes(shape.reduce((product, size) => product * size, isHalf ? 2 : 4));
    tensors.set(name, { shape, values: () => toFloats(data, isHalf) });
  }
  return {
    sizes: {
      vocabulary: vocabulary!,
      audioFrames: audioFrames!,
      width: width!,
      heads: heads!,
      audioLayers: audioLayers!,
      textTokens: textTokens!,
      textLayers: textLayers!,
      bands: bands!,
    },
    filters,
    tokens,
    tensors,
  };
}

function toFloats(bytes: Uint8Array, isHalf: boolean): Float32Array<ArrayBuffer> {
  // A copy, since a typed array must start at a multiple of its element's size.
  const { buffer } = Uint8Array.from(bytes);
  return isHalf ? new Float32Array(new Float16Array(buffer)) : new Float32Array(buffer);
}
