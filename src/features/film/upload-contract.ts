import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { id } from './film-view-contract.ts';

const MEGABYTE = 1024 * 1024;

const uploaded = z.object({
  filmId: id,
  /** Size of the whole file. */
  bytes: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
const begun = z.object({
  uploadId: id,
  /** Size of a part; the last one may be smaller. */
  partBytes: z.number().int(),
});

/** The endpoints by which an owner brings a final cut, music or a shot's clip to a film, each in parts. */
export const uploadContract = {
  beginCutUpload: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/cut-uploads',
      summary: `Begin to upload a final cut of one's own: MP4, MOV, AVI, MKV or WebM, at most ${LIMITS.uploads.finalCutBytes / MEGABYTE} MB; it is sent in parts`,
    })
    .input(uploaded)
    .output(begun),
  beginMusicUpload: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/music-uploads',
      summary: `Begin to upload music of one's own: MP3, WAV or M4A, at most ${LIMITS.uploads.musicBytes / MEGABYTE} MB; it is sent in parts`,
    })
    .input(uploaded)
    .output(begun),
  beginClipUpload: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{shotId}/clip-uploads',
      summary: `Begin to upload a clip of one's own for a shot: MP4, MOV, AVI, MKV or WebM, at most ${LIMITS.uploads.shotClipBytes / MEGABYTE} MB and ${LIMITS.uploads.shotClipSeconds} seconds; it is sent in parts`,
    })
    .input(uploaded.extend({ shotId: id }))
    .output(begun),
  bringClip: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{shotId}/brought-clips',
      summary: 'Use a clip of the caller that is stored here, for example one that a tool made, as a take of a shot',
    })
    .input(z.object({ filmId: id, shotId: id, clipId: id }))
    .output(z.object({})),
  sendUploadPart: oc
    .route({
      method: 'PUT',
      path: '/api/films/{filmId}/uploads/{uploadId}',
      inputStructure: 'detailed',
      summary: 'The next part of an upload; the last one completes it. Go on from the bytes that are answered',
    })
    .input(
      z.object({
        params: z.object({ filmId: id, uploadId: id }),
        /** Bytes before this part. */
        query: z.object({ offset: z.coerce.number().int().min(0) }),
        body: z.file().max(LIMITS.uploads.partBytes),
      }),
    )
    .output(z.object({ receivedBytes: z.number().int() })),
};
