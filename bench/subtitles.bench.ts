import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSoundInput } from '#src/features/film/server/final-cut/build-sound-input.ts';
import { buildStems } from '#src/features/film/server/final-cut/thread/build-stems.ts';
import { circledTake } from '#src/features/film/server/state/film-rows.ts';
import { planFilmTimes } from '#src/features/film/server/timeline/film-times.ts';
import type { WholeFilm } from '#src/features/film/server/view/read-film.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { readCaptionTimes } from '#tests/build/caption-times.ts';
import { heardSpan } from '#tests/build/listen.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';

const IDEAS: Readonly<Record<Language, string>> = {
  en: 'A keeper of a lighthouse hears her dead father on the radio and answers him in the storm',
  cn: '一个灯塔看守人在收音机里听见已故父亲的声音，在暴风雨中回答了他',
  ko: '등대지기가 라디오에서 돌아가신 아버지의 목소리를 듣고 폭풍 속에서 대답한다',
  ja: '灯台守がラジオから亡き父の声を聞き、嵐の中で返事をする',
};
const SHOTS = 8;
const SEEDS = [3, 4];
/** Beyond its recorded length a line rings in its room. */
const RING_SECONDS = 0.6;

/** How far the first and last caption of a line are from what is heard, seconds: positive is late. */
interface Difference {
  start: number;
  end: number;
  text: string;
}

/**
 * Subtitles against speech: films of each language are made, and the captions of each line are compared with the first
 * and the last sound of the line in the voice stem, in the rooms of the film and before any music. With languages as
 * words it makes only theirs.
 */
export async function benchSubtitles(words: readonly string[]): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const database = await openDatabase({ config: { dataFolder: folder }, log });
  try {
    const studio = await buildStudio(database, folder, { voices: 'neural' });
    try {
      const figures: Record<string, unknown> = {};
      for (const language of LANGUAGES.filter((each) => words.length === 0 || words.includes(each))) {
        const differences: Difference[] = [];
        for (const seed of SEEDS) {
          differences.push(...(await compare(await makeFilm(studio, language, seed), studio, folder)));
        }
        figures[language] = describe(differences);
        process.stdout.write(`${language} ${JSON.stringify(figures[language])}\n`);
      }
      return figures;
    } finally {
      await studio.close();
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** An upright film has shorter lines, and more of them. */
async function makeFilm(studio: Studio, language: Language, seed: number): Promise<WholeFilm> {
  const aspect = seed % 2 === 0 ? '9:16' : '16:9';
  const order = { idea: IDEAS[language], language, shots: SHOTS, seed, aspect, type: 'drama' } as const;
  const filmId = await studio.createFilm(order);
  const whole = await studio.waitFor(filmId, ({ film }) => film.status === 'COMPLETED' || film.status === 'FAILED');
  if (whole.film.status === 'FAILED') {
    throw new Error(`the film failed: ${JSON.stringify(whole.film.error)}`);
  }
  return whole;
}

async function compare(whole: WholeFilm, studio: Studio, folder: string): Promise<Difference[]> {
  const { storage, ffmpeg } = studio.parts;
  const pathOf = (key: string): string => storage.pathOf(key);
  const sound = buildSoundInput(whole, (kind, key) => whole.files.get(circledTake(whole, kind, key)?.fileId ?? '')!, {
    ffmpeg,
    pathOf,
    soundFolder: folder,
  });
  const { musicPath: _music, ...voices } = { ...sound, events: [], ambience: [] };
  const { voice } = await buildStems(voices, folder, AbortSignal.timeout(600_000));
  const captions = readCaptionTimes(
    await readFile(pathOf(whole.files.get(whole.cut?.subtitlesFileId ?? '')?.storageKey ?? ''), 'utf8'),
  );
  const spoken = planFilmTimes(whole).shots.filter(({ spokenSeconds }) => spokenSeconds > 0);
  return spoken.map(({ plan, speechStartSeconds, spokenSeconds }, index) => {
    const endSeconds = Math.min(
      speechStartSeconds + spokenSeconds + RING_SECONDS,
      spoken[index + 1]?.speechStartSeconds ?? Number.POSITIVE_INFINITY,
    );
    const heard = heardSpan(voice ?? new Float32Array(), { startSeconds: speechStartSeconds, endSeconds });
    const own = captions.filter(
      (caption) => caption.startSeconds >= speechStartSeconds - 0.36 && caption.startSeconds < endSeconds,
    );
    return {
      start: (own[0]?.startSeconds ?? Number.POSITIVE_INFINITY) - heard.startSeconds,
      end: (own.at(-1)?.endSeconds ?? Number.POSITIVE_INFINITY) - heard.endSeconds,
      text: `${own.length} ${plan.speech.kind === 'silent' ? '' : plan.speech.delivery} ${plan.speech.text}`,
    };
  });
}

function describe(differences: readonly Difference[]): Record<string, unknown> {
  for (const { start, end, text } of differences.filter(
    (one) => Math.max(Math.abs(one.start), Math.abs(one.end)) > 0.08,
  )) {
    process.stdout.write(`${milliseconds(start)} ${milliseconds(end)} ${text}\n`);
  }
  const figures = (values: readonly number[]): Record<string, number> => {
    const sizes = values.map((value) => Math.abs(value)).toSorted((one, other) => one - other);
    const at = (share: number): number =>
      milliseconds(sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))] ?? 0);
    return { median: at(0.5), share95: at(0.95), worst: at(1) };
  };
  return {
    lines: differences.length,
    startMilliseconds: figures(differences.map(({ start }) => start)),
    endMilliseconds: figures(differences.map(({ end }) => end)),
  };
}

const milliseconds = (seconds: number): number => Math.round(seconds * 1000);
