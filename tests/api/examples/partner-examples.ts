import { randomUUID } from 'node:crypto';
import { admin, open, type EndpointExample } from './endpoint-example.ts';

const partner = { name: 'Lumen', barColour: '#12343b', accentColour: '#ffd400' };

export const PARTNER_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'partners.readPartner': {
    ...open,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { slug: 'nobody' } }),
    refused: () => [{ params: { slug: 'x'.repeat(101) }, code: 'INVALID_DATA' }],
  },
  'partners.listPartners': {
    ...admin,
    valid: () => ({ query: { limit: '10' } }),
    refused: () => [{ query: { limit: '51' }, code: 'INVALID_DATA' }],
  },
  'partners.createPartner': {
    ...admin,
    valid: () => ({ body: { ...partner, slug: `partner-${randomUUID().slice(0, 8)}` } }),
    refused: () => [
      { body: { ...partner, slug: 'dashboard' }, code: 'SLUG_TAKEN' },
      { body: { ...partner, slug: 'No Slug' }, code: 'INVALID_DATA' },
      { body: { ...partner, slug: 'red', barColour: 'red' }, code: 'INVALID_DATA' },
      { body: { ...partner, slug: 'pictured', logo: 'PHN2Zy8+' }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    ],
  },
  'partners.changePartner': {
    ...admin,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { slug: 'nobody' }, body: partner }),
    refused: () => [{ params: { slug: 'nobody' }, body: { ...partner, name: ' ' }, code: 'INVALID_DATA' }],
  },
  'partners.deletePartner': { ...admin, answer: 'NOT_FOUND', valid: () => ({ params: { slug: 'nobody' } }) },
};
