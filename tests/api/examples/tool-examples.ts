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

const STROKE = { keeps: true, radius: 300, points: [4000, 5000, 6000, 5000] };

const edited = (picture: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    picture,
    prompt: 'Flip it left to right',
    model: 'draft-image-edit',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-an-edit',
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
    refused: ({ pictureId }) => [
      { ...cutOut(NOTHING, { idempotencyKey: 'nothing-cut-out' }), code: 'FILE_GONE' },
      {
        ...cutOut(pictureId, { cutOut: pictureId, idempotencyKey: 'a-cut-out-without-strokes' }),
        code: 'INVALID_DATA',
      },
      {
        ...cutOut(pictureId, { strokes: [STROKE], idempotencyKey: 'strokes-without-a-cut-out' }),
        code: 'INVALID_DATA',
      },
      { ...cutOut(pictureId, { cutOut: pictureId, strokes: [] }), code: 'INVALID_DATA' },
      {
        ...cutOut(pictureId, { cutOut: pictureId, strokes: [{ ...STROKE, points: [1, 2, 3] }] }),
        code: 'INVALID_DATA',
      },
      {
        ...cutOut(pictureId, { cutOut: pictureId, strokes: Array.from({ length: 201 }, () => STROKE) }),
        code: 'INVALID_DATA',
      },
      { ...cutOut(pictureId, { cutOut: NOTHING, strokes: [STROKE] }), code: 'FILE_GONE' },
    ],
  },
  'tools.orderImageEdit': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => edited(pictureId),
    refused: ({ pictureId }) => {
      const swap = { action: 'faceSwap', face: pictureId, consent: true };
      return [
        { ...edited(pictureId, { prompt: ' ', idempotencyKey: 'an-empty-edit' }), code: 'EDIT_PROMPT_EMPTY' },
        { ...edited(pictureId, { prompt: 'x'.repeat(2001), idempotencyKey: 'a-long-edit' }), code: 'PROMPT_TOO_LONG' },
        { ...edited(pictureId, { edits: [{ kind: 'blur', amount: 101 }] }), code: 'INVALID_DATA' },
        { ...edited(pictureId, { edits: Array(25).fill({ kind: 'straighten' }) }), code: 'INVALID_DATA' },
        { ...edited(pictureId, { ...swap, face: undefined, idempotencyKey: 'no-face' }), code: 'FACE_PICTURE_MISSING' },
        {
          ...edited(pictureId, { ...swap, consent: false, idempotencyKey: 'no-consent' }),
          code: 'FACE_SWAP_CONSENT_MISSING',
        },
        { ...edited(pictureId, { ...swap, idempotencyKey: 'no-swap' }), code: 'FACE_SWAP_NEEDS_MODEL' },
        { ...edited(NOTHING, { idempotencyKey: 'nothing-edited' }), code: 'FILE_GONE' },
      ];
    },
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
