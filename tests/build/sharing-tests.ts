import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of pure code: nothing of it starts anything, or keeps more than what it has read once. */
const PURE =
  /^src\/(?:shared|draft-engine\/(?:story|picture|scene|music)|platform\/browser|apps\/web|(?:features|foundation)\/[^/]+\/web|features\/film\/timeline)\//;

/** What a test uses that changes the process, or another process. */
const CHANGES =
  /\b(?:vi|inject|globalThis|process|Worker|createThreadPool|withholdModels|changeLimits|memoryStorage)\b|\.prototype\b/;

/** The test files that may run one after the other in one process: their paths in the project. */
export function findSharingTests(project: string): string[] {
  return readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && PURE.test(path))
    .filter((path) => !CHANGES.test(readFileSync(join(project, path), 'utf8')))
    .sort();
}
