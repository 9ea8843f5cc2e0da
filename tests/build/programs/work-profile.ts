// Does one job of an account, packing an archive or forgetting it, so that a failpoint can kill it on the way.
import { forgetAccount } from '#src/features/profile/server/forget-account.job.ts';
import { packArchive } from '#src/features/profile/server/pack-archive.job.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildProfileTools } from '../build-profile-tools.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', dataFolder = '', kind = '', id = '', url = '', key = ''] = process.argv.slice(2);
const database = await openDatabase({ config: { dataFolder, databaseUrl }, log });
const tools = await buildProfileTools(database, dataFolder, { url, key });
await (kind === 'archive'
  ? packArchive(tools, { archiveId: id }, new AbortController().signal)
  : forgetAccount(tools, { deletionId: id }));
console.log('done');
process.exit(0);
