import { expect, test } from 'vitest';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { readConfig } from './read-config.ts';

const URL_GIVEN = { KINORA_TEXT_URL: 'http://127.0.0.1:11434/v1/' };

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return isAppError(error, 'CONFIG_INVALID') ? String(error.details?.['mistakes']) : String(error);
  }
}

test('[OPS-02] a language model is set up by its address and its name, and a half of it is a mistake', () => {
  const whole = { ...URL_GIVEN, KINORA_TEXT_MODEL: 'qwen3:8b' };
  expect(readConfig({}).textServer).toBeUndefined();
  expect(readConfig(whole).textServer).toEqual({ url: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b' });
  expect(readConfig({ ...whole, KINORA_TEXT_KEY: 'hush' }).textServer?.key).toBe('hush');
  const halves: Record<string, string>[] = [URL_GIVEN, { KINORA_TEXT_MODEL: 'qwen3:8b' }, { KINORA_TEXT_KEY: 'hush' }];
  for (const half of halves) {
    expect(complaint(half)).toBe('KINORA_TEXT_URL and KINORA_TEXT_MODEL are needed together');
  }
  expect(complaint({ ...whole, KINORA_TEXT_URL: 'ftp://there' })).toMatch(/^KINORA_TEXT_URL must be an address/);
});
