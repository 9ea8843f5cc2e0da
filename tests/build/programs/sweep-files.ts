// Sweeps the files of a folder as the nightly job does, with the clock moved forward by a number of days.
import { sweepFiles } from '#src/foundation/files/server/sweep-files.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import { silentLog } from '#tests/build/silent-log.ts';

const [dataFolder = '', url = '', days = '0'] = process.argv.slice(2);
const config = readConfig({ KINORA_DATA: dataFolder, DATABASE_URL: url, KINORA_DISK_RESERVE: '0' });
const database = await openDatabase({ config, log: silentLog });
await sweepFiles(
  { db: database.db, storage: createStorage(config), config },
  new Date(Date.now() + Number(days) * 24 * 60 * 60 * 1000),
);
await database.close();
