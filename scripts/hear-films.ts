/**
 * `npm run hear-films -- FILM.mp4 …` says of each film how loud it is, how far speech stands out, where it is silent,
 * and, of an English one, which words a speech recogniser understands differently from the subtitles. `npm run
 * hear-films -- --make en --out FOLDER` makes the films of a language in `hearing/film-ideas.ts` (en, cn, ko or ja)
 * with their reports, and then does the same with them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { FILM_IDEAS } from './hearing/film-ideas.ts';
import { readFilmSound, type FilmSound } from './hearing/film-sound.ts';
import { HOW_TO_GET_A_RECOGNISER, loadRecogniser } from './hearing/recogniser.ts';
import { wordErrors, wordsOf } from './hearing/word-errors.ts';

const USAGE = 'Usage: npm run hear-films -- FILM.mp4 … | --make en|cn|ko|ja [--out FOLDER] [--resolution 360p]\n';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    make: { type: 'string' },
    out: { type: 'string', default: 'data/films-to-hear' },
    resolution: { type: 'string', default: '360p' },
  },
});
const language = LANGUAGES.find((one) => one === values.make);
if (values.make === undefined ? positionals.length === 0 : !language) {
  process.stderr.write(USAGE);
  process.exit(1);
}
const films = language ? await makeFilms(language, values.out) : positionals;
const recognise = await loadRecogniser();
if (!recognise) {
  process.stderr.write(`${HOW_TO_GET_A_RECOGNISER}\n`);
}
const ffmpeg = await findFfmpeg({ cacheFolder: tmpdir() });
const total = { words: 0, errors: 0 };
for (const film of films) {
  const sound = await readFilmSound(ffmpeg, film);
  process.stdout.write(`${film}\n  ${levels(sound)}\n`);
  if (recognise && isEnglish(sound)) {
    const said = wordsOf(sound.subtitles.map(({ text }) => text).join(' '));
    const heard = recognise(sound.samples);
    const errors = wordErrors(said, wordsOf(heard));
    const list = errors.map((error) => `${error.said || '—'} → ${error.heard || '—'}`).join(', ');
    process.stdout.write(
      `  ${said.length} words, ${errors.length} errors${list && `: ${list}`}\n  heard: ${heard.replaceAll(/\s+/g, ' ')}\n`,
    );
    total.words += said.length;
    total.errors += errors.length;
  }
}
if (total.words > 0) {
  const percent = (100 * (1 - total.errors / total.words)).toFixed(1);
  process.stdout.write(`${total.words} words, ${total.errors} errors: ${percent}% understood\n`);
}

/** Makes the films of a language that are not in the folder yet, one after another; answers their paths. */
async function makeFilms(made: Language, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return FILM_IDEAS[made].map(({ name, type, look, idea }, index) => {
    const path = join(folder, `${made}-${name}.mp4`);
    if (!existsSync(path)) {
      const order = { type, style: look, language: made, shots: 8, seed: index + 1, resolution: values.resolution };
      const options = Object.entries({ ...order, out: path, report: path.replace(/mp4$/, 'json') });
      const words = options.flatMap(([option, value]) => [`--${option}`, String(value)]);
      const { status } = spawnSync('npm', ['run', '--silent', 'film', '--', idea, ...words], { stdio: 'inherit' });
      if (status !== 0) {
        process.stderr.write(`${path} was not made.\n`);
        process.exit(1);
      }
    }
    return path;
  });
}

function levels({ loudness, silence, clipped, speechAboveRestDecibels }: FilmSound): string {
  const stretches = silence.map(
    ({ startSeconds, endSeconds }) => `${startSeconds.toFixed(1)}–${endSeconds.toFixed(1)}`,
  );
  return [
    `${loudness.integratedLufs ?? '-∞'} LUFS`,
    `peak ${loudness.truePeakDecibels ?? '-∞'} dBTP`,
    `speech ${speechAboveRestDecibels?.toFixed(1) ?? '—'} dB above the rest`,
    `${clipped} clipped samples`,
    `silent at ${stretches.join(', ') || 'no time'}`,
  ].join(', ');
}

/** The recogniser knows English alone. */
function isEnglish({ subtitles }: FilmSound): boolean {
  const text = subtitles.map((line) => line.text).join('');
  return text !== '' && !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}
