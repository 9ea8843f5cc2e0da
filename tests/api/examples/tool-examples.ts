import { own, type EndpointExample, type ExampleRequest } from './endpoint-example.ts';
import { NOTHING, ofTask } from './task-example.ts';
import { upload, uploadSound } from './upload-example.ts';

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
const views = (picture: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    picture,
    views: ['left', 'back'],
    model: 'draft-view',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-views',
    ...changes,
  },
});
const solid = (picture: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    front: picture,
    side: picture,
    back: picture,
    model: 'draft-model-3d',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-solid',
    ...changes,
  },
});
const clip = (changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    prompt: 'A lighthouse in a storm',
    seconds: 3,
    model: 'draft-video',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-clip',
    ...changes,
  },
});
const piece = (changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    prompt: 'A slow waltz for piano',
    durationSeconds: 5,
    model: 'draft-music',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-piece',
    ...changes,
  },
});

const STROKE = { keeps: true, radius: 300, points: [4000, 5000, 6000, 5000] };

const talking = (picture: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    picture,
    text: 'Hello',
    voice: 'en-woman',
    model: 'draft-lip-sync',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-talk',
    ...changes,
  },
});
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

const filled = (photo: string, changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    template: 'wanted-poster',
    photo,
    title: 'for whistling',
    model: 'draft-template',
    agreedCoins: 0,
    idempotencyKey: 'an-example-of-a-template',
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
    refused: () =>
      ['limit=51', `cursor=${NOTHING}`].map((query) => ({
        query: Object.fromEntries(new URLSearchParams(query)),
        code: 'INVALID_DATA',
      })),
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
      {
        ...cutOut(pictureId, { cutOut: NOTHING, strokes: [STROKE], idempotencyKey: 'strokes-on-what-is-gone' }),
        code: 'FILE_GONE',
      },
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
        {
          ...edited(pictureId, { edits: Array.from({ length: 25 }, () => ({ kind: 'straighten' })) }),
          code: 'INVALID_DATA',
        },
        {
          ...edited(pictureId, { ...swap, face: undefined, idempotencyKey: 'without-a-face' }),
          code: 'FACE_PICTURE_MISSING',
        },
        {
          ...edited(pictureId, { ...swap, consent: false, idempotencyKey: 'no-consent' }),
          code: 'FACE_SWAP_CONSENT_MISSING',
        },
        { ...edited(pictureId, { ...swap, idempotencyKey: 'a-swap-without-model' }), code: 'FACE_SWAP_NEEDS_MODEL' },
        { ...edited(NOTHING, { idempotencyKey: 'nothing-edited' }), code: 'FILE_GONE' },
      ];
    },
  },
  'tools.orderVideo': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => clip({ prompt: '', startFrame: pictureId, camera: 'orbit_left' }),
    refused: ({ pictureId }) => [
      { ...clip({ prompt: ' ', idempotencyKey: 'a-clip-of-nothing' }), code: 'VIDEO_DESCRIPTION_EMPTY' },
      { ...clip({ endFrame: pictureId, idempotencyKey: 'an-end-without-a-start' }), code: 'START_FRAME_MISSING' },
      { ...clip({ seconds: 7, idempotencyKey: 'a-length-of-no-model' }), code: 'CLIP_NOT_POSSIBLE' },
      { ...clip({ startFrame: NOTHING, idempotencyKey: 'a-start-that-is-gone' }), code: 'FILE_GONE' },
      { ...clip({ camera: 'somersault' }), code: 'INVALID_DATA' },
    ],
  },
  'tools.orderSora': {
    ...own,
    valid: () => clip({ idempotencyKey: 'an-example-of-a-paid-second' }),
    refused: () => [
      { ...clip({ prompt: ' ', idempotencyKey: 'seconds-of-nothing' }), code: 'TEXT_TO_VIDEO_PROMPT_EMPTY' },
      { ...clip({ model: 'kling_v21', idempotencyKey: 'a-model-of-elsewhere' }), code: 'MODEL_UNAVAILABLE' },
      { ...clip({ aspect: '1:1' }), code: 'INVALID_DATA' },
    ],
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
  'tools.orderPhotoTalk': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => talking(pictureId),
    refused: ({ pictureId }) => [
      { ...talking(pictureId, { text: ' ', idempotencyKey: 'nothing-is-said' }), code: 'PROMPT_EMPTY' },
      { ...talking(pictureId, { text: 'x'.repeat(601), idempotencyKey: 'too-much-is-said' }), code: 'PROMPT_TOO_LONG' },
      { ...talking(pictureId, { sound: pictureId, idempotencyKey: 'a-picture-is-no-sound' }), code: 'FILE_GONE' },
      {
        ...talking(pictureId, { model: 'sync-lipsync-2', idempotencyKey: 'for-clips-alone' }),
        code: 'MODEL_UNAVAILABLE',
      },
      { ...talking(NOTHING, { idempotencyKey: 'nobody-talks' }), code: 'FILE_GONE' },
    ],
  },
  'tools.listTemplates': { ...own, valid: () => ({}) },
  'tools.orderTrending': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => filled(pictureId),
    refused: ({ pictureId }) => [
      {
        ...filled(pictureId, { photo: undefined, idempotencyKey: 'a-template-of-nobody' }),
        code: 'TEMPLATE_PHOTO_MISSING',
      },
      { ...filled(pictureId, { template: 'none', idempotencyKey: 'no-such-template' }), code: 'NOT_FOUND' },
      {
        ...filled(pictureId, { title: 'x'.repeat(41), idempotencyKey: 'too-long-a-title' }),
        code: 'PROMPT_TOO_LONG',
      },
      { ...filled(NOTHING, { idempotencyKey: 'a-photo-that-is-gone' }), code: 'FILE_GONE' },
    ],
  },
  'tools.findFace': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => ({ body: { picture: pictureId } }),
    refused: () => [{ body: { picture: NOTHING }, code: 'FILE_GONE' }],
  },
  'tools.uploadTalkPicture': upload(),
  'tools.uploadToolSound': uploadSound(),
  'tools.orderMultiView': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => views(pictureId),
    refused: ({ pictureId }) => [
      { ...views(pictureId, { views: [] }), code: 'INVALID_DATA' },
      { ...views(pictureId, { views: ['left', 'left'] }), code: 'INVALID_DATA' },
      { ...views(NOTHING, { idempotencyKey: 'views-of-nothing' }), code: 'FILE_GONE' },
    ],
  },
  'tools.orderModel3d': {
    access: 'account',
    stranger: 'FILE_GONE',
    valid: ({ pictureId }) => solid(pictureId),
    refused: ({ pictureId }) => [
      { ...solid(pictureId, { back: undefined }), code: 'INVALID_DATA' },
      { ...solid(NOTHING, { idempotencyKey: 'a-solid-of-nothing' }), code: 'FILE_GONE' },
    ],
  },
  'tools.listToolFiles': { ...own, valid: () => ({ query: { limit: '5' } }) },
  'tools.orderMusic': {
    ...own,
    valid: () => piece(),
    refused: () => [
      { ...piece({ prompt: ' ', idempotencyKey: 'an-empty-description' }), code: 'PROMPT_EMPTY' },
      { ...piece({ durationSeconds: null, idempotencyKey: 'no-length-at-all' }), code: 'DURATION_INVALID' },
      { ...piece({ durationSeconds: 241, idempotencyKey: 'a-symphony' }), code: 'DURATION_INVALID' },
      { ...piece({ style: 'noise' }), code: 'INVALID_DATA' },
      { ...piece({ model: 'draft-image', idempotencyKey: 'a-painter' }), code: 'MODEL_UNKNOWN' },
    ],
  },
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
