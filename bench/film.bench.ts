import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TakeWork } from '#src/features/film/server/view/film-work.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { pictureEncoderOptions, RGB_TO_FILM_FILTER } from '#src/platform/server/media/video/film-encoding.ts';
import { criticalPath, sumGaps, tableOf } from './film-path.ts';
import { startLauncher, waitForEnd } from './run-launcher.ts';
import { watchProcesses } from './watch-processes.ts';

const IDEA = 'A postman in the mountains delivers the last letter of winter to a lonely bear';
const LEAST_FRAMES = 900;
const SIZE = { width: 1280, height: 720, framesPerSecond: 24 };
/** Concurrent encoders, as many as the engine has threads on the smallest supported machine. */
const ENCODERS = 2;

/**
 * Makes a fixed idea and seed into a film of at least 900 frames at 720p on an empty data folder, including the start
 * of database and queue; then encodes the same frames by ffmpeg alone with the same options. Prints when each take was
 * ready, queued, started and made, and marks those that the end waited for.
 */
export async function benchFilm(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    for (let shots = 8; ; shots += 2) {
      const report = join(folder, 'film.json');
      const out = join(folder, 'film.mp4');
      const began = performance.now();
      const child = startLauncher(
        'src/apps/command-line/main.ts',
        ['film', IDEA, '--type', 'fantasy', '--shots', String(shots), '--seed', '22', '--out', out, '--report', report],
        join(folder, `data-${shots}`),
      );
      const processes = watchProcesses(child.pid ?? 0);
      await waitForEnd(child);
      const wallSeconds = (performance.now() - began) / 1000;
      const figures = processes.stop();
      const made = JSON.parse(await readFile(report, 'utf8')) as {
        durationSeconds: number;
        startSeconds: number;
        stageSeconds: Record<string, number>;
        work: TakeWork[];
      };
      const frames = Math.round(made.durationSeconds * SIZE.framesPerSecond);
      if (frames < LEAST_FRAMES && shots < 16) {
        continue;
      }
      process.stdout.write(`${tableOf(made.work)}\n`);
      const ffmpeg = await findFfmpeg({ cacheFolder: folder });
      const bareSeconds = await encodeAlone(ffmpeg, out, frames, folder);
      return {
        filmSeconds: round(made.durationSeconds),
        frames,
        shots,
        wallSeconds: round(wallSeconds),
        startSeconds: round(made.startSeconds),
        bareEncodingSeconds: round(bareSeconds),
        ratioToBareEncoding: round(wallSeconds / bareSeconds),
        ...figures,
        longestPath: sumGaps(criticalPath(made.work)),
        allTakes: sumGaps(made.work),
        stages: made.stageSeconds,
      };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seconds that ffmpeg alone needs for the film's frames: two encoders in parallel, each with half of every piece. */
async function encodeAlone(ffmpeg: Ffmpeg, film: string, frames: number, folder: string): Promise<number> {
  const piece = 120;
  let seconds = 0;
  for (let first = 0; first < frames; first += piece * ENCODERS) {
    const raws: string[] = [];
    for (let lane = 0; lane < ENCODERS; lane++) {
      const start = first + lane * piece;
      if (start >= frames) {
        break;
      }
      const raw = join(folder, `lane-${lane}.rgba`);
      await runFfmpeg({
        ffmpeg,
        arguments: [
          '-i',
          film,
          '-vf',
          `trim=start_frame=${start}:end_frame=${start + piece},setpts=PTS-STARTPTS`,
          '-an',
          '-f',
          'rawvideo',
          '-pix_fmt',
          'rgba',
          raw,
        ],
      });
      raws.push(raw);
    }
    const began = performance.now();
    await Promise.all(
      raws.map((raw, lane) =>
        runFfmpeg({
          ffmpeg,
          arguments: [
            '-f',
            'rawvideo',
            '-pix_fmt',
            'rgba',
            '-s',
            `${SIZE.width}x${SIZE.height}`,
            '-r',
            String(SIZE.framesPerSecond),
            '-i',
            raw,
            '-vf',
            RGB_TO_FILM_FILTER,
            ...pictureEncoderOptions(SIZE),
            join(folder, `lane-${lane}.mp4`),
          ],
        }),
      ),
    );
    seconds += (performance.now() - began) / 1000;
  }
  const check = await probeMedia(ffmpeg, join(folder, 'lane-0.mp4'));
  if (!check) {
    throw new Error('the bare encoding made nothing');
  }
  return seconds;
}

const round = (value: number): number => Math.round(value * 100) / 100;
