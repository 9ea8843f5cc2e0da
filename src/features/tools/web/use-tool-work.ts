import { useCallback, useMemo, useState } from 'react';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import type { ToolId } from '#src/shared/catalogue/tools.ts';
import type { ToolTask } from '../contract.ts';
import { useTaskChanges, useToolTask, useToolTasks } from './use-tool-tasks.ts';

/** How many of the newest results say how long one usually takes. */
const COUNTED = 9;

/** Everything that a tool's page knows of its tasks. */
export interface ToolWork extends ReturnType<typeof useTaskChanges> {
  tool: ToolId;
  tasks: ReturnType<typeof useToolTasks>;
  all: ToolTask[];
  /** The task on the stage: the one of the address, else the newest. */
  shown: ToolTask | undefined;
  show: (taskId: string | null) => void;
  /** How often another task was put on the stage by the person. */
  turns: number;
  /** Shows a task that was just ordered. */
  begin: (task: ToolTask) => void;
  /** Seconds that a result by a model usually takes, of the newest; undefined before there is one. */
  usualSeconds: (modelId: string) => number | undefined;
}

/** The tasks of a tool's page, and which of them is on the stage: at first that of the page's path. */
export function useToolWork(tool: ToolId, ofPath?: string): ToolWork {
  const tasks = useToolTasks(tool);
  const changes = useTaskChanges(tool);
  const [address, changeAddress] = useAddressParameters();
  const [turns, setTurns] = useState(0);
  // One that was just removed is not asked for again.
  const given = address.get('task') ?? ofPath ?? null;
  const wanted = given === changes.remove.variables ? null : given;
  const all = useMemo(() => tasks.data?.pages.flatMap((page) => page.tasks) ?? [], [tasks.data]);
  const listed = all.find(({ id }) => id === wanted);
  const isBeyond = tasks.isSuccess && !listed;
  const beyond = useToolTask(isBeyond ? wanted : null);
  const show = useCallback(
    (taskId: string | null) => {
      changeAddress({ task: taskId }, { state: { keepsPlace: true } });
      setTurns((before) => before + (taskId === null ? 0 : 1));
    },
    [changeAddress],
  );
  const begin = (task: ToolTask): void => {
    changes.take(task);
    show(task.id);
  };
  const usualSeconds = (modelId: string): number | undefined => {
    const known = all
      .filter(({ model }) => model.id === modelId)
      .flatMap(({ results }) => results.flatMap(({ seconds }) => seconds ?? []))
      .slice(0, COUNTED)
      .toSorted((one, other) => one - other);
    return known[Math.floor(known.length / 2)];
  };
  return {
    ...changes,
    tool,
    tasks,
    all,
    shown: listed ?? beyond.data ?? (wanted === null || beyond.isError ? all[0] : undefined),
    show,
    turns,
    begin,
    usualSeconds,
  };
}
