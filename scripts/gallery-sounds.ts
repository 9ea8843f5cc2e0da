/**
 * Makes a listening page of the draft engine's sounds in out/gallery-sounds: every ambience and effect as a WAV file
 * with its waveform, spectrogram and measures. `npm run gallery-sounds` makes all; `npm run gallery-sounds -- ambiences
 * events described` some; `--only=sea,thunder` single ones, `--seed=3` other takes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { makeDescribedSound, planDescribedSound } from '#src/draft-engine/sound/description/make-described-sound.ts';
import { makeAmbience, makeSoundEvent } from '#src/draft-engine/sound/make-sound.ts';
import { measureSound, spectra } from '#src/draft-engine/sound/measure-sound.ts';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '#src/draft-engine/story/sound-kinds.ts';
import { writeWav } from '#src/draft-engine/voice/wav.ts';

const FOLDER = 'out/gallery-sounds';
const SIZE = { width: 420, wave: 60, spectrum: 110 };

/** A sound of the page: its name, and how it is made. One channel or two of equal length. */
interface GallerySound {
  name: string;
  make: () => Promise<Float32Array[]> | Float32Array[];
}

/** The sections of the page; voices and music are added here. */
const sections: Record<string, (seed: number) => GallerySound[]> = {
  ambiences: (seed) => AMBIENCE_KINDS.map((kind) => ({ name: kind, make: () => [makeAmbience(kind, 12, seed)] })),
  events: (seed) => SOUND_EVENT_KINDS.map((kind) => ({ name: kind, make: () => [makeSoundEvent(kind, seed)] })),
  described: (seed) =>
    [
      'rain on a tin roof, distant thunder',
      'doorbell, then footsteps',
      '森林里的鸟叫和溪水',
      '파도 소리와 갈매기',
      '夜の街に降る大雨',
      '焚き火のはぜる音と虫の声',
    ].map((description) => ({
      name: description,
      make: () => {
        const plan = planDescribedSound({ description, durationSeconds: 15, seed });
        return plan.kind === 'layers' ? makeDescribedSound(plan, { durationSeconds: 15, seed }) : [new Float32Array(1)];
      },
    })),
};

/** Level over time above, frequencies from 60 Hz to 20 kHz over time below. */
async function picture(signal: Float32Array): Promise<Buffer> {
  const { width, wave, spectrum } = SIZE;
  const canvas = createCanvas(width, wave + spectrum);
  const context = canvas.getContext('2d');
  context.fillStyle = '#111820';
  context.fillRect(0, 0, width, wave + spectrum);
  context.fillStyle = '#7fd0a0';
  for (let x = 0; x < width; x++) {
    const part = signal.subarray((x / width) * signal.length, ((x + 1) / width) * signal.length);
    const peak = part.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    context.fillRect(x, wave / 2 - (peak * wave) / 2, 1, Math.max(1, peak * wave));
  }
  const columns = spectra(signal, Math.max(256, Math.floor(signal.length / width)));
  columns.slice(0, width).forEach((column, at) => {
    const x = Math.floor((at / columns.length) * width);
    for (let y = 0; y < spectrum; y++) {
      const hertz = 60 * (20_000 / 60) ** (1 - y / spectrum);
      const decibels = 10 * Math.log10((column[Math.round((hertz * 2048) / 48_000)] ?? 0) + 1e-9);
      const light = Math.max(0, Math.min(1, (decibels + 50) / 85));
      context.fillStyle = `hsl(${260 - 220 * light} 85% ${Math.round(light * 62)}%)`;
      context.fillRect(x, wave + y, Math.ceil(width / columns.length), 1);
    }
  });
  return canvas.encode('png');
}

function describe(signal: Float32Array): string {
  const { seconds, peak, rms, offset, centroidHertz, flatness, onsets } = measureSound(signal);
  const decibels = (level: number): string => (20 * Math.log10(level + 1e-9)).toFixed(1);
  return (
    `${seconds.toFixed(2)} s, RMS ${decibels(rms)} dB, peak ${decibels(peak)} dB, offset ${offset.toFixed(5)}, ` +
    `centroid ${Math.round(centroidHertz)} Hz, flatness ${flatness.toFixed(3)}, ${onsets.length} onsets`
  );
}

async function show(section: string, index: number, { name, make }: GallerySound): Promise<string> {
  const channels = await make();
  const file = `${section}-${String(index).padStart(3, '0')}`;
  const [first = new Float32Array(1)] = channels;
  await writeFile(`${FOLDER}/${file}.wav`, writeWav({ sampleRate: 48_000, channels }));
  await writeFile(`${FOLDER}/${file}.png`, await picture(first));
  const measures = describe(first);
  console.log(`${name}: ${measures}`);
  return (
    `<figure><figcaption><b>${name}</b><br>${measures}</figcaption>` +
    `<img src="${file}.png" width="${SIZE.width}" alt=""><audio controls preload="none" src="${file}.wav"></audio></figure>`
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const only = values.only?.split(',');
await mkdir(FOLDER, { recursive: true });
const parts: string[] = [];
for (const [section, sounds] of Object.entries(sections)) {
  if (positionals.length > 0 && !positionals.includes(section)) {
    continue;
  }
  const figures: string[] = [];
  for (const [index, sound] of sounds(Number(values.seed)).entries()) {
    if (!only || only.includes(sound.name)) {
      figures.push(await show(section, index, sound));
    }
  }
  parts.push(`<h2>${section}</h2><main>${figures.join('\n')}</main>`);
}
const style =
  'body{background:#0b0f14;color:#dde;font:14px sans-serif}main{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(430px,1fr))}' +
  'figure{margin:0}audio{width:420px;display:block}figcaption{margin-bottom:4px}';
await writeFile(
  `${FOLDER}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Sounds</title><style>${style}</style>${parts.join('\n')}`,
);
console.log(`${FOLDER}/index.html`);
