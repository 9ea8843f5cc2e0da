import { afterEach, beforeEach } from 'vitest';
import { isWatching, keepFailure, noteBegun } from './keep-failure.ts';

beforeEach(noteBegun);

// A test that fails once under load is a defect: save the evidence.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' && isWatching()) {
    process.stderr.write(`\nKept of the failure: ${await keepFailure(task.name)}\n`);
  }
});
