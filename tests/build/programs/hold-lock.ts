// Holds a lock file until it is killed, or, with a second argument, increments a counter file under it a few times.
import { readFileSync, writeFileSync } from 'node:fs';
import { withLockFile } from '#src/platform/server/life-cycle/lock-file.ts';

const [lock = '', counter] = process.argv.slice(2);
if (counter === undefined) {
  await withLockFile(lock, 30, async () => {
    console.log('held');
    await new Promise(() => setInterval(() => {}, 60_000));
  });
} else {
  for (let turn = 0; turn < 20; turn++) {
    await withLockFile(lock, 30, async () => {
      const count = Number(readFileSync(counter, 'utf8'));
      await new Promise((resolve) => setImmediate(resolve));
      writeFileSync(counter, String(count + 1));
    });
  }
  console.log('counted');
}
