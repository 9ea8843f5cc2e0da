import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of pure code: nothing of it starts anything, or keeps more than what it has read once. */
const PURE = [
  'src/shared',
  'src/draft-engine/{story,picture,scene,music}',
  'src/{platform/browser,apps/web}',
  'src/{features,foundation}/*/web',
  'src/features/film/timeline',
];

/** What a test uses that changes the process, or another process. */
const CHANGES =
  /\b(?:vi|inject|globalThis|process|Worker|createThreadPool|withholdModels|changeLimits|memoryStorage)\b|\.prototype\b/;

/** The test files that may run one after the other in one process: their paths in the project. */
export function findSharingTests(project: string): string[] {
  return globSync(
    PURE.map((folder) => `${folder}/**/*.test.ts`),
    { cwd: project },
  )
    .filter((path) => !CHANGES.test(readFileSync(join(project, path), 'utf8')))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
