import { useCallback, useState } from 'react';
import type { ToolId } from '#src/shared/catalogue/tools.ts';

const keyOf = (tool: ToolId): string => `kinora.tool.${tool}`;

function readKept<Inputs extends object>(tool: ToolId, initial: Inputs): Inputs {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(tool)) ?? '{}') as Partial<Inputs> | null;
    return { ...initial, ...kept };
  } catch {
    // Storage is off, or what it holds is not ours.
    return initial;
  }
}

/**
 * What is filled in on a tool's page; it is kept on this device, so that closing the page loses nothing. Other versions
 * of the program may have written what is kept: `settle` puts in order what this one does not know.
 */
export function useKeptInputs<Inputs extends object>(
  tool: ToolId,
  { initial, settle }: { initial: Inputs; settle: (inputs: Inputs) => Inputs },
): [Inputs, (changes: Partial<Inputs>) => void] {
  const [inputs, setInputs] = useState(() => settle(readKept(tool, initial)));
  const change = useCallback(
    (changes: Partial<Inputs>): void =>
      setInputs((before) => {
        const next = { ...before, ...changes };
        try {
          localStorage.setItem(keyOf(tool), JSON.stringify(next));
        } catch {
          // Storage is off or full: it is kept as long as the page.
        }
        return next;
      }),
    [tool],
  );
  return [inputs, change];
}
