import { randomUUID } from 'node:crypto';
import { FEEDBACK_RATINGS } from '#src/shared/catalogue/feedback.ts';
import { admin, open, own, type EndpointExample } from './endpoint-example.ts';

const feedback = () => ({
  id: randomUUID(),
  filmType: 'comedy',
  style: 'gouache',
  functionFeedback: 'The storyboard is quick.',
  suggestions: 'More looks.',
  ratings: Object.fromEntries(FEEDBACK_RATINGS.map((name) => [name, 4])),
});

export const CONTACT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'contact.sendBusinessMessage': {
    ...open,
    valid: () => ({
      body: {
        id: randomUUID(),
        name: 'Ada',
        company: 'Analytical Films',
        contact: 'ada@film.example',
        budget: '5000',
        message: 'A film about engines.',
      },
    }),
    refused: () =>
      [
        ['name', ' '],
        ['company', 'x'.repeat(201)],
        ['message', 'x'.repeat(4001)],
        ['id', '1'],
      ].map(([name = '', value = '']) => ({
        body: { id: randomUUID(), name: 'Ada', company: 'C', contact: 'c', message: 'm', [name]: value },
        code: 'INVALID_DATA' as const,
      })),
  },
  'contact.sendFeedback': {
    ...own,
    valid: () => ({ body: feedback() }),
    refused: () => [
      { body: { ...feedback(), ratings: { ...feedback().ratings, music: 6 } }, code: 'INVALID_DATA' },
      { body: { ...feedback(), ratings: { film_type: 5 } }, code: 'INVALID_DATA' },
      { body: { ...feedback(), filmType: 'nope' }, code: 'INVALID_DATA' },
      { body: { ...feedback(), style: 'nope' }, code: 'INVALID_DATA' },
      { body: { ...feedback(), suggestions: ' ' }, code: 'INVALID_DATA' },
    ],
  },
  'contact.listBusinessMessages': {
    ...admin,
    valid: () => ({ query: { limit: '5' } }),
    refused: () => [
      { query: { limit: '61', cursor: randomUUID() }, code: 'INVALID_DATA' },
      { query: { limit: '5', cursor: 'x' }, code: 'INVALID_DATA' },
    ],
  },
  'contact.listFeedback': {
    ...admin,
    valid: () => ({ query: { limit: '5' } }),
    refused: () => [{ query: { limit: '0' }, code: 'INVALID_DATA' }],
  },
};
