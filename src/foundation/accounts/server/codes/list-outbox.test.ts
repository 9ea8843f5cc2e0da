import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { listOutbox, openOutboxMail } from './list-outbox.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test('[AUTH-03] an admin sees the hundred newest mails of the outbox, and whose are an admin’s', async () => {
  await database.pool.query(
    `insert into outbox_mails (id, recipient, subject, body, created_at)
     select gen_random_uuid(), 'person' || number || '@gmail.com', 'Code', 'Body ' || number, now() - make_interval(mins => number)
     from generate_series(1, 101) number`,
  );
  const [adminId, personId] = [await buildAccount(database), await buildAccount(database)];
  await database.pool.query("update accounts set email = 'person1@gmail.com', is_admin = true where id = $1", [
    adminId,
  ]);
  await database.pool.query("update accounts set email = 'person2@gmail.com' where id = $1", [personId]);
  const mails = await listOutbox(database.db);
  expect(mails.map(({ recipient }) => recipient)).toEqual(
    Array.from({ length: 100 }, (_, index) => `person${index + 1}@gmail.com`),
  );
  expect(mails.filter(({ isForAdmin }) => isForAdmin).map(({ recipient }) => recipient)).toEqual(['person1@gmail.com']);
  const noted: unknown[] = [];
  const open = (mailId = ''): Promise<unknown> =>
    openOutboxMail(database.db, mailId, async (_, opened) => void noted.push(opened.accountId));
  await expect(open(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(open(mails[0]?.id)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  expect([await open(mails[1]?.id), await open(mails[2]?.id)]).toMatchObject([{ body: 'Body 2' }, { body: 'Body 3' }]);
  expect(noted).toEqual([personId, null]);
});
