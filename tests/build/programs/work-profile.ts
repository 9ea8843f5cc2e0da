// Runs one job of an account, packing an archive or deleting the account, so that a failpoint can kill it meanwhile.
import { forgetAccount } from '#src/features/profile/server/forget-account.job.ts';
import { packArchive } from '#src/features/profile/server/pack-archive.job.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildProfileDependencies } from '../build-profile-dependencies.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', dataFolder = '', kind = '', id = '', url = '', key = ''] = process.argv.slice(2);
const database = await openDatabase({ config: { dataFolder, databaseUrl }, log });
const dependencies = await buildProfileDependencies(database, dataFolder, { url, key });
// The worker before this one was killed: its lease has run out.
await database.pool.query("update archives set alive_at = 'epoch'");
await (kind === 'archive'
  ? packArchive(dependencies, { archiveId: id }, new AbortController().signal)
  : forgetAccount(dependencies, { deletionId: id }));
console.log('done');
process.exit(0);
