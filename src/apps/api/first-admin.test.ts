import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startCommand } from '#tests/build/run-command.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

test('[OPS-01] [OPS-02] with separate api and worker the api prints once how the first admin signs in, and it works', async () => {
  const database = await createTestDatabase();
  try {
    await withTemporaryFolder(async (folder) => {
      const { process: api, ended } = startCommand('src/apps/api/main.ts', [], folder, { DATABASE_URL: database.url });
      let output = '';
      api.stdout?.on('data', (text: string) => (output += text));
      while (!/Password\s+\S+\n/.test(output)) {
        await Promise.race([once(api.stdout ?? api, 'data'), ended]);
        if (api.exitCode !== null) {
          throw new Error(`it ended: ${output}`);
        }
      }
      const [, address = '', email, password] =
        /(http\S+)\/login\s+Email\s+(\S+)\s+Password\s+(\S+)/.exec(output) ?? [];
      const answer = await fetch(`${address}/api/account/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify({ email, password, agreed: true }),
      });
      expect(answer.status).toBe(200);
      api.kill('SIGTERM');
      await ended;
    });
  } finally {
    await database.close();
  }
});
