import { layOutCaptions, subtitleColumns, writeSrt, writeVtt } from '#src/platform/server/media/captions/subtitles.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { frameSize } from '../timeline/frame-size.ts';
import { planSubtitles } from '../timeline/plan-subtitles.ts';

/** The film's subtitles as SubRip or WebVTT, broken into lines as in the film. */
export function writeCaptions(rows: FilmRows, format: 'srt' | 'vtt'): string {
  const { language, aspect, shortSidePixels } = rows.film;
  const { widthPixels: width, heightPixels: height } = frameSize(aspect, shortSidePixels);
  const columns = subtitleColumns({ width, height }, language);
  const captions = layOutCaptions(planSubtitles(rows), { language, columns });
  return format === 'srt' ? writeSrt(captions) : writeVtt(captions);
}
