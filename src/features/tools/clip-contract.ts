import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { CLIP_TOOLS } from './clip-rules.ts';
import { measuredMedia } from './measured-media.ts';
import { storedFile } from './stored-file.ts';

const id = z.uuid();

/** How far a clip is that is sent for a tool. */
const arrivingClip = z.object({
  state: z.enum(['receiving', 'checking', 'ready', 'failed']),
  /** Why it was not taken, in the language of the request. */
  failure: z.object({ code: z.string().max(60), message: z.string().max(500) }).nullable(),
  /** The clean copy, when it is ready. */
  file: storedFile.nullable(),
});

/** The endpoints by which clips reach the tools: each is sent in parts, and checked by a job. */
export const clipContract = {
  beginToolClip: oc
    .route({
      method: 'POST',
      path: '/api/tool-clips',
      summary: 'Begin to upload a clip for a tool, within the limits of that tool; it is sent in parts',
    })
    .input(
      z.object({
        tool: z.enum(CLIP_TOOLS),
        /** Size of the whole file. */
        bytes: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      }),
    )
    .output(z.object({ uploadId: id, partBytes: z.number().int() })),
  sendToolClipPart: oc
    .route({
      method: 'PUT',
      path: '/api/tool-clips/{uploadId}',
      inputStructure: 'detailed',
      summary: 'The next part of a clip; the last one completes it. Go on from the bytes that are answered',
    })
    .input(
      z.object({
        params: z.object({ uploadId: id }),
        /** Bytes before this part. */
        query: z.object({ offset: z.coerce.number().int().min(0) }),
        body: z.file().max(LIMITS.uploads.partBytes),
      }),
    )
    .output(z.object({ receivedBytes: z.number().int() })),
  readToolClip: oc
    .route({ method: 'GET', path: '/api/tool-clips/{uploadId}', summary: 'How far a clip for a tool is' })
    .input(z.object({ uploadId: id }))
    .output(arrivingClip),
  takeClipPicture: oc
    .route({
      method: 'POST',
      path: '/api/tool-files/{fileId}/pictures',
      summary: 'Keep the first frame of a clip of the caller, or its last, as a picture for the tools',
    })
    .input(z.object({ fileId: id, at: z.enum(['first', 'last']) }))
    .output(storedFile),
  measureToolFile: oc
    .route({
      method: 'GET',
      path: '/api/tool-files/{fileId}/measured',
      summary: 'How long and how large a clip or a sound of the caller is',
    })
    .input(z.object({ fileId: id }))
    .output(measuredMedia),
};
