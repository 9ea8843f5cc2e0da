import { own, type EndpointExample } from './endpoint-example.ts';

const ofReplicate = { params: { vendor: 'replicate' } };
const unknownVendor = { params: { vendor: 'nobody' }, code: 'INVALID_DATA' } as const;
const key = { body: { key: 'a-key-for-an-example' } };

export const OWN_KEY_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'ownKeys.listOwnKeys': { ...own, valid: () => ({}) },
  'ownKeys.keepOwnKey': {
    ...own,
    valid: () => ({ ...ofReplicate, ...key }),
    refused: () => [
      { ...unknownVendor, ...key },
      { ...ofReplicate, body: { key: 'a key with spaces' }, code: 'INVALID_DATA' },
      { params: { vendor: 'comfyui' }, ...key, code: 'NOT_FOUND' },
    ],
  },
  'ownKeys.removeOwnKey': {
    ...own,
    valid: () => ofReplicate,
    refused: () => [unknownVendor, { params: { vendor: 'draft' }, code: 'NOT_FOUND' }],
  },
  'ownKeys.tryOwnKey': {
    ...own,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { vendor: 'qianfan' } }),
    refused: () => [unknownVendor],
  },
};
