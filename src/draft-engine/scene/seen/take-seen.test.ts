import { expect, test } from 'vitest';
import { takeSeen } from './take-seen.ts';

test.each([
  ['Two children in front of a rainbow', { rest: 'Two children', shows: [{ sky: 'rainbow' }] }],
  ['Erupting volcano at night', { rest: 'at night', shows: [{ landmark: 'volcano' }] }],
  ['aurora in the sky over a lake', { rest: 'over a lake', shows: [{ sky: 'aurora' }] }],
  ['a coffee shop', { rest: 'a coffee shop', shows: [] }],
  ['夜空中的烟花，河边的人群', { rest: '夜空中的，河边的人群', shows: [{ sky: 'fireworks' }] }],
  ['氷山とペンギン', { rest: 'ペンギン', shows: [{ landmark: 'iceberg' }] }],
  ['빙산 위의 북극곰', { rest: '북극곰', shows: [{ landmark: 'iceberg' }] }],
])('[IMG-01] what a picture shows by itself is taken out of %s', (text, { rest, shows }) => {
  const taken = takeSeen(text);
  expect(taken.rest).toBe(rest);
  expect(taken.seen).toMatchObject(shows);
  expect(taken.seen).toHaveLength(shows.length);
});
