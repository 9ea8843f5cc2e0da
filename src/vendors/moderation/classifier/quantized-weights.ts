/** A weight of the model: its shape as in Keras, and its values. */
export interface Weight {
  shape: readonly number[];
  values: Float32Array;
}

/** One entry of the manifest: values are stored as one byte each, `min + byte * scale`. */
const ENTRY =
  /\{name:"([^"]+)",shape:\[([\d,]*)\],dtype:"float32",quantization:\{min:([-\d.e]+),scale:([-\d.e]+),dtype:"uint8"\}\}/g;
const BYTES = /\bexports="([A-Za-z0-9+/]+=*)"/;

/**
 * Reads the weights of a TensorFlow.js model out of the text of its scripts, which are not run. Throws when the stored
 * bytes are not as many as the manifest says.
 */
export function readQuantizedWeights(text: string): ReadonlyMap<string, Weight> {
  const bytes = Buffer.from(BYTES.exec(text)?.[1] ?? '', 'base64');
  const weights = new Map<string, Weight>();
  let start = 0;
  for (const [, name = '', dimensions = '', min, scale] of text.matchAll(ENTRY)) {
    const shape = dimensions.split(',').map(Number);
    const end = start + shape.reduce((product, size) => product * size, 1);
    const values = Float32Array.from(bytes.subarray(start, end), (byte) => Number(min) + byte * Number(scale));
    weights.set(name, { shape, values });
    start = end;
  }
  if (start === 0 || start !== bytes.length) {
    throw new Error(`the manifest describes ${start} bytes of ${bytes.length}`);
  }
  return weights;
}
