import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { filmsSection } from '../films-section.ts';
import { forgetFilms } from '../forget-films.ts';
import { markGuideShown, readGuide } from './film-guide.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('[BOOT-11] only the first device of an account shows the guide by itself; other accounts have their own first time', async () => {
  const [own, other] = [await buildAccount(database), await buildAccount(database)];
  expect(await readGuide(database.db, own)).toBeNull();
  const noted = await Promise.all(Array.from({ length: 5 }, () => markGuideShown(database.db, own)));
  expect(noted.filter((first) => first)).toHaveLength(1);
  const shownAt = await readGuide(database.db, own);
  expect(shownAt).toBeInstanceOf(Date);
  expect(await markGuideShown(database.db, own)).toBe(false);
  expect(await readGuide(database.db, own)).toEqual(shownAt);
  expect([await readGuide(database.db, other), await markGuideShown(database.db, other)]).toEqual([null, true]);
});

test('[BOOT-11] [ACC-06] [SEC-23] the showing of the guide is in the archive, and deleted with the account', async () => {
  const accountId = await buildAccount(database);
  const archived = async (): Promise<object[]> => {
    const found: object[] = [];
    for await (const file of filmsSection(database.db, accountId)) {
      found.push(file);
    }
    return found;
  };
  expect(await archived()).toEqual([]);
  await markGuideShown(database.db, accountId);
  expect(await archived()).toEqual([
    { name: 'films/guide.json', text: JSON.stringify({ shownAt: await readGuide(database.db, accountId) }) },
  ]);
  await database.db.transaction((transaction) => forgetFilms(transaction, accountId));
  expect(await readGuide(database.db, accountId)).toBeNull();
});
