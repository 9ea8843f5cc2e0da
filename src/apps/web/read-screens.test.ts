import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { readScreens, type WrittenScreen } from './read-screens.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads the screens of a source file with this text. */
const read = (text: string): Promise<WrittenScreen[]> =>
  withTemporaryFolder(async (folder) => {
    const file = join(folder, 'routes.ts');
    await writeFile(file, text);
    return readScreens(relative(PROJECT, file));
  });

const ROUTE = `{ path: '/my/coins', screen: screen(['rewards', 'film'], () => import('#src/coins.tsx'), (module) => module.Coins) },`;

test('[LANG-01] a screen is read with its path, its sections and its file', async () => {
  expect(await read(ROUTE)).toEqual([{ path: '/my/coins', sections: ['rewards', 'film'], file: 'src/coins.tsx' }]);
});

test('[LANG-01] a screen in a form that cannot be read is refused beside one that can', async () => {
  const other = `{ path: '/my/info', screen: screen(['profile'], loadInfo, (module) => module.Info) },`;
  await expect(read(`${ROUTE}\n${other}`)).rejects.toThrow('routes.ts: a screen that cannot be read');
});
