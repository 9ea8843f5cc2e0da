import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { forgetAuditPerson } from './audit-people.ts';
import { listAudit } from './list-audit.ts';
import { proveAudit } from './prove-audit.ts';
import { writeAudit } from './write-audit.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const note = (actorId: string, id: string): Promise<void> =>
  database.db.transaction((transaction) =>
    writeAudit(transaction, { actorId, action: 'a.b', subject: { kind: 'account', id }, requestId: 'r' }),
  );

test('[SEC-23] the audit contains no account ids, and its readers see whom each entry is about', async () => {
  const [admin, person] = [await buildAccount(database), await buildAccount(database)];
  await note(admin, person);
  const { rows } = await database.pool.query('select row_to_json(e)::text as row from audit_entries e');
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${admin}|${person}`));
  expect(await listAudit(database.db, { subject: person, limit: 5 })).toMatchObject([
    { actorId: admin, subjectId: person },
  ]);
});

test('[SEC-23] the entries of a forgotten account stay in the chain, about an unknown person', async () => {
  const [admin, person] = [await buildAccount(database), await buildAccount(database)];
  await note(admin, person);
  await note(person, admin);
  await database.db.transaction((transaction) => forgetAuditPerson(transaction, person));
  expect(await listAudit(database.db, { subject: person, limit: 5 })).toEqual([]);
  expect(JSON.stringify(await listAudit(database.db, { limit: 50 }))).not.toContain(person);
  expect((await proveAudit(database.db)).brokenAt).toEqual([]);
});

test('[SEC-23] [ADM-01] older entries get aliases, their chain still verifies, and a changed entry is still detected', async () => {
  const [admin, gone] = [await buildAccount(database), randomUUID()];
  const { pool } = database;
  await pool.query('alter table audit_entries disable trigger audit_keeps_all_entries');
  await pool.query('truncate audit_entries, audit_people');
  await pool.query('alter table audit_entries enable trigger audit_keeps_all_entries');
  for (const subject of [admin, gone, admin]) {
    await pool.query(
      `insert into audit_entries (sequence, id, actor_id, action, subject_kind, subject_id, request_id, created_at, previous_sha256, sha256)
       values (0, gen_random_uuid(), $1, 'a.b', 'account', $2, 'r', now(), '', '')`,
      [admin, subject],
    );
  }
  await pool.query('alter table audit_entries disable trigger audit_keeps_entries');
  await pool.query("update audit_entries set reason = 'changed' where sequence = 3");
  await pool.query('drop table audit_people');
  const migration = await readFile(
    new URL('../../../../migrations/0024-audit-without-ids.sql', import.meta.url),
    'utf8',
  );
  const client = await pool.connect();
  try {
    await client.query(`begin; ${migration} commit`);
  } finally {
    client.release();
  }
  const entries = await listAudit(database.db, { limit: 5 });
  expect(entries.map(({ actorId, subjectId }) => [actorId, subjectId === gone])).toEqual(
    Array.from({ length: 3 }, () => [admin, false]),
  );
  expect((await proveAudit(database.db)).brokenAt).toEqual([3]);
});
