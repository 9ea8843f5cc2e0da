// Opens the database of a folder, prints that, and keeps it open until it is told to end.
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { handleShutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import { silentLog } from '../silent-log.ts';

const [dataFolder = ''] = process.argv.slice(2);
const shutdown = handleShutdown({ log: silentLog });
const database = await openDatabase({ config: { dataFolder }, log: silentLog, embedded: { durable: false } });
shutdown.add('database', database.close);
const { rows } = await database.pool.query<{ started: string; folder: string }>(
  "select pg_postmaster_start_time()::text as started, current_setting('data_directory') as folder",
);
console.log('started', rows[0]?.started);
console.log('url', database.url);
setInterval(() => {}, 60_000);
