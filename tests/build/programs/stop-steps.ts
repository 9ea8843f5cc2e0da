// Has three shutdown steps and waits for a signal; the argument sets the behaviour of the middle one.
import { handleShutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import { silentLog as log } from '../silent-log.ts';

const [middle = ''] = process.argv.slice(2);
const shutdown = handleShutdown({ log, timeLimitSeconds: middle === 'slow' ? 0.3 : 30 });
shutdown.add('first', async () => console.log('stopped first', shutdown.signal.aborted));
shutdown.add('middle', async () => {
  if (middle === 'fails') {
    throw new Error('middle does not stop');
  }
  if (middle === 'slow') {
    await new Promise(() => setInterval(() => {}, 60_000));
  }
  console.log('stopped middle');
});
shutdown.add('last', async () => console.log('stopped last'));
setInterval(() => {}, 60_000);
console.log('ready');
