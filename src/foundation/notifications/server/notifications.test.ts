import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUsernames } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { Notification } from '../contract.ts';
import { createNotification } from './create-notification.ts';
import { forgetNotifications, forgetNotificationsOfFilm } from './forget-notifications.ts';
import { notificationRoutes } from './routes.ts';

const PUBLIC_FILM = randomUUID();

let database: OpenDatabase;
let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-notifications-'));
  server = await buildSliceServer(database, folder, {
    routes: () => ({
      notifications: notificationRoutes(
        database.db,
        { isSigned: () => false },
        {
          usernames: (ids) => findUsernames(database.db, ids),
          publicTitles: async () => new Map([[PUBLIC_FILM, 'Seen by all']]),
        },
      ),
    }),
  });
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

/** An account with this many notifications about films, and its client. */
async function buildReader(count: number) {
  const accountId = await buildAccount(database);
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const id = randomUUID();
    await createNotification(database.db, {
      id,
      accountId,
      kind: 'film_ready',
      data: { filmId: randomUUID(), title: `Film ${number}` },
    });
    ids.unshift(id);
  }
  const headers = await signIn(database, folder, accountId);
  return {
    accountId,
    ids,
    list: async (query = '') =>
      (await server.inject({ method: 'GET', url: `/api/notifications${query}`, headers })).json() as {
        notifications: Notification[];
        unread: number;
        next: string | null;
      },
    markRead: async (body: object) =>
      (
        await server.inject({ method: 'POST', url: '/api/notifications/read', headers, payload: body })
      ).json() as object,
  };
}
const idsOf = ({ notifications }: { notifications: Notification[] }): string[] => notifications.map(({ id }) => id);

test('[COMM-12] notifications are listed page by page, the newest first', async () => {
  const { ids, list } = await buildReader(5);
  const first = await list('?limit=2');
  const second = await list(`?limit=2&cursor=${first.next}`);
  const third = await list(`?limit=2&cursor=${second.next}`);
  expect([idsOf(first), idsOf(second), idsOf(third)]).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  expect(third.next).toBeNull();
});

test('[COMM-12] one notification is marked as read, and the others stay unread', async () => {
  const { ids, list, markRead } = await buildReader(3);
  expect(await markRead({ ids: [ids[1]] })).toEqual({ unread: 2 });
  expect((await list()).notifications.map(({ readAt }) => readAt !== null)).toEqual([false, true, false]);
});

test('[COMM-12] all notifications are marked as read at once', async () => {
  const { list, markRead } = await buildReader(3);
  expect(await markRead({})).toEqual({ unread: 0 });
  expect((await list()).unread).toBe(0);
});

test("[COMM-12] nobody can read another account's notifications, or mark them as read", async () => {
  const owner = await buildReader(1);
  const stranger = await buildReader(0);
  expect(await stranger.list()).toEqual({ notifications: [], unread: 0, next: null });
  expect((await stranger.list(`?cursor=${owner.ids[0]}`)).notifications).toEqual([]);
  await stranger.markRead({ ids: owner.ids });
  await stranger.markRead({});
  expect((await owner.list()).unread).toBe(1);
});

test('[COMM-12] a notification of a kind that cannot be shown is neither listed nor counted', async () => {
  const { ids, list, markRead } = await buildReader(3);
  await database.pool.query("update notifications set kind = 'film_liked' where id = $1", [ids[0]]);
  const page = await list('?limit=2');
  expect([idsOf(page), page.unread, page.next]).toEqual([ids.slice(1), 2, null]);
  expect(await markRead({ ids: [ids[1]] })).toEqual({ unread: 1 });
});

test('[COMM-12] something is told once, however often it is', async () => {
  const { ids, list } = await buildReader(1);
  const accountId = await buildAccount(database);
  await createNotification(database.db, { id: ids[0] ?? '', accountId, kind: 'archive_ready', data: {} });
  expect((await list()).notifications).toMatchObject([{ id: ids[0], kind: 'film_ready' }]);
});

test('[COMM-12] a long title is cut, and what is no text is left out', async () => {
  const { ids, list } = await buildReader(2);
  const setData = (id: string | undefined, data: object): Promise<unknown> =>
    database.pool.query('update notifications set data = $2 where id = $1', [id, JSON.stringify(data)]);
  await setData(ids[0], { title: 'x'.repeat(300), code: 'VENDOR_FAILED' });
  await setData(ids[1], { title: 5, code: 6, filmId: {} });
  expect((await list()).notifications).toMatchObject([
    { title: 'x'.repeat(200), code: 'VENDOR_FAILED', filmId: null },
    { title: '', code: null, filmId: null },
  ]);
});

test('[IDEA-02] what was told of a deleted film goes, and what was told of others stays', async () => {
  const { ids, list } = await buildReader(2);
  const [, second] = (await list()).notifications;
  const { rows } = await database.pool.query<{ account_id: string }>(
    'select account_id from notifications where id = $1',
    [ids[0]],
  );
  const accountId = rows[0]?.account_id ?? '';
  await forgetNotificationsOfFilm(database.db, { accountId, filmId: second?.filmId ?? '' });
  expect(idsOf(await list())).toEqual([ids[0]]);
  await forgetNotifications(database.db, accountId);
  expect(idsOf(await list())).toEqual([]);
});

test('[COMM-12] thirty are shown where no number is asked for', async () => {
  const { list } = await buildReader(31);
  const page = await list();
  expect([page.notifications.length, page.unread, page.next]).toEqual([30, 31, page.notifications.at(-1)?.id]);
});

test('[COMM-12] [COMM-02] what others did is told with their names and the titles that anybody may see, and with no others', async () => {
  const [reader, person] = [await buildReader(0), await buildAccount(database)];
  const tell = (filmId: string): Promise<void> =>
    createNotification(database.db, {
      id: randomUUID(),
      accountId: reader.accountId,
      kind: 'movie_commented',
      data: { filmId, personId: person, title: 'A title from before' },
    });
  await tell(randomUUID());
  await tell(PUBLIC_FILM);
  const shown = async () =>
    (await reader.list()).notifications.map(({ filmId, title, person: name }) => [filmId, title, name !== '']);
  expect(await shown()).toEqual([
    [PUBLIC_FILM, 'Seen by all', true],
    [null, '', true],
  ]);
  await forgetNotifications(database.db, person);
  expect(await shown()).toEqual([]);
});
