import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PbfWriter } from 'pbf';
import { writeGraph, type OnnxGraph } from '#src/draft-engine/models/onnx-graph.ts';

/** What makes a folder with a voice other than the usual one. */
export interface TinyVoice {
  metadata?: Readonly<Record<string, string>>;
  /** Lines of tokens.txt; the usual ones are a to z and a space. */
  tokens?: readonly string[];
  /** Lines of lexicon.txt, if any. */
  lexicon?: readonly string[];
  /** Names of the inputs in place of those of a VITS export. */
  inputs?: readonly string[];
}

export const TINY_RATE = 16_000;
/** Length of each symbol at the usual pace; number 0 is silent, the others are tones. */
export const TINY_SYMBOL_SECONDS = 0.04;

const INPUTS = ['x', 'x_length', 'noise_scale', 'length_scale', 'noise_scale_w'];
const FLOAT = 1;
const LONG = 7;

/** A folder in the form of sherpa-onnx, whose model has the inputs and the output of a VITS export. */
export async function makeTinyVoiceFolder(voice: TinyVoice = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-voice-'));
  const letters = Array.from({ length: 26 }, (_, index) => `${String.fromCharCode(97 + index)} ${index + 1}`);
  await writeFile(join(folder, 'model.onnx'), tinyModel(voice));
  await writeFile(join(folder, 'tokens.txt'), (voice.tokens ?? ['_ 0', ...letters, ' 27']).join('\n'));
  if (voice.lexicon) {
    await writeFile(join(folder, 'lexicon.txt'), voice.lexicon.join('\n'));
  }
  return folder;
}

function tinyModel({ metadata, inputs = INPUTS }: TinyVoice): Uint8Array {
  const [symbols = '', length = '', noise = '', pace = '', rhythm = ''] = inputs;
  const graph: OnnxGraph = {
    header: { bytes: header({ ...USUAL_METADATA, ...metadata }) },
    inputs: inputs.map((name, index) => ({ name, bytes: declared(name, index < 2 ? LONG : FLOAT) })),
    initializers: [
      weight('nought', FLOAT, Float32Array.of(0), []),
      weight('one', FLOAT, Float32Array.of(1), []),
      weight('samples', FLOAT, Float32Array.of(TINY_SYMBOL_SECONDS * TINY_RATE), []),
      weight('turn', FLOAT, Float32Array.of((2 * Math.PI * 150) / TINY_RATE), []),
      weight('loud', FLOAT, Float32Array.of(0.3), []),
      weight('last', LONG, BigInt64Array.of(2n), [1]),
      weight('flat', LONG, BigInt64Array.of(1n, 1n, -1n), [3]),
    ],
    nodes: [
      node('Cast', [symbols], 'numbers', FLOAT),
      node('Min', ['numbers', 'one'], 'heard'),
      node('Unsqueeze', ['heard', 'last'], 'each'),
      node('Squeeze', [pace], 'slow'),
      node('Mul', ['slow', 'samples'], 'end'),
      node('Range', ['nought', 'end', 'one'], 'times'),
      node('Mul', ['times', 'turn'], 'angles'),
      node('Sin', ['angles'], 'wave'),
      node('Mul', ['wave', 'loud'], 'tone'),
      node('Mul', ['each', 'tone'], 'tones'),
      node('Reshape', ['tones', 'flat'], 'line'),
      node('RandomNormalLike', ['line'], 'random'),
      node('Mul', ['random', noise], 'noise'),
      node('Add', ['line', 'noise'], 'noisy'),
      node('Cast', [length], 'count', FLOAT),
      node('Add', ['count', rhythm], 'unused'),
      node('Mul', ['unused', 'nought'], 'nothing'),
      node('Add', ['noisy', 'nothing'], 'y'),
    ],
  };
  return writeGraph(graph, ['y']);
}

const USUAL_METADATA = {
  model_type: 'vits',
  comment: 'mms',
  language: 'kor',
  frontend: 'characters',
  add_blank: '1',
  n_speakers: '1',
  sample_rate: String(TINY_RATE),
};

function header(metadata: Readonly<Record<string, string>>): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarintField(1, 8);
  writer.writeBytesField(
    8,
    message((opset) => opset.writeVarintField(2, 13)),
  );
  for (const [key, value] of Object.entries(metadata)) {
    writer.writeBytesField(
      14,
      message((entry) => {
        entry.writeStringField(1, key);
        entry.writeStringField(2, value);
      }),
    );
  }
  return writer.finish();
}

function declared(name: string, type: number): Uint8Array {
  const tensor = message((part) => part.writeVarintField(1, type));
  const kind = message((part) => part.writeBytesField(1, tensor));
  return message((part) => {
    part.writeStringField(1, name);
    part.writeBytesField(2, kind);
  });
}

function weight(name: string, type: number, values: Float32Array | BigInt64Array, shape: readonly number[]) {
  const bytes = message((tensor) => {
    shape.forEach((size) => tensor.writeVarintField(1, size));
    tensor.writeVarintField(2, type);
    tensor.writeStringField(8, name);
    tensor.writeBytesField(9, new Uint8Array(values.buffer));
  });
  return { name, bytes };
}

/** An operation; `to` is the type that a cast makes. */
function node(opType: string, inputs: string[], output: string, to?: number) {
  const bytes = message((part) => {
    inputs.forEach((input) => part.writeStringField(1, input));
    part.writeStringField(2, output);
    part.writeStringField(4, opType);
    if (to !== undefined) {
      part.writeBytesField(
        5,
        message((attribute) => {
          attribute.writeStringField(1, 'to');
          attribute.writeVarintField(3, to);
          attribute.writeVarintField(20, 2);
        }),
      );
    }
  });
  return { opType, inputs, outputs: [output], bytes };
}

function message(write: (writer: PbfWriter) => void): Uint8Array {
  const writer = new PbfWriter();
  write(writer);
  return writer.finish();
}
