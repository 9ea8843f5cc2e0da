// Applies a folder's migrations to a database and prints which ones it applied itself.
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const database = await openDatabase({ config: { dataFolder: '/nonexistent', databaseUrl }, log });
console.log('applied', JSON.stringify(await migrateDatabase({ database, log, folder })));
await database.close();
