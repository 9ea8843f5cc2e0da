import { expect, test } from 'vitest';
import { hasModelRuntime } from './model-runtime.ts';

test.each([
  ['linux', 'x64', true, true],
  ['linux', 'arm64', true, true],
  ['linux', 'x64', false, false],
  ['darwin', 'arm64', false, true],
  ['darwin', 'x64', false, false],
  ['win32', 'x64', false, true],
  ['freebsd', 'x64', false, false],
])('the runtime of models on %s %s (glibc: %s) exists: %s', (platform, architecture, hasGlibc, exists) => {
  expect(hasModelRuntime({ platform, architecture, hasGlibc })).toBe(exists);
});

test('where it says that the runtime runs here, it can be loaded', async () => {
  const loads = await import('onnxruntime-node').then(
    () => true,
    () => false,
  );
  expect(hasModelRuntime()).toBe(loads);
});
