import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { own, type EndpointExample, type ExampleRequest } from './endpoint-example.ts';

/** No upload, and no file of anybody. */
const NOTHING = '0195f0c0-0000-7000-8000-000000000000';
const { videoUpscaleBytes, partBytes } = LIMITS.uploads;

const clip = (bytes: number): ExampleRequest => ({ body: { tool: 'videoUpscale', bytes } });
const partOf = (offset: string, bytes: Buffer): ExampleRequest => ({
  params: { uploadId: NOTHING },
  query: { offset },
  file: { type: 'application/octet-stream', bytes },
});

/** A picture is no sound. */
const noSound: EndpointExample = {
  access: 'account',
  stranger: 'NOT_FOUND',
  answer: 'NOT_FOUND',
  valid: ({ pictureId }) => ({ params: { fileId: pictureId } }),
  refused: () => [{ params: { fileId: 'x' }, code: 'INVALID_DATA' }],
};

export const TOOL_CLIP_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'tools.beginToolClip': {
    ...own,
    valid: () => clip(1000),
    refused: () => [
      { ...clip(videoUpscaleBytes + 1), code: 'FILE_TOO_LARGE' },
      { ...clip(0), code: 'INVALID_DATA' },
      { body: { tool: 'image', bytes: 1000 }, code: 'INVALID_DATA' },
    ],
  },
  'tools.sendToolClipPart': {
    access: 'account',
    stranger: 'NOT_FOUND',
    // No upload was begun.
    answer: 'NOT_FOUND',
    valid: () => partOf('0', Buffer.from('a part')),
    refused: () => [
      { ...partOf('-1', Buffer.from('a part')), code: 'INVALID_DATA' },
      { ...partOf('0', Buffer.alloc(partBytes + 1)), code: 'INVALID_DATA' },
    ],
  },
  'tools.readToolClip': {
    access: 'account',
    stranger: 'NOT_FOUND',
    answer: 'NOT_FOUND',
    valid: () => ({ params: { uploadId: NOTHING } }),
    refused: () => [{ params: { uploadId: 'x' }, code: 'INVALID_DATA' }],
  },
  'tools.takeClipPicture': {
    access: 'account',
    stranger: 'FILE_GONE',
    answer: 'FILE_GONE',
    valid: () => ({ params: { fileId: NOTHING }, body: { at: 'last' } }),
    refused: () => [{ params: { fileId: NOTHING }, body: { at: 'middle' }, code: 'INVALID_DATA' }],
  },
  'tools.measureToolFile': {
    access: 'account',
    stranger: 'FILE_GONE',
    answer: 'FILE_GONE',
    valid: () => ({ params: { fileId: NOTHING } }),
    refused: () => [{ params: { fileId: 'x' }, code: 'INVALID_DATA' }],
  },
  'tools.readToolSound': noSound,
  'tools.readToolWave': noSound,
};
