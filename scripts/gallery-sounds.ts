/**
 * Makes a listening page of the draft engine's voices, music and sounds in out/gallery-sounds: each as a WAV file with
 * its waveform, spectrogram, length, loudness and true peak. `npm run gallery-sounds` makes all; `npm run
 * gallery-sounds -- voices music ambiences events described` some sections; `--language=ko,ja` voices and descriptions
 * of some languages; `--only=sea,thunder` single sounds or rows, `--seed=3` other takes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SAMPLE_RATE } from '#src/draft-engine/audio/sample-rate.ts';
import { loadVoiceModel, type VoiceModel } from '#src/draft-engine/voice/neural/voice-model.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { measureFileLoudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { drawSound } from './gallery-sounds/draw-sound.ts';
import type { GallerySection, GallerySound } from './gallery-sounds/gallery-group.ts';
import { music } from './gallery-sounds/music-section.ts';
import { renderPage, type ShownGroup, type ShownSound } from './gallery-sounds/render-page.ts';
import { ambiences, described, events } from './gallery-sounds/sound-sections.ts';
import { voices } from './gallery-sounds/voice-section.ts';

const FOLDER = 'out/gallery-sounds';
const SECTIONS: Readonly<Record<string, GallerySection>> = { voices, music, ambiences, events, described };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    language: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const only = values.only?.split(',');
const languages = LANGUAGES.filter((language) => values.language?.split(',').includes(language) ?? true);
const ffmpeg = await findFfmpeg({ cacheFolder: tmpdir() });
const speech = createSpeechProgram();
let model: Promise<VoiceModel> | undefined;
const tools = {
  seed: Number(values.seed),
  languages,
  voices: { speech, model: () => (model ??= loadVoiceModel()) },
};
await mkdir(FOLDER, { recursive: true });
let count = 0;
const groups: ShownGroup[] = [];
for (const [section, groupsOf] of Object.entries(SECTIONS)) {
  if (positionals.length > 0 && !positionals.includes(section)) {
    continue;
  }
  for (const { content, ...heading } of groupsOf(tools)) {
    if ('sounds' in content) {
      const sounds = content.sounds.filter(({ name }) => isWanted(name));
      groups.push({ ...heading, content: { sounds: await showAll(section, sounds) } });
    } else {
      const rows: { name: string; sounds: ShownSound[] }[] = [];
      for (const { name, sounds } of content.rows.filter((row) => isWanted(row.name))) {
        rows.push({ name, sounds: await showAll(section, sounds) });
      }
      groups.push({ ...heading, content: { columns: content.columns, rows } });
    }
  }
}
await writeFile(join(FOLDER, 'index.html'), renderPage(groups.filter(isFilled)));
speech.stop();
await (await model)?.close();
console.log(join(FOLDER, 'index.html'));

function isWanted(name: string): boolean {
  return only?.includes(name) ?? true;
}

function isFilled({ content }: ShownGroup): boolean {
  return ('sounds' in content ? content.sounds : content.rows).length > 0;
}

async function showAll(section: string, sounds: readonly GallerySound[]): Promise<ShownSound[]> {
  const shown: ShownSound[] = [];
  for (const sound of sounds) {
    shown.push(await show(section, sound));
  }
  return shown;
}

/** Makes a sound and writes its files. */
async function show(section: string, { name, make }: GallerySound): Promise<ShownSound> {
  const channels = await make();
  const [first = new Float32Array(1)] = channels;
  const file = `${section}-${String(++count).padStart(3, '0')}`;
  await writeFile(join(FOLDER, `${file}.wav`), encodePcmWav({ sampleRate: SAMPLE_RATE, channels }));
  await writeFile(join(FOLDER, `${file}.png`), await drawSound(first));
  const { integratedLufs, truePeakDecibels } = await measureFileLoudness(ffmpeg, join(FOLDER, `${file}.wav`));
  const measures = [
    `${(first.length / SAMPLE_RATE).toFixed(1)} s`,
    `${integratedLufs?.toFixed(1) ?? '–'} LUFS`,
    `${truePeakDecibels?.toFixed(1) ?? '–'} dBTP`,
  ].join(' · ');
  console.log(`${name}: ${measures}`);
  return { name, file, measures };
}
