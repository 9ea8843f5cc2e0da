import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { encodeAlone, type BareEncoding } from './film/bare-encoding.ts';
import { criticalPath, sumGaps, tableOf } from './film/critical-path.ts';
import { FILM_CASES, type FilmCase } from './film/film-cases.ts';
import type { FilmsOrder, MadeFilms } from './film/make-films.ts';
import { limitCores } from './limit-cores.ts';
import { startLauncher, waitForEnd } from './run-launcher.ts';
import { watchProcesses, type ProcessFigures } from './watch-processes.ts';

const IDEA = 'A postman in the mountains delivers the last letter of winter to a lonely bear';
const SEED = 22;
const FRAMES_PER_SECOND = 24;

/** The kind of work of each task of the worker threads. */
const WORK_OF_TASKS: Readonly<Record<string, string>> = {
  'understand-idea': 'story',
  'plan-film': 'story',
  'draw-picture': 'drawing',
  'draw-clip': 'drawing',
  'compose-music': 'music',
  'make-sound': 'sounds',
  'mix-sound': 'cut',
  'make-segment': 'cut',
  'cut-film': 'cut',
};

/** What was made by one program, and what it took. */
interface Run {
  /** In the order in which they were made, each with what had been used until then. */
  made: (MadeFilms & { processes: ProcessFigures })[];
  /** From the start of the program to its end. */
  wallSeconds: number;
  processes: ProcessFigures;
}

/**
 * Makes films of a fixed idea on an empty data folder, including the start of database and queue, in one of the ways of
 * `FILM_CASES`; then encodes the same frames by ffmpeg alone with the same options. Prints when each take was ready,
 * queued, started and made, and marks those that the end waited for.
 */
export async function benchFilm(words: readonly string[]): Promise<Record<string, unknown>> {
  const { positionals, values } = parseArgs({
    args: [...words],
    options: { cores: { type: 'string' } },
    allowPositionals: true,
  });
  const name = positionals[0] ?? 'nothing';
  const wanted = Object.hasOwn(FILM_CASES, name) ? FILM_CASES[name] : undefined;
  if (!wanted) {
    const cases = Object.entries(FILM_CASES).map(([each, { says }]) => `  ${each.padEnd(8)} ${says}`);
    throw new Error(`npm run bench film -- CASE [--cores NUMBER], where CASE is one of:\n${cases.join('\n')}`);
  }
  if (values.cores !== undefined) {
    limitCores(Number(values.cores));
  }
  process.stdout.write(`${wanted.says}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    return await measure(wanted, folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function measure(wanted: FilmCase, folder: string): Promise<Record<string, unknown>> {
  const order: FilmsOrder = {
    idea: IDEA,
    seed: SEED,
    shots: wanted.shots,
    shortSidePixels: wanted.shortSidePixels,
    changesShot: wanted.changesShot,
    out: Array.from({ length: wanted.films }, (_, index) => join(folder, `film-${index + 1}.mp4`)),
  };
  const voices = join(folder, 'voices');
  if (wanted.isSpokenBefore) {
    await makeFilms({ ...order, voices: { folder: voices, replays: false } }, join(folder, 'data-before'));
    await rm(join(folder, 'data-before'), { recursive: true, force: true, maxRetries: 3 });
    order.voices = { folder: voices, replays: true };
  }
  const run = await makeFilms(order, join(folder, 'data'));
  const whole = run.made.find(({ what }) => what === 'made');
  if (!whole) {
    throw new Error('no film was made');
  }
  whole.films.forEach(({ work }) => process.stdout.write(`${tableOf(work)}\n\n`));
  const changed = run.made.find(({ what }) => what === 'changed');
  const bare = await encodeFilms(order, whole, folder);
  const processes = changed ? whole.processes : run.processes;
  const { all, speech } = processes.processorSeconds;
  const work = whole.films.flatMap((film) => film.work);
  const filmSeconds = sum(whole.films.map(({ durationSeconds }) => durationSeconds));
  return {
    filmSeconds: round(filmSeconds),
    speechSeconds: round(sum(whole.films.map(({ speechSeconds }) => speechSeconds))),
    frames: Math.round(filmSeconds * FRAMES_PER_SECOND),
    films: wanted.films,
    shots: wanted.shots,
    ...(changed ? {} : { wallSeconds: round(run.wallSeconds) }),
    startSeconds: round(whole.startSeconds),
    makingSeconds: round(whole.makingSeconds),
    ...(changed ? { change: shareOfChange(whole, changed) } : {}),
    processorSeconds: byKindOfWork(processes, whole),
    bareEncodingSeconds: { wall: round(bare.wall), processor: round(bare.processor) },
    ratioToBareEncoding: {
      wall: round((changed ? whole.startSeconds + whole.makingSeconds : run.wallSeconds) / bare.wall),
      processorSpeechApart: round((all - speech) / bare.processor),
    },
    peakMegabytes: run.processes.peakMegabytes,
    voiceProcesses: tellVoices(run),
    longestPath: whole.films.map((film) => sumGaps(criticalPath(film.work))),
    allTakes: sumGaps(work),
  };
}

async function makeFilms(order: FilmsOrder, dataFolder: string): Promise<Run> {
  const began = performance.now();
  const child = startLauncher('bench/film/make-films.ts', [JSON.stringify(order)], dataFolder, {
    KINORA_LOG_LEVEL: 'error',
    // A replayed line needs no neural voice, and the model is not loaded.
    ...(order.voices?.replays ? { KINORA_VOICES: 'formant' } : {}),
  });
  const watch = watchProcesses(child.pid ?? 0);
  const made: Run['made'] = [];
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.startsWith('{"what"'))) {
      made.push({ ...(JSON.parse(line) as MadeFilms), processes: watch.read() });
    }
  });
  await waitForEnd(child);
  return { made, wallSeconds: (performance.now() - began) / 1000, processes: watch.stop() };
}

async function encodeFilms(order: FilmsOrder, { films }: MadeFilms, folder: string): Promise<BareEncoding> {
  const ffmpeg = await findFfmpeg({ cacheFolder: folder });
  const height = order.shortSidePixels;
  const format = { width: (height * 16) / 9, height, framesPerSecond: FRAMES_PER_SECOND };
  const spent: BareEncoding = { wall: 0, processor: 0 };
  for (const [index, { durationSeconds }] of films.entries()) {
    const film = { path: order.out[index] ?? '', frames: Math.round(durationSeconds * FRAMES_PER_SECOND), format };
    const { wall, processor } = await encodeAlone(ffmpeg, film, folder);
    spent.wall += wall;
    spent.processor += processor;
  }
  return spent;
}

/** Processor seconds of the processes, those of the worker threads by their work. */
function byKindOfWork({ processorSeconds }: ProcessFigures, { taskSeconds }: MadeFilms): Record<string, number> {
  const { all, threads, mainThread, starters, ...programs } = processorSeconds;
  const tasks: Record<string, number> = {};
  for (const [task, seconds] of Object.entries(taskSeconds)) {
    const work = WORK_OF_TASKS[task] ?? task;
    tasks[work] = (tasks[work] ?? 0) + seconds;
  }
  const otherThreads = Math.max(0, threads - sum(Object.values(tasks)));
  const parts = { all, ...programs, ...tasks, mainThread, otherThreads, starters };
  return Object.fromEntries(Object.entries(parts).map(([part, seconds]) => [part, round(seconds)]));
}

/** What the film took again after its change, and which share of the whole that is. */
function shareOfChange(whole: Run['made'][number], changed: Run['made'][number]): Record<string, number> {
  const before = whole.processes.processorSeconds.all;
  const processor = changed.processes.processorSeconds.all - before;
  return {
    wall: round(changed.makingSeconds),
    processor: round(processor),
    wallPercent: round((100 * changed.makingSeconds) / whole.makingSeconds),
    processorPercent: round((100 * processor) / before),
  };
}

/** How many processes held a voice at a time, and how long one was there after the last line. */
function tellVoices({ made, processes }: Run): Record<string, number> {
  const { most, lastSeenAt } = processes.voiceProcesses;
  const lastLineAt = made.at(-1)?.lastLineAt ?? 0;
  return { most, ...(lastSeenAt ? { secondsAfterLastLine: round((lastSeenAt - lastLineAt) / 1000) } : {}) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const round = (value: number): number => Math.round(value * 100) / 100;
