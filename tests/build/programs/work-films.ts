// Works films until one of them has ended, so that a failpoint can kill it on the way.
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildStudio } from '../build-studio.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', dataFolder = '', filmId = ''] = process.argv.slice(2);
const database = await openDatabase({ config: { dataFolder, databaseUrl }, log });
const studio = await buildStudio(database, dataFolder);
const { film } = await studio.waitFor(filmId, ({ film: { status } }) => status === 'COMPLETED' || status === 'FAILED');
console.log('ended', film.status);
process.exit(0);
