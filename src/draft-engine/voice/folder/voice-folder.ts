import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { VoiceFolderConfig } from '#src/platform/server/config/speech-settings.ts';
import { readOnnxFacts, type OnnxFacts } from '../../models/onnx-facts.ts';
import { parseLexicon, parseTokens } from './folder-files.ts';

/** What a folder's voice reads. */
export interface VoiceFolder {
  model: Uint8Array;
  sampleRate: number;
  speakers: number;
  layout: ModelLayout;
  /** Numbers of its symbols; a space is ' '. */
  tokens: ReadonlyMap<string, number>;
  /** Numbers of each word's symbols; absent for a voice that reads characters. */
  lexicon?: ReadonlyMap<string, readonly number[]>;
  /** The number between two symbols, if any. */
  blank?: number;
  /** Numbers before and after a sentence, if any. */
  edges?: readonly [first: number, last: number];
}

/** In which of the two forms of VITS exports a model takes its inputs, and their names where those differ. */
export interface ModelLayout {
  form: 'vits' | 'coqui';
  symbols: string;
  length: string;
  /** Absent for a single speaker. */
  speaker?: string;
}

/** A folder that cannot be used, and why. */
class VoiceFolderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'VoiceFolderError';
  }
}

/** Voices of other programs that come in such folders, by a word of their `comment`, and what they would need. */
const OTHER_MAKERS: Readonly<Record<string, string>> = {
  piper: 'a Piper voice, which reads the phonemes of espeak-ng',
  icefall: 'an icefall voice, which reads the phonemes of espeak-ng',
  melo: 'a MeloTTS voice, which reads tones beside its phonemes',
};

const LEAST_SAMPLE_RATE = 8_000;
const MOST_SAMPLE_RATE = 48_000;

/** What a take stores as its speaker. */
export function nameOfFolder({ path }: Pick<VoiceFolderConfig, 'path'>, speaker: string): string {
  return `sherpa-onnx: ${basename(path)}${speaker === '0' ? '' : ` ${speaker}`}`;
}

/** Why the operator's folder cannot be used; nothing when it can. */
export async function checkVoiceFolder({ path, speakers }: VoiceFolderConfig): Promise<string[]> {
  try {
    const folder = await readVoiceFolder(path);
    const missing = Object.values(speakers).find((number) => Number(number) >= folder.speakers);
    return missing === undefined
      ? []
      : [`KINORA_VOICE_FOLDER_SPEAKERS names speaker ${missing}, and there are ${folder.speakers}, counted from 0`];
  } catch (error) {
    if (error instanceof VoiceFolderError) {
      return [`KINORA_VOICE_FOLDER ${error.message} (it is "${path}")`];
    }
    throw error;
  }
}

/** Reads a folder with a VITS voice that reads characters or a lexicon. Throws VoiceFolderError. */
export async function readVoiceFolder(path: string): Promise<VoiceFolder> {
  const names = await readdir(path).catch(() => {
    throw new VoiceFolderError('must be a folder that can be read');
  });
  const model = await readFile(join(path, modelName(names)));
  const { metadata, inputs } = factsOf(model);
  refuseOthers(metadata);
  const tokens = parseTokens(await readText(path, names, 'tokens.txt'));
  const readsCharacters = metadata.get('frontend') === 'characters';
  if (!readsCharacters && !names.includes('lexicon.txt')) {
    throw new VoiceFolderError('holds a voice that reads neither characters nor a lexicon.txt');
  }
  const lexicon = readsCharacters ? undefined : parseLexicon(await readText(path, names, 'lexicon.txt'), tokens);
  return {
    model,
    sampleRate: sampleRateOf(metadata),
    speakers: Math.max(1, numberOf(metadata, 'n_speakers')),
    layout: layoutOf(inputs),
    tokens,
    ...(lexicon ? { lexicon } : {}),
    ...(numberOf(metadata, 'add_blank') > 0 ? { blank: numberOf(metadata, 'blank_id') } : {}),
    ...edgesOf(metadata),
  };
}

function modelName(names: readonly string[]): string {
  const models = names.filter((name) => name.endsWith('.onnx'));
  const whole = models.filter((name) => !name.includes('int8'));
  const [only] =
    [models.filter((name) => name === 'model.onnx'), whole, models].find(({ length }) => length === 1) ?? [];
  if (only === undefined) {
    throw new VoiceFolderError(
      models.length === 0 ? 'must hold model.onnx' : `must hold one model.onnx, and not ${models.join(', ')}`,
    );
  }
  return only;
}

async function readText(path: string, names: readonly string[], name: string): Promise<string> {
  if (!names.includes(name)) {
    throw new VoiceFolderError(`must hold ${name}`);
  }
  return readFile(join(path, name), 'utf8');
}

function factsOf(model: Uint8Array): OnnxFacts {
  try {
    return readOnnxFacts(model);
  } catch {
    throw new VoiceFolderError('holds a model that is no ONNX file');
  }
}

function refuseOthers(metadata: OnnxFacts['metadata']): void {
  const kind = metadata.get('model_type') ?? 'vits';
  if (!/vits/i.test(kind)) {
    throw new VoiceFolderError(`holds a ${kind} model; only VITS voices are supported`);
  }
  const comment = (metadata.get('comment') ?? '').toLowerCase();
  const maker = Object.keys(OTHER_MAKERS).find((word) => comment.includes(word));
  if (maker !== undefined) {
    throw new VoiceFolderError(
      `holds ${OTHER_MAKERS[maker]}; only voices that read characters or a lexicon are supported`,
    );
  }
}

/** Inputs after the first two, whose names differ among exports. */
const FORMS = {
  vits: /^noise_scale length_scale noise_scale_w(?: (sid|speaker))?$/,
  coqui: /^scales(?: (sid|speaker))?$/,
} as const;

function layoutOf(inputs: readonly string[]): ModelLayout {
  const [symbols = '', length = '', ...others] = inputs;
  const vits = FORMS.vits.exec(others.join(' '));
  const coqui = FORMS.coqui.exec(others.join(' '));
  const speaker = vits?.[1] ?? coqui?.[1];
  const common = { symbols, length, ...(speaker === undefined ? {} : { speaker }) };
  if (vits) {
    return { form: 'vits', ...common };
  }
  if (coqui) {
    return { form: 'coqui', ...common };
  }
  throw new VoiceFolderError(`holds a model with inputs that no VITS voice has: ${inputs.join(', ')}`);
}

function edgesOf(metadata: OnnxFacts['metadata']): Pick<VoiceFolder, 'edges'> {
  return numberOf(metadata, 'use_eos_bos') > 0
    ? { edges: [numberOf(metadata, 'bos_id'), numberOf(metadata, 'eos_id')] }
    : {};
}

function sampleRateOf(metadata: OnnxFacts['metadata']): number {
  const sampleRate = numberOf(metadata, 'sample_rate');
  if (sampleRate < LEAST_SAMPLE_RATE || sampleRate > MOST_SAMPLE_RATE) {
    throw new VoiceFolderError(`holds a model of an impossible sample_rate: ${metadata.get('sample_rate')}`);
  }
  return sampleRate;
}

/** 0 where it is absent or no number. */
const numberOf = (metadata: OnnxFacts['metadata'], key: string): number => Number(metadata.get(key)) || 0;
