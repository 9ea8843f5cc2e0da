import { randomUUID } from 'node:crypto';
import { admin, own, type EndpointExample } from './endpoint-example.ts';

export const REWARD_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'rewards.checkIn': { ...own, valid: () => ({ body: {} }) },
  'rewards.redeemCode': {
    ...own,
    answer: 'FILE_NOT_FOUND',
    valid: () => ({ body: { code: 'no such code' } }),
    refused: () => [
      { body: { code: ' ' }, code: 'EMPTY_CODE' },
      { body: { code: 'x'.repeat(1001) }, code: 'INVALID_DATA' },
    ],
  },
  'rewards.listHistory': {
    ...own,
    valid: () => ({ query: { direction: 'in', topic: 'rewards', limit: '10' } }),
    refused: () =>
      [
        ['limit', '101'],
        ['direction', 'up'],
        ['topic', 'nope'],
        ['cursor', 'x'],
        ['from', 'yesterday'],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'rewards.exportHistory': {
    ...own,
    valid: () => ({ query: { topic: 'films' } }),
    refused: () => [{ query: { until: 'x' }, code: 'INVALID_DATA' }],
  },
  'rewards.listCodeBatches': {
    ...admin,
    valid: () => ({}),
    refused: () => [{ query: { limit: '0' }, code: 'INVALID_DATA' }],
  },
  'rewards.createCodeBatch': {
    ...admin,
    valid: () => ({ body: { name: 'Spring', count: 2 } }),
    refused: () =>
      [
        { name: ' ', count: 1 },
        { name: 'x', count: 0 },
        { name: 'x', count: 1001 },
        { name: 'x', count: 1, expiresAt: '2020-01-01T00:00:00Z' },
      ].map((body) => ({ body, code: 'INVALID_DATA' as const })),
  },
  'rewards.stopCodeBatch': {
    ...admin,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { batchId: randomUUID() } }),
    refused: () => [{ params: { batchId: 'x' }, code: 'INVALID_DATA' }],
  },
};
