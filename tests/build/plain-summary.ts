import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one machine-readable line: '390 passed, 0 failed, 0 skipped'. */
export class PlainSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        counts[test.result().state]++;
      }
      if (module.children.size === 0 && module.errors().length > 0) {
        counts.failed++;
      }
    }
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
