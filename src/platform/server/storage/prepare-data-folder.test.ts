import { chmod, mkdir, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

test('[SEC-16] nobody else on the machine can look into a data folder that the program makes', async () => {
  await withTemporaryFolder(async (folder) => {
    const data = join(folder, 'kinora', 'data');
    const made = await prepareDataFolder(data);
    expect([made, await modeOf(data)]).toEqual([await realpath(data), 0o700]);
  });
});

test('[SEC-16] a data folder that the operator made keeps the access that it was given', async () => {
  await withTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    await mkdir(data);
    await chmod(data, 0o750);
    await prepareDataFolder(data);
    expect(await modeOf(data)).toBe(0o750);
  });
});

test('[OPS-01] a data folder behind a link has one path; a file in its place is said', async () => {
  await withTemporaryFolder(async (folder) => {
    const [data, link, file] = [join(folder, 'data'), join(folder, 'link'), join(folder, 'file')];
    await mkdir(data);
    await symlink(data, link);
    expect(await prepareDataFolder(link)).toBe(await realpath(data));
    await writeFile(file, '');
    await expect(prepareDataFolder(file)).rejects.toMatchObject({
      code: 'DATA_FOLDER_UNUSABLE',
      details: { folder: file },
    });
  });
});
