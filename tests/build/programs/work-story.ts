// Orders a story of a language model and works until it has ended, so that it can be killed meanwhile.
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildStoryWork } from '../build-story-work.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', dataFolder = '', url = ''] = process.argv.slice(2);
const database = await openDatabase({ config: { dataFolder, databaseUrl }, log });
const work = await buildStoryWork(database, dataFolder, url);
await work.order();
await work.workToEnd();
process.exit(0);
