import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { startCommand, startFilmCommand, type CommandEnd } from '#tests/build/run-command.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';

/** The fixed start of a message, before its first detail. */
const beginOf = (language: Language, code: ErrorCode): string =>
  errorText(language, code)
    .replace(/[。.．]?$/, '')
    .slice(0, 12);

/** Fails unless the command printed only this message, in this language, and no internals. */
function expectRefusal({ code, output, errors }: CommandEnd, expected: ErrorCode, language: Language = 'en'): void {
  expect({ code, output: output.trim() }, errors).toEqual({ code: 1, output: '' });
  const said = errors
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('\r') && !/\d+ ?%/.test(line));
  expect(said, errors).toHaveLength(1);
  expect(said[0]).toContain(beginOf(language, expected));
  expect(errors).not.toMatch(/\n\s+at |node_modules|\.ts:\d|Error:/);
}

test("[OPS-05] [ERR-01] [ERR-06] invalid input is refused in one sentence, in the film's language, before anything starts", async () => {
  await withTemporaryFolder(async (folder) => {
    const idea = 'A fox opens a library';
    const wrong: [string[], ErrorCode, Language?][] = [
      [[''], 'IDEA_EMPTY'],
      [['x'.repeat(10_000), '--language', 'ja'], 'IDEA_TOO_LONG', 'ja'],
      [[idea, '--style', 'nope', '--language=ko'], 'STYLE_UNKNOWN', 'ko'],
      [[idea, '--shots', '41', '--language', 'cn'], 'SHOT_COUNT_INVALID', 'cn'],
      [['A documentary with child p0rn in it'], 'CONTENT_SENSITIVE'],
      [['四十岁的男人和十四岁的少女相爱', '--language', 'cn'], 'CONTENT_SENSITIVE', 'cn'],
    ];
    // Two at a time, on as many cores.
    for (let first = 0; first < wrong.length; first += 2) {
      await Promise.all(
        wrong.slice(first, first + 2).map(async ([words, code, language]) => {
          expectRefusal(await startFilmCommand(words, join(folder, 'data')).ended, code, language);
        }),
      );
    }
    const unknown = await startFilmCommand([idea, '--colour', 'red'], join(folder, 'data')).ended;
    expect(unknown.code).toBe(1);
    expect(unknown.errors).toContain('Usage:');
    expect(unknown.errors).not.toMatch(/\n\s+at /);
  });
});

test('[OPS-01] [OPS-02] [REL-07] a machine that cannot make films names what it lacks in one sentence', async () => {
  await withTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    const file = join(folder, 'file');
    await writeFile(file, 'not a folder');
    const film = (dataFolder: string, env: Record<string, string>, language: Language = 'en'): Promise<CommandEnd> =>
      startFilmCommand(
        [
          'A fox opens a library',
          '--shots',
          '4',
          '--resolution',
          '120p',
          '--language',
          language,
          '--out',
          join(folder, 'film.mp4'),
        ],
        dataFolder,
        env,
      ).ended;
    expectRefusal(await film(data, { KINORA_FFMPEG: join(folder, 'nowhere') }, 'cn'), 'FFMPEG_MISSING', 'cn');
    expectRefusal(await film(data, { KINORA_DISK_RESERVE: '900000000000000' }, 'ja'), 'DISK_FULL', 'ja');
    // Stories can still be read.
    const reading = await startCommand('src/apps/command-line/main.ts', ['coins', 'check'], data, {
      KINORA_DISK_RESERVE: '900000000000000',
    }).ended;
    expect(reading).toMatchObject({ code: 0, output: expect.stringContaining('exact') as string });

    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const served = await startCommand('src/apps/all-in-one/main.ts', [], data, {
      PORT: String(port),
      KINORA_LOG_LEVEL: 'error',
    }).ended;
    other.close();
    expect({ code: served.code, said: served.errors.trim() }).toEqual({
      code: 1,
      said: errorText('en', 'PORT_TAKEN', { port }),
    });

    const nowhere = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' };
    expectRefusal(await film(data, nowhere, 'ko'), 'DATABASE_UNAVAILABLE', 'ko');
    expectRefusal(await film(file, {}), 'DATA_FOLDER_UNUSABLE');
    expectRefusal(await film(join(file, 'inside'), nowhere), 'DATA_FOLDER_UNUSABLE');
  });
});

test('all mistakes in the settings are reported at once', async () => {
  await withTemporaryFolder(async (folder) => {
    const { code, errors } = await startFilmCommand(['A fox'], folder, {
      PORT: 'x',
      KINORA_LOG_LEVEL: 'loud',
      KINORA_TYPO: '1',
    }).ended;
    expect(code).toBe(1);
    for (const name of ['PORT', 'KINORA_LOG_LEVEL', 'KINORA_TYPO']) {
      expect(errors).toContain(name);
    }
    expect(errors).not.toMatch(/\n\s+at /);
  });
});
