import { expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '#src/apps/contract.ts';
import { listEndpoints } from './list-endpoints.ts';
import { listFields } from './walk-schema.ts';

const FIELDS = listEndpoints(contract).flatMap(({ name, input }) =>
  input === undefined ? [] : listFields(input).map((field) => ({ name: `${name} ${field.path.join('.')}`, ...field })),
);

test('[SEC-21] every text and every list of every input has a maximum', () => {
  const endless = FIELDS.filter(({ type, maximum }) => ['string', 'array'].includes(type) && maximum === undefined);
  expect(endless.map(({ name }) => name)).toEqual([]);
  expect(FIELDS.filter(({ type }) => type === 'string').length).toBeGreaterThan(60);
});

test('[SEC-21] no input takes whatever comes: each value has a type of its own', () => {
  expect(FIELDS.filter(({ type }) => ['unknown', 'any', 'record'].includes(type)).map(({ name }) => name)).toEqual([]);
});

test('[SEC-21] the walk over schemas sees what has no maximum', () => {
  const fields = listFields(z.object({ a: z.array(z.string().max(3)), b: z.string().optional() }));
  expect(fields).toEqual([
    { path: ['a'], type: 'array' },
    { path: ['a', '0'], type: 'string', maximum: 3 },
    { path: ['b'], type: 'string' },
  ]);
});
