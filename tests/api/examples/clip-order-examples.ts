import type { EndpointExample, ExampleRequest } from './endpoint-example.ts';
import { NOTHING, ofNoTask, ofTask } from './task-example.ts';

const editedClip = (clip: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    clip,
    prompt: 'slow motion, black and white',
    model: 'draft-video-edit',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-an-edited-clip',
    ...changes,
  },
});
const largerClip = (clip: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    clip,
    factor: 4,
    model: 'draft-video-upscale',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-larger-clip',
    ...changes,
  },
});
const subtitled = (clip: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    clip,
    work: 'begin',
    model: 'draft-subtitles',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-subtitles',
    ...changes,
  },
});
const LINE = { startSeconds: 0, endSeconds: 1, text: 'Hello' };
const keptLines = (lines: unknown[]): ExampleRequest => ({
  ...ofNoTask,
  body: { version: 0, session: NOTHING, lines },
});
const sounded = (clip: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    clip,
    own: 'replaced',
    prompt: 'Rain',
    model: 'draft-clip-sound',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-sound',
    ...changes,
  },
});

/** Orders of the tools that take a clip. */
export const CLIP_ORDER_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'tools.orderVideoEdit': {
    access: 'account',
    stranger: 'FILE_GONE',
    answer: 'FILE_GONE',
    valid: () => editedClip(NOTHING),
    refused: () => [
      { ...editedClip(NOTHING, { edits: [{ kind: 'speed', factor: 9 }] }), code: 'INVALID_DATA' },
      { ...editedClip('x'), code: 'INVALID_DATA' },
    ],
  },
  'tools.orderVideoUpscale': {
    access: 'account',
    stranger: 'FILE_GONE',
    answer: 'FILE_GONE',
    valid: () => largerClip(NOTHING),
    refused: () => [
      { ...largerClip(NOTHING, { factor: 3 }), code: 'INVALID_DATA' },
      { ...largerClip('x'), code: 'INVALID_DATA' },
    ],
  },
  'tools.orderSubtitles': {
    access: 'account',
    stranger: 'FILE_GONE',
    answer: 'FILE_GONE',
    valid: () => subtitled(NOTHING),
    refused: () => [
      { ...subtitled(NOTHING, { work: 'sing' }), code: 'INVALID_DATA' },
      { ...subtitled(NOTHING, { work: 'burn', lines: [{ ...LINE, text: 'x'.repeat(301) }] }), code: 'INVALID_DATA' },
      {
        ...subtitled(NOTHING, { work: 'burn', lines: Array.from({ length: 1501 }, () => LINE) }),
        code: 'INVALID_DATA',
      },
      {
        ...subtitled(NOTHING, {
          work: 'burn',
          lines: Array.from({ length: 400 }, () => ({ ...LINE, text: 'x'.repeat(300) })),
        }),
        code: 'INVALID_DATA',
      },
    ],
  },
  'tools.readSubtitles': {
    ...ofTask,
    refused: () => [
      { params: { taskId: 'x' }, code: 'TASK_ID_INVALID' },
      { ...ofNoTask, query: { version: '-1' }, code: 'INVALID_DATA' },
    ],
  },
  'tools.keepSubtitles': {
    ...ofTask,
    valid: () => keptLines([LINE]),
    refused: () => [
      { ...keptLines([LINE]), params: { taskId: 'x' }, code: 'TASK_ID_INVALID' },
      { ...keptLines([{ ...LINE, startSeconds: -1 }]), code: 'INVALID_DATA' },
      { ...keptLines(Array.from({ length: 1501 }, () => LINE)), code: 'INVALID_DATA' },
    ],
  },
  'tools.readSubtitleFile': {
    ...ofTask,
    valid: () => ({ ...ofNoTask, query: { format: 'srt' } }),
    refused: () => [
      { ...ofNoTask, query: { format: 'doc' }, code: 'INVALID_DATA' },
      { params: { taskId: 'x' }, query: { format: 'srt' }, code: 'TASK_ID_INVALID' },
    ],
  },
  'tools.orderAudio': {
    access: 'account',
    stranger: 'FILE_GONE',
    answer: 'FILE_GONE',
    valid: () => sounded(NOTHING),
    refused: () => [
      { ...sounded(NOTHING, { own: 'louder' }), code: 'INVALID_DATA' },
      { ...sounded(NOTHING, { levels: [{ layer: '~rain', decibels: 100 }] }), code: 'INVALID_DATA' },
    ],
  },
  'tools.readClipSound': {
    access: 'account',
    stranger: 'FILE_GONE',
    answer: 'FILE_GONE',
    valid: () => ({ body: { clip: NOTHING, prompt: 'Rain' } }),
    refused: () => [
      { body: { clip: NOTHING, prompt: 'x'.repeat(2001) }, code: 'PROMPT_TOO_LONG' },
      { body: { clip: 'x', prompt: 'Rain' }, code: 'INVALID_DATA' },
    ],
  },
};
