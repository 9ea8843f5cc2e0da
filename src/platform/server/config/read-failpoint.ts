import { AppError } from '#src/shared/errors/app-error.ts';
import { readSettings } from './read-settings.ts';

/** A point of the program at which this process is to kill itself, for crash tests. */
export interface FailpointSetting {
  name: string;
  /** At which visit of the point, counted from 1. */
  visit: number;
  /** File that gets the name before the process dies. */
  logFile?: string;
}

/** The failpoint that the environment asks for, if any. Throws CONFIG_INVALID when it is not written as it should be. */
export function readFailpoint(env: NodeJS.ProcessEnv = process.env): FailpointSetting | undefined {
  const { values, mistakes } = readSettings(env, ['KINORA_FAILPOINT', 'KINORA_FAILPOINT_LOG']);
  if (mistakes.length > 0) throw new AppError('CONFIG_INVALID', { details: { mistakes } });
  if (!values.KINORA_FAILPOINT) return undefined;
  const [name = '', visit = '1'] = values.KINORA_FAILPOINT.split(':');
  return {
    name,
    visit: Number(visit),
    ...(values.KINORA_FAILPOINT_LOG ? { logFile: values.KINORA_FAILPOINT_LOG } : {}),
  };
}
