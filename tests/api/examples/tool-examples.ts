import { own, type EndpointExample, type ExampleRequest } from './endpoint-example.ts';
import { upload } from './upload-example.ts';

/** No task of anybody. */
const NOTHING = '0195f0c0-0000-7000-8000-000000000000';
const ofNoTask: ExampleRequest = { params: { taskId: NOTHING } };
const ofTask: EndpointExample = {
  access: 'account',
  stranger: 'TASK_NOT_FOUND',
  answer: 'TASK_NOT_FOUND',
  valid: () => ofNoTask,
  refused: () => [
    { params: { taskId: 'x' }, code: 'TASK_ID_INVALID' },
    { params: { taskId: ' ' }, code: 'TASK_ID_EMPTY' },
  ],
};
const picture = (changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    prompt: 'A lighthouse in a storm',
    aspect: '16:9',
    model: 'draft-image',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-picture',
    ...changes,
  },
});
const larger = (picture: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    picture,
    factor: 2,
    model: 'draft-image-upscale',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-larger-one',
    ...changes,
  },
});
const cutOut = (picture: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    picture,
    model: 'draft-cut-out',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-cut-out',
    ...changes,
  },
});

const sticker = (changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    prompt: 'A happy cat',
    style: 'sticker',
    model: 'draft-image',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-sticker',
    ...changes,
  },
});

export const TOOL_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'tools.listToolModels': {
    ...own,
    valid: () => ({ params: { tool: 'image' } }),
    refused: () => [{ params: { tool: 'film' }, code: 'NOT_FOUND' }],
  },
  'tools.listToolTasks': {
    ...own,
    valid: () => ({ query: { tool: 'image', limit: '5' } }),
    refused: () => [{ query: { limit: '51' }, code: 'INVALID_DATA' }],
  },
  'tools.readToolTask': ofTask,
  'tools.stopToolTask': ofTask,
  'tools.removeToolTask': ofTask,
  'tools.uploadToolPicture': upload(),
  'tools.findToolFiles': {
    ...own,
    valid: ({ pictureId }) => ({ body: { fileIds: [pictureId] } }),
    refused: () => [
      { body: { fileIds: [] }, code: 'INVALID_DATA' },
      { body: { fileIds: Array(21).fill(NOTHING) }, code: 'INVALID_DATA' },
    ],
  },
  'tools.orderBackgroundRemoval': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => cutOut(pictureId),
    refused: () => [{ ...cutOut(NOTHING, { idempotencyKey: 'nothing-cut-out' }), code: 'FILE_GONE' }],
  },
  'tools.orderSticker': {
    ...own,
    valid: () => sticker(),
    refused: () => [
      { ...sticker({ prompt: ' ', idempotencyKey: 'a-sticker-of-nothing' }), code: 'PROMPT_EMPTY' },
      { ...sticker({ style: 'bronze' }), code: 'INVALID_DATA' },
      { ...sticker({ photo: NOTHING, idempotencyKey: 'a-sticker-of-no-photo' }), code: 'FILE_GONE' },
    ],
  },
  'tools.orderImageUpscale': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => larger(pictureId),
    refused: ({ pictureId }) => [
      { ...larger(pictureId, { factor: 3 }), code: 'INVALID_DATA' },
      { ...larger(NOTHING, { idempotencyKey: 'larger-than-nothing' }), code: 'FILE_GONE' },
    ],
  },
  'tools.listToolFiles': { ...own, valid: () => ({ query: { limit: '5' } }) },
  'tools.orderImage': {
    ...own,
    valid: () => picture(),
    refused: () => [
      { ...picture({ prompt: '  ', idempotencyKey: 'an-empty-prompt' }), code: 'PROMPT_EMPTY' },
      { ...picture({ prompt: 'x'.repeat(2001), idempotencyKey: 'a-long-prompt' }), code: 'PROMPT_TOO_LONG' },
      { ...picture({ aspect: '5:4' }), code: 'INVALID_DATA' },
      { ...picture({ count: 9 }), code: 'INVALID_DATA' },
      { ...picture({ model: 'draft-music', idempotencyKey: 'no-such-model' }), code: 'MODEL_UNKNOWN' },
      { ...picture({ reference: NOTHING, idempotencyKey: 'no-such-file' }), code: 'FILE_GONE' },
    ],
  },
};
