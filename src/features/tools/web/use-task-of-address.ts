import type { ToolId } from '#src/shared/catalogue/tools.ts';
import { useTaskChanges, useToolTask } from './use-tool-tasks.ts';
import type { ToolWork } from './use-tool-work.ts';

/** A task that has a page of its own, for its stage. `leave` goes to another page, where it was removed. */
export function useTaskOfAddress(tool: ToolId, taskId: string, leave: () => void) {
  const changes = useTaskChanges(tool);
  const query = useToolTask(changes.remove.isSuccess ? null : taskId);
  const work: Pick<ToolWork, 'tool' | 'usualSeconds' | 'stop' | 'remove' | 'show'> = {
    ...changes,
    tool,
    show: leave,
    usualSeconds: () => undefined,
  };
  return { query, work };
}
