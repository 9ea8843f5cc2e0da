import { createHash } from 'node:crypto';
import {
  layOutCaptions,
  subtitleColumns,
  writeAss,
  type AssOptions,
  type Caption,
} from '#src/platform/server/media/captions/subtitles.ts';
import { burnedColumns, SUBTITLE_COLOURS, SUBTITLE_SCALES } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { CutPlan, Segment } from './plan-cut.ts';
import { planSubtitles } from './plan-subtitles.ts';

/** Part of the keys of segments with subtitles: raise it when the same subtitles are drawn otherwise. */
const BURN_VERSION = 2;

/**
 * The plan with the film's subtitles in its segments, where the owner chose burned ones: each segment gets what is
 * shown during it, as a part of its key. So a changed text changes only the segments that show it.
 */
export function burnCaptions(plan: CutPlan, rows: FilmRows): CutPlan {
  const { language, cutSettings } = rows.film;
  const { mode, size, colour, place, ground } = cutSettings.subtitles;
  if (mode !== 'burned') {
    return plan;
  }
  const { format, mark } = plan;
  const scale = SUBTITLE_SCALES[size];
  const columns = burnedColumns(subtitleColumns(format, language), size);
  const captions = layOutCaptions(planSubtitles(rows), { language, columns });
  const options: AssOptions = {
    width: format.width,
    height: format.height,
    language,
    columns,
    scale,
    colour: SUBTITLE_COLOURS[colour],
    place,
    ground,
    // A wide line would reach the mark in its corner.
    ...(mark && place === 'bottom' ? { clearBottomPixels: format.height - mark.top } : {}),
  };
  let startFrame = 0;
  const segments = plan.segments.map((segment): Segment => {
    const shown = captionsWithin(captions, startFrame, segment.frames, format.framesPerSecond);
    startFrame += segment.frames;
    return shown.length === 0 ? segment : withAss(segment, writeAss(shown, options));
  });
  return { ...plan, segments };
}

function withAss(segment: Segment, ass: string): Segment {
  const key = createHash('sha256')
    .update(JSON.stringify([segment.key, `burn ${BURN_VERSION}`, ass]))
    .digest('hex');
  return segment.kind === 'body' ? { ...segment, key, ass, isWholeClip: false } : { ...segment, key, ass };
}

/** The captions of a stretch of frames, counted from its beginning. Their times lie between frames. */
function captionsWithin(
  captions: readonly Caption[],
  startFrame: number,
  frames: number,
  framesPerSecond: number,
): Caption[] {
  const frameAt = (seconds: number): number =>
    Math.min(frames, Math.max(0, Math.ceil(seconds * framesPerSecond - 1e-6) - startFrame));
  const secondsBefore = (frame: number): number => Math.max(0, (frame - 0.5) / framesPerSecond);
  return captions.flatMap(({ startSeconds, endSeconds, lines }) => {
    const [from, to] = [frameAt(startSeconds), frameAt(endSeconds)];
    return from < to ? [{ startSeconds: secondsBefore(from), endSeconds: secondsBefore(to), lines }] : [];
  });
}
