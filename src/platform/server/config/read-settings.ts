import type { Setting } from './setting-kinds.ts';
import { SETTINGS, type SettingName, type SettingValues } from './settings.ts';

/** The result of reading an environment: the values, and one line per mistake. */
export interface SettingsRead {
  values: SettingValues;
  mistakes: string[];
}

/** Reads the named settings from an environment. Empty text counts as not set. Never throws. */
export function readSettings(env: NodeJS.ProcessEnv, names: readonly SettingName[]): SettingsRead {
  const values: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const name of names) {
    const given = env[name]?.trim();
    if (given === undefined || given === '') {
      continue;
    }
    const setting: Setting = SETTINGS[name];
    const parsed = setting.schema.safeParse(given);
    if (parsed.success) {
      values[name] = parsed.data;
    } else {
      mistakes.push(
        `${name} ${parsed.error.issues[0]?.message ?? 'is not right'}${setting.secret ? '' : ` (it is "${given}")`}`,
      );
    }
  }
  return { values: values as SettingValues, mistakes };
}

/** One line per variable that looks like a setting of ours but is unknown: most often a typing mistake. */
export function findUnknownSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('KINORA_') && !(name in SETTINGS))
    .sort()
    .map((name) => `${name} is not a setting of this program; docs/operating/settings.md lists them all`);
}
