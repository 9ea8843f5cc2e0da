import { randomUUID } from 'node:crypto';
import { admin, type EndpointExample } from './endpoint-example.ts';

export const OPERATION_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'operations.readService': { ...admin, valid: () => ({}) },
  'operations.readResults': {
    ...admin,
    valid: () => ({ query: { range: '30d', vendor: 'fal', model: 'flux-dev' } }),
    refused: () =>
      [
        ['range', '1y'],
        ['vendor', 'x'.repeat(61)],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'operations.compareModels': {
    ...admin,
    valid: () => ({ query: { range: '30d', vendor: 'fal', measure: 'coins' } }),
    refused: () =>
      ['', 'measure=beauty', `measure=time&vendor=${'x'.repeat(61)}`].map((query) => ({
        query: Object.fromEntries(new URLSearchParams(query)),
        code: 'INVALID_DATA' as const,
      })),
  },
  'operations.readCoins': {
    ...admin,
    valid: () => ({ query: { range: '7d' } }),
    refused: () => [{ query: { range: 'ever' }, code: 'INVALID_DATA' }],
  },
  'operations.listUnknown': { ...admin, valid: () => ({}) },
  'operations.decideUnknown': {
    ...admin,
    answer: 'TASK_NOT_FOUND',
    valid: () => ({ params: { generationId: randomUUID() }, body: { decision: 'release' } }),
    refused: () => [{ params: { generationId: randomUUID() }, body: { decision: 'both' }, code: 'INVALID_DATA' }],
  },
};
