import { layOutCaptions, subtitleColumns, writeSrt, writeVtt } from '#src/platform/server/media/captions/subtitles.ts';
import type { Cue } from '#src/platform/server/media/captions/time-parts.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { muxFilm } from '#src/platform/server/media/video/mux-film.ts';
import type { SubtitleMode } from '#src/shared/catalogue/cut-settings.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { CutPlan } from '../../timeline/plan-cut.ts';
import type { MadeSegment } from './make-segments.ts';

export interface FilmAssembly {
  ffmpeg: Ffmpeg;
  plan: CutPlan;
  /** From `makeSegments`. */
  segments: readonly MadeSegment[];
  /** The finished sound, of the film's length: AAC in MP4. */
  sound: { path: string };
  subtitles: readonly Cue[];
  subtitleMode: SubtitleMode;
  title: string;
  language: Language;
  path: string;
  signal?: AbortSignal | undefined;
}

export interface AssembledFilm {
  durationSeconds: number;
  /** The same captions as files beside the film. */
  vtt: string;
  srt: string;
}

/** Combines segments, sound and subtitles into one MP4. Throws MEDIA_FAILED, or the signal's reason. */
export async function assembleFilm(work: FilmAssembly): Promise<AssembledFilm> {
  const { format } = work.plan;
  const columns = subtitleColumns(format, work.language);
  const captions = layOutCaptions(work.subtitles, { language: work.language, columns });
  const vtt = writeVtt(captions);
  await muxFilm({
    ffmpeg: work.ffmpeg,
    clips: work.segments.map((segment) => segment.path),
    framesPerSecond: format.framesPerSecond,
    audioPath: work.sound.path,
    vtt: captions.length === 0 || work.subtitleMode !== 'track' ? undefined : vtt,
    language: work.language,
    title: work.title,
    path: work.path,
    signal: work.signal,
  });
  return { durationSeconds: work.plan.durationSeconds, vtt, srt: writeSrt(captions) };
}
