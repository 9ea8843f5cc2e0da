import { admin, own, type EndpointExample, type ExampleRequest } from './endpoint-example.ts';
import { NOTHING } from './task-example.ts';

const INPUTS = { template: 'two_doors', lines: ['Tea', 'Coffee', ''] };
const ordered = (changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: { ...INPUTS, model: 'draft-meme', agreedCoins: 0, idempotencyKey: 'an-example-of-a-meme', ...changes },
});
const previewed = (changes: Record<string, unknown> = {}): ExampleRequest => ({ body: { ...INPUTS, ...changes } });

export const MEME_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'tools.listMemeTemplates': { ...own, valid: () => ({}) },
  'tools.previewMeme': {
    ...own,
    valid: () => previewed(),
    refused: () => [
      { ...previewed({ template: 'nobody' }), code: 'MEME_HIDDEN' },
      { ...previewed({ lines: ['a', 'b', 'c', 'd'] }), code: 'INVALID_DATA' },
      { ...previewed({ lines: ['x'.repeat(60)] }), code: 'PROMPT_TOO_LONG' },
      { ...previewed({ photo: NOTHING }), code: 'INVALID_DATA' },
      { ...previewed({ template: 'museum_portrait', lines: [], photo: NOTHING }), code: 'FILE_GONE' },
    ],
  },
  'tools.orderMeme': {
    ...own,
    valid: () => ordered(),
    refused: () => [
      { ...ordered({ lines: [' '], idempotencyKey: 'a-meme-of-nothing' }), code: 'PROMPT_EMPTY' },
      { ...ordered({ template: 'nobody', idempotencyKey: 'a-meme-of-nobody' }), code: 'MEME_HIDDEN' },
      { ...ordered({ as: 'statue' }), code: 'INVALID_DATA' },
      {
        ...ordered({ template: 'museum_portrait', lines: [], photo: NOTHING, idempotencyKey: 'a-meme-of-no-photo' }),
        code: 'FILE_GONE',
      },
    ],
  },
  'tools.listManagedMemes': { ...admin, valid: () => ({}) },
  'tools.orderMemes': {
    ...admin,
    valid: () => ({ body: { ids: ['two_doors', 'cat_and_cup'] } }),
    refused: () => [
      { body: { ids: ['nobody'] }, code: 'NOT_FOUND' },
      { body: { ids: [] }, code: 'INVALID_DATA' },
    ],
  },
  'tools.showMeme': {
    ...admin,
    valid: () => ({ params: { templateId: 'snail_express' }, body: { visible: true } }),
    refused: () => [{ params: { templateId: 'nobody' }, body: { visible: false }, code: 'NOT_FOUND' }],
  },
};
