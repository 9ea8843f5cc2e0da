import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { runProgram } from '#tests/build/run-program.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { isAlive } from '../../life-cycle/process-identity.ts';
import type { OpenDatabase } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import type { EmbeddedOptions } from './embedded-postgres.ts';
import { readPostmaster } from './postmaster-file.ts';
import { stopPostmaster } from './start-postmaster.ts';

const isRoot = process.getuid?.() === 0;
let opened: OpenDatabase[] = [];

/** Lends a folder to one test; closes what was opened in it before the folder is removed. */
function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    try {
      await work(folder);
    } finally {
      for (const database of opened) {
        await database.close();
      }
      opened = [];
    }
  });
}

async function open(dataFolder: string, embedded: EmbeddedOptions = {}): Promise<OpenDatabase> {
  // Durable only here, where it is tested: syncing dominates the time of a first start on a busy disk.
  const database = await openDatabase({
    config: { dataFolder },
    log,
    embedded: { durable: false, ...embedded },
    poolSize: 3,
  });
  opened.push(database);
  return database;
}

async function serverPid(dataFolder: string): Promise<number> {
  return (await readPostmaster(join(dataFolder, 'database')))?.pid ?? 0;
}

async function startOf(database: OpenDatabase): Promise<string> {
  const { rows } = await database.pool.query<{ started: string }>('select pg_postmaster_start_time()::text as started');
  return rows[0]?.started ?? '';
}

describe('the own PostgreSQL', () => {
  test('[OPS-01] makes its folder at the first start, keeps what was written, syncs it, and is gone after the last user', () =>
    inFolder(async (folder) => {
      const first = await open(join(folder, 'new/data'), { durable: true });
      await first.pool.query("create table kept (word text); insert into kept values ('here')");
      const settings = await first.pool.query(
        "select name, setting from pg_settings where name in ('fsync', 'listen_addresses', 'synchronous_commit') order by 1",
      );
      expect(settings.rows.map(({ setting }) => setting)).toEqual(['on', '', 'on']);
      const pid = await serverPid(join(folder, 'new/data'));
      expect(isAlive(pid)).toBe(true);
      await first.close();
      expect(isAlive(pid)).toBe(false);
      const second = await open(join(folder, 'new/data'));
      expect((await second.pool.query('select word from kept')).rows).toEqual([{ word: 'here' }]);
      expect(second.embedded).toBe(true);
    }));

  test.runIf(isRoot)('[OPS-01] started by root, it does not run as root, and its folder stays closed to others', () =>
    inFolder(async (folder) => {
      await open(folder);
      const status = await readFile(`/proc/${await serverPid(folder)}/status`, 'utf8');
      expect(/^CapEff:\s*0+$/m.test(status)).toBe(true);
      expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700);
      expect((await stat(join(folder, 'database-socket'))).mode & 0o777).toBe(0o700);
    }),
  );

  test.runIf(isRoot)('[OPS-01] where user namespaces are forbidden, root starts it as another user', () =>
    inFolder(async (folder) => {
      await chmod(folder, 0o755);
      const dataFolder = join(folder, 'data');
      const database = await open(dataFolder, { runAs: { way: 'user', uid: 65534, gid: 65534 } });
      await database.pool.query('create table kept (id int)');
      expect((await stat(`/proc/${await serverPid(dataFolder)}`)).uid).toBe(65534);
      await database.close();
      // The next start detects the owner of the folder.
      const again = await open(dataFolder);
      expect((await again.pool.query('select count(*)::int as count from kept')).rows).toEqual([{ count: 0 }]);
      expect((await stat(`/proc/${await serverPid(dataFolder)}`)).uid).toBe(65534);
    }),
  );

  test.runIf(isRoot)('[OPS-01] started by an ordinary user, it runs as that user', () =>
    inFolder(async (folder) => {
      await chmod(folder, 0o755);
      const dataFolder = join(folder, 'data');
      await mkdir(dataFolder);
      await chown(dataFolder, 65534, 65534);
      const program = runProgram('use-database', [dataFolder], { uid: 65534 });
      await program.waitFor('started');
      const pid = await serverPid(dataFolder);
      expect((await stat(`/proc/${pid}`)).uid).toBe(65534);
      expect(await program.end('SIGTERM')).toEqual({ code: 0, signal: null });
      expect(isAlive(pid)).toBe(false);
    }),
  );

  test('[OPS-01] a path too long for a socket is no hindrance', () =>
    inFolder(async (folder) => {
      const long = join(folder, 'a'.repeat(90), 'b'.repeat(90));
      const database = await open(long);
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      const socketFolder = new URLSearchParams(database.url.split('?')[1]).get('host') ?? '';
      expect(socketFolder).not.toContain('aaaa');
      expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
      await database.close();
      expect(existsSync(socketFolder)).toBe(false);
    }));

  test('[REL-06] after kill -9 the next start takes over the server that was left, and stops it at the end', () =>
    inFolder(async (folder) => {
      const program = runProgram('use-database', [folder]);
      const started = await program.waitFor('started');
      await program.end('SIGKILL');
      const pid = await serverPid(folder);
      expect(isAlive(pid)).toBe(true);
      const database = await open(folder);
      expect(await startOf(database)).toBe(started);
      await database.close();
      expect(isAlive(pid)).toBe(false);
    }));

  test('[OPS-02] two processes share one server; the one that started it leaves it running for the other, which stops it', () =>
    inFolder(async (folder) => {
      const [first, second] = [runProgram('use-database', [folder]), runProgram('use-database', [folder])];
      const starts = await Promise.all([first.waitFor('started'), second.waitFor('started')]);
      expect(starts[0]).toBe(starts[1]);
      const pid = await serverPid(folder);
      const owner = (JSON.parse(await readFile(join(folder, 'database-owner.json'), 'utf8')) as { pid: number }).pid;
      const [starter, guest] = owner === first.process.pid ? [first, second] : [second, first];
      await starter.end('SIGTERM');
      expect(isAlive(pid)).toBe(true);
      await guest.end('SIGTERM');
      expect(isAlive(pid)).toBe(false);
    }));

  test('[OPS-02] a guest that leaves first leaves the server to the one that started it', () =>
    inFolder(async (folder) => {
      const starter = await open(folder);
      const guest = runProgram('use-database', [folder]);
      await guest.waitFor('started');
      await guest.end('SIGTERM');
      expect((await starter.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    }));

  test('[REL-06] a server that dies while in use is started again, and nothing committed is lost', () =>
    inFolder(async (folder) => {
      const database = await open(folder, { durable: true });
      await database.pool.query("create table kept (word text); insert into kept values ('here')");
      const pid = await serverPid(folder);
      process.kill(pid, 'SIGKILL');
      let rows: unknown[] = [];
      for (let attempt = 0; attempt < 200 && rows.length === 0; attempt++) {
        await pause(50);
        rows = await database.pool.query('select word from kept').then(
          (result) => result.rows,
          () => [],
        );
      }
      expect(rows).toEqual([{ word: 'here' }]);
      expect(await serverPid(folder)).not.toBe(pid);
    }));

  test('[REL-06] a crash while the folder is made, and a lock and pid file of dead or foreign processes, are no hindrance', () =>
    inFolder(async (folder) => {
      await mkdir(join(folder, 'database.new-abc/base'), { recursive: true });
      await writeFile(join(folder, 'database.lock'), JSON.stringify({ pid: 2 ** 22 - 3, startedAt: '1' }));
      const first = await open(folder);
      expect(existsSync(join(folder, 'database.new-abc'))).toBe(false);
      const cluster = join(folder, 'database');
      const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
      await first.close();
      // After a reboot the pid may belong to any other process: here, to this test.
      await writeFile(join(cluster, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)));
      const second = await open(folder);
      expect((await second.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    }));

  test('[OPS-03] the server is stopped only when no other program uses it', () =>
    inFolder(async (folder) => {
      const database = await open(folder);
      const other = new Client({ connectionString: database.url });
      other.on('error', () => {});
      await other.connect();
      const pid = await serverPid(folder);
      await database.close();
      expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await other.end();
      await stopPostmaster(join(folder, 'database'), pid);
      expect(isAlive(pid)).toBe(false);
    }));

  test('a folder that cannot be used is told apart from a database that cannot be reached', () =>
    inFolder(async (folder) => {
      await writeFile(join(folder, 'file'), '');
      await expect(open(join(folder, 'file'))).rejects.toMatchObject({ code: 'DATA_FOLDER_UNUSABLE' });
      await expect(open(join(folder, 'file/inside'))).rejects.toMatchObject({ code: 'DATA_FOLDER_UNUSABLE' });
      await mkdir(join(folder, 'old/database'), { recursive: true });
      await writeFile(join(folder, 'old/database/PG_VERSION'), '17\n');
      await expect(open(join(folder, 'old'))).rejects.toMatchObject({
        code: 'DATA_FOLDER_UNUSABLE',
        details: { reason: expect.stringContaining('17') },
      });
    }));

  test('[OPS-02] DATABASE_URL is used instead, and one that cannot be reached is told at once', () =>
    inFolder(async (folder) => {
      const server = await open(folder);
      const untouched = join(folder, 'untouched');
      const database = await openDatabase({ config: { dataFolder: untouched, databaseUrl: server.url }, log });
      opened.unshift(database);
      expect(database.embedded).toBe(false);
      expect((await database.pool.query('select current_database() as name')).rows).toEqual([{ name: 'kinora' }]);
      expect(existsSync(untouched)).toBe(false);
      await database.close();
      for (const databaseUrl of ['postgresql://nobody@127.0.0.1:1/none', server.url.replace('/kinora?', '/absent?')]) {
        await expect(openDatabase({ config: { dataFolder: untouched, databaseUrl }, log })).rejects.toMatchObject({
          code: 'DATABASE_UNAVAILABLE',
        });
      }
    }));
});
