// Writes docs/operating/settings.md from the table of settings; with --check only reports whether it is up to date.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Setting } from '#src/platform/server/config/setting-kinds.ts';
import { SETTINGS } from '#src/platform/server/config/settings.ts';

const FILE = fileURLToPath(new URL('../docs/operating/settings.md', import.meta.url));

const rows = Object.entries<Setting>(SETTINGS).map(([name, { comment, default: fallback, secret, browser }]) => {
  const shown = browser ? 'shown to the browser' : '';
  const seen = secret ? 'secret' : shown;
  return `| \`${name}\` | ${comment.replaceAll('|', '\\|')} | ${fallback.replaceAll('|', '\\|')} | ${seen} |`;
});

const page = `# Settings

All settings are variables of the environment. None is needed: without any, the program runs on this machine by itself.
A value that cannot be right, or a misspelt KINORA_ name, ends the program at start with a list of all mistakes.

| name | what it is for | without it | |
|---|---|---|---|
${rows.join('\n')}
`;

if (process.argv.includes('--check')) {
  const found = await readFile(FILE, 'utf8').catch(() => '');
  if (found !== page) {
    console.error('docs/operating/settings.md is not up to date: run node scripts/settings-doc.ts');
    process.exitCode = 1;
  }
} else {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, page);
}
