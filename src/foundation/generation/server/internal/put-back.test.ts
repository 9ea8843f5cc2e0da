import { expect, test } from 'vitest';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { VendorError, type Vendor } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import type { GenerationRow } from '../tables.ts';
import { takeNextRoute } from './put-back.ts';

test('work with a key of its owner takes no other way, though the operator has one', async () => {
  const tried = { vendor: 'fal', vendorModel: 'fal-ai/flux/dev' } as const;
  const vendors = new Map([['replicate', { repeatable: false } as Vendor]]);
  expect(chooseRoute(findModel('flux-dev'), new Set(['replicate']), tried)?.vendor).toBe('replicate');
  const row = { ...tried, model: 'flux-dev', ownKey: true } as GenerationRow;
  const refusal = new VendorError('unusable', 'the key is refused');
  expect(await takeNextRoute({ vendors } as unknown as GenerationDependencies, row, refusal)).toBe(false);
  expect(row.vendor).toBe('fal');
});
