import { oc } from '@orpc/contract';
import * as z from 'zod';
import { subtitleLines } from '#src/shared/subtitles/subtitle-lines-schema.ts';

/** Kept versions of one task's lines; the oldest go first. */
export const MOST_VERSIONS = 20;

/** Not a UUID in the schema: an empty or wrong id has messages of its own (TASK_ID_EMPTY, TASK_ID_INVALID). */
const ofTask = z.object({ taskId: z.string().max(100) });
const version = z.number().int().min(0);

/** The lines of a clip. */
const subtitles = z.object({
  /** 0: as they were heard, or none. */
  version,
  lines: subtitleLines,
  /** The other kept versions, the newest first. */
  others: z.array(z.object({ version, changedAt: z.iso.datetime() })).max(MOST_VERSIONS),
});
export type Subtitles = z.infer<typeof subtitles>;

/** The endpoints of the lines of a clip, which belong to a task of the subtitles tool. */
export const subtitlesContract = {
  readSubtitles: oc
    .route({
      method: 'GET',
      path: '/api/tool-tasks/{taskId}/subtitles',
      summary: 'The lines of a clip as they are now, or of an earlier version',
    })
    .input(ofTask.extend({ version: z.coerce.number().int().min(0).optional() }))
    .output(subtitles),
  keepSubtitles: oc
    .route({
      method: 'PUT',
      path: '/api/tool-tasks/{taskId}/subtitles',
      summary: 'Keep the lines of a clip; what another page has saved meanwhile stays as another version',
    })
    .input(
      ofTask.extend({
        /** The version that was changed. */
        version,
        /** The page that writes. */
        session: z.uuid(),
        lines: subtitleLines,
      }),
    )
    .output(z.object({ version, hasOthers: z.boolean() })),
  readSubtitleFile: oc
    .route({
      method: 'GET',
      path: '/api/tool-tasks/{taskId}/subtitles/file',
      summary: 'The lines of a clip as a SubRip or WebVTT file',
    })
    .input(ofTask.extend({ format: z.enum(['srt', 'vtt']) }))
    .output(z.file()),
};
