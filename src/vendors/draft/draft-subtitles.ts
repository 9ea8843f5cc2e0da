import { join } from 'node:path';
import type { BurnedClip } from '#src/draft-engine/subtitles/burn-lines.ts';
import type { BurnLinesTask } from '#src/draft-engine/thread/burn-lines.task.ts';
import type { HearClipTask } from '#src/draft-engine/thread/hear-clip.task.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import type { SubtitlesRequest } from '../tool-requests.ts';
import { PRIORITY_STEPS, type Json, type VendorContext, type VendorResult } from '../vendor.ts';

/** After the films: somebody waits for these, but not for a whole film. */
const PRIORITY = 40 * PRIORITY_STEPS;
/** For the start of the process and the loading of the model. */
const SECONDS_AT_LEAST = 180;
/** A second of sound takes a third of one on a quiet machine, and one of a large picture takes two. */
const SECONDS_PER_SECOND = { hear: 3, burn: 8 } as const;

/** Subtitles of a clip: of the speech in it, of none yet, or in its picture. */
export async function makeSubtitles(
  { processes, ffmpeg }: { processes: ThreadPool; ffmpeg: Ffmpeg },
  { clip, durationSeconds, work }: SubtitlesRequest,
  context: VendorContext,
): Promise<VendorResult> {
  const servedBy = context.model;
  if (work.do === 'begin') {
    return { servedBy, data: { lines: [], lineCount: 0 } };
  }
  const seconds = SECONDS_AT_LEAST + SECONDS_PER_SECOND[work.do] * durationSeconds;
  const run = {
    signal: withinSeconds(context.signal, seconds),
    priority: Math.max(PRIORITY, context.priority ?? 0),
  };
  const path = await context.pathOfFile(clip);
  if (work.do === 'hear') {
    const task: HearClipTask = { clip: path, durationSeconds, ffmpeg };
    const lines = (await processes.run('hear-clip', task, run)) as SubtitleLine[];
    return { servedBy, data: { lines, lineCount: lines.length } as unknown as Json };
  }
  const { lines, language, look } = work;
  const file = { path: join(context.scratchFolder, 'result.mp4'), mime: 'video/mp4', extension: 'mp4' };
  const fontsFolder = join(context.scratchFolder, 'fonts');
  const task: BurnLinesTask = { clip: path, path: file.path, fontsFolder, lines, language, look, ffmpeg };
  const burned = (await processes.run('burn-lines', task, run)) as BurnedClip;
  return { servedBy, data: { ...burned }, file };
}
