import { afterEach } from 'vitest';
import { isWatching, keepFailure } from './keep-failure.ts';

// A test that fails once under load is a defect: save the evidence.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' && isWatching()) {
    process.stderr.write(`\nKept of the failure: ${await keepFailure(task.name)}\n`);
  }
});
