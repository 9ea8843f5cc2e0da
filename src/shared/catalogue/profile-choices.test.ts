import { expect, test } from 'vitest';
import { missingFields } from './profile-choices.ts';

const WHOLE = {
  description: 'I draw.',
  job_type: 'studio',
  job_style: 'freelance',
  job: 'Gaffer',
  reasons: ['have_fun'],
  use_cases: ['series'],
};

test('[ACC-04] a whole profile misses nothing', () => {
  expect(missingFields(WHOLE)).toEqual([]);
});

test.each([
  ['description', ''],
  ['job_type', null],
  ['job_style', null],
  ['job', ''],
  ['reasons', []],
  ['use_cases', []],
])('[ACC-04] a profile without %s misses that alone', (field, empty) => {
  expect(missingFields({ ...WHOLE, [field]: empty })).toEqual([field]);
});
