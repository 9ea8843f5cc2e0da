import { expect, test } from 'vitest';
import { compareWithTable, findUnusedMembers, memberPaths } from './find-unused-members.ts';

const table = { name: 'LIMITS', members: memberPaths({ film: { shots: 4, title: 100 }, draws: [1, 5] }) };
const unusedIn = (text: string): string[] => findUnusedMembers(table, [{ file: 'a.ts', text }]);

test('a member is used by its name or taken out of its group', () => {
  expect(unusedIn('const most = LIMITS.film.shots;')).toEqual(['LIMITS.film.title', 'LIMITS.draws']);
  expect(unusedIn('const { title: most } = LIMITS.film;')).toEqual(['LIMITS.film.shots', 'LIMITS.draws']);
  expect(unusedIn('LIMITS.draws.includes(count)')).toEqual(['LIMITS.film.shots', 'LIMITS.film.title']);
});

test('the name of a member alone is no use of it', () => {
  expect(unusedIn('const shots = film.shots; const draws = 1; OTHER_LIMITS.draws;')).toHaveLength(3);
});

test('an error code is used where it stands in quotes outside its table', () => {
  const errors = { name: 'ERRORS', members: ['GONE', 'LATE'], definedIn: 'table.ts' };
  const sources = [
    { file: 'table.ts', text: "'LATE'" },
    { file: 'a.ts', text: "throw new AppError('GONE')" },
  ];
  expect(findUnusedMembers(errors, sources)).toEqual(['ERRORS.LATE']);
});

test('the table may name neither too few nor too many', () => {
  expect(compareWithTable(['A.one', 'A.two'], ['A.two', 'A.three'])).toEqual({
    unmarked: ['A.one'],
    outdated: ['A.three'],
  });
});
