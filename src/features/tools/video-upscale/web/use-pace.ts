import { inputFileOf } from '../../web/input-file-of.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import { paceOf, secondsOfTask } from '../measured-pace.ts';

/** The draft engine as it makes clips larger. */
export const DRAFT = 'draft-video-upscale';

/** How many times as long as a quiet one this server takes now, by the newest clip that it made or makes larger. */
export function usePace({ all }: Pick<ToolWork, 'all'>): number {
  const task = all.find((one) => one.model.id === DRAFT && secondsOfTask(one) !== undefined);
  const clip = useMeasuredFile(task && inputFileOf(task, 'clip')?.id).data;
  return paceOf(task, clip);
}
