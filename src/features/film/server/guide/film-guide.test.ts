import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { filmsSection } from '../films-section.ts';
import { forgetFilms } from '../forget-films.ts';
import { finishGuideStep, hideGuide, markGuideShown, readGuide, skipGuideStep } from './film-guide.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const NOTHING = { shownAt: null, hidden: false, steps: [] };

test('[BOOT-11] only the first device of an account shows the guide by itself; other accounts have their own first time', async () => {
  const [own, other] = [await buildAccount(database), await buildAccount(database)];
  expect(await readGuide(database.db, own)).toEqual(NOTHING);
  const noted = await Promise.all(Array.from({ length: 5 }, () => markGuideShown(database.db, own)));
  expect(noted.filter((first) => first)).toHaveLength(1);
  const { shownAt } = await readGuide(database.db, own);
  expect(shownAt).toBeInstanceOf(Date);
  expect(await markGuideShown(database.db, own)).toBe(false);
  expect((await readGuide(database.db, own)).shownAt).toEqual(shownAt);
  expect([(await readGuide(database.db, other)).shownAt, await markGuideShown(database.db, other)]).toEqual([
    null,
    true,
  ]);
});

test('[BOOT-11] a step that was skipped is ticked when it is done, and what is done is never skipped', async () => {
  const accountId = await buildAccount(database);
  const states = async (): Promise<object> =>
    Object.fromEntries((await readGuide(database.db, accountId)).steps.map(({ step, state }) => [step, state]));
  await skipGuideStep(database.db, accountId, 'cast');
  await skipGuideStep(database.db, accountId, 'places');
  expect(await states()).toEqual({ cast: 'skipped', places: 'skipped' });
  await Promise.all(Array.from({ length: 5 }, () => finishGuideStep(database.db, accountId, 'cast')));
  await skipGuideStep(database.db, accountId, 'cast');
  expect(await states()).toEqual({ cast: 'done', places: 'skipped' });
  // Ticks alone do not count as having seen the guide.
  expect(await markGuideShown(database.db, accountId)).toBe(true);
});

test('[BOOT-11] whoever hides the progress before seeing the guide is not shown it by itself', async () => {
  const accountId = await buildAccount(database);
  await hideGuide(database.db, accountId, true);
  expect(await readGuide(database.db, accountId)).toMatchObject({ hidden: true });
  expect(await markGuideShown(database.db, accountId)).toBe(false);
  await hideGuide(database.db, accountId, false);
  expect(await readGuide(database.db, accountId)).toMatchObject({ hidden: false });
});

test('[BOOT-11] [ACC-06] [SEC-23] the progress in the guide is in the archive, and deleted with the account', async () => {
  const accountId = await buildAccount(database);
  const archived = async (): Promise<object[]> => {
    const found: object[] = [];
    for await (const file of filmsSection(database.db, accountId)) {
      found.push(file);
    }
    return found;
  };
  expect(await archived()).toEqual([]);
  await finishGuideStep(database.db, accountId, 'share');
  await markGuideShown(database.db, accountId);
  expect(await archived()).toEqual([
    { name: 'films/guide.json', text: JSON.stringify(await readGuide(database.db, accountId)) },
  ]);
  await database.db.transaction((transaction) => forgetFilms(transaction, accountId));
  expect(await readGuide(database.db, accountId)).toEqual(NOTHING);
});
