// Orders pictures of paid vendors and works until they have ended, so that a failpoint can kill it meanwhile.
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildVendorWork } from '../build-vendor-work.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', dataFolder = '', vendorUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ config: { dataFolder, databaseUrl }, log });
const work = await buildVendorWork(database, dataFolder, vendorUrl);
await work.order();
await work.workToEnd();
process.exit(0);
