// Runs the jobs of the queue's tests: inserts a row for each attempt, then, on request, never ends.
import { sql } from 'drizzle-orm';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { openQueue } from '#src/platform/server/queue/open-queue.ts';
import { noteJob } from '../note-job.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', mode = ''] = process.argv.slice(2);
const database = await openDatabase({ config: { dataFolder: '/nonexistent', databaseUrl }, log });
const queue = await openQueue({ database, log, jobs: [noteJob] });
await queue.work(noteJob, async ({ word }, { attempt }) => {
  await database.db.execute(sql`insert into notes (word, attempt) values (${word}, ${attempt})`);
  console.log('working', word);
  if (mode === 'hang') {
    await new Promise(() => setInterval(() => {}, 60_000));
  }
});
await queue.start({ work: true });
console.log('ready');
