// Works on films until one of them has ended, so that a failpoint can kill it meanwhile. Continues a film made step by
// step, but not past its music when it is to be killed while parts of its cut are made early.
import { continueFilm } from '#src/features/film/server/pipeline/resume-film.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildStudio } from '../build-studio.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', dataFolder = '', filmId = ''] = process.argv.slice(2);
const stopsAfterMusic = process.env['KINORA_FAILPOINT']?.startsWith('film-prepare') === true;
const database = await openDatabase({ config: { dataFolder, databaseUrl }, log });
const studio = await buildStudio(database, dataFolder);
for (;;) {
  const { film, progress } = await studio.waitFor(
    filmId,
    ({ film: row, progress: { waits } }) =>
      row.status === 'COMPLETED' ||
      row.status === 'FAILED' ||
      (waits && !(stopsAfterMusic && row.allowedStage === 'music')),
  );
  if (!progress.waits) {
    console.log('ended', film.status);
    process.exit(0);
  }
  await continueFilm(studio.parts, { accountId: studio.accountId, filmId });
}
