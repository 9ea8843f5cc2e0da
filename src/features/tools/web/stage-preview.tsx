import { createContext, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useCramped } from '#src/platform/browser/device/use-narrow.ts';

/** Where the stage of a tool's page shows what a form would make, and how often a task was put on the stage. */
export const StagePlace = createContext<{ element: HTMLElement | null; turns: number }>({ element: null, turns: 0 });

/**
 * What the form would make, on the stage; on a narrow page where it stands in the form. `of` says of what it is: once a
 * task is put on the stage it gives way to it, until something else is asked for.
 */
export function StagePreview({ of, children }: { of: string; children: ReactNode }) {
  const { element, turns } = use(StagePlace);
  const isInForm = useCramped();
  const [left, setLeft] = useState<{ turns: number; of: string | null }>({ turns, of: null });
  if (left.turns !== turns) {
    setLeft({ turns, of });
  }
  if (isInForm) {
    return children;
  }
  return element && left.of !== of ? createPortal(children, element) : null;
}
