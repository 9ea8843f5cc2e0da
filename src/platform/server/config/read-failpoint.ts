import { AppError } from '#src/shared/errors/app-error.ts';
import { readSettings } from './read-settings.ts';

/** A point in the program at which this process kills itself, for crash tests. */
export interface FailpointSetting {
  name: string;
  /** Which visit of the point, counted from 1. */
  visit: number;
  /** File to which the name is written before the process dies. */
  logFile?: string;
}

/** The failpoint set in the environment, if any. Throws CONFIG_INVALID when its syntax is wrong. */
export function readFailpoint(env: NodeJS.ProcessEnv = process.env): FailpointSetting | undefined {
  const { values, mistakes } = readSettings(env, ['KINORA_FAILPOINT', 'KINORA_FAILPOINT_LOG']);
  if (mistakes.length > 0) {
    throw new AppError('CONFIG_INVALID', { details: { mistakes } });
  }
  if (!values.KINORA_FAILPOINT) {
    return undefined;
  }
  const [name = '', visit = '1'] = values.KINORA_FAILPOINT.split(':');
  return {
    name,
    visit: Number(visit),
    ...(values.KINORA_FAILPOINT_LOG ? { logFile: values.KINORA_FAILPOINT_LOG } : {}),
  };
}
