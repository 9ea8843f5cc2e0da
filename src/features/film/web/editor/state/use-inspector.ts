import { createContext, use, useCallback, useMemo, useState } from 'react';
import { isMobile } from '#src/platform/browser/device/is-mobile.ts';

/** Pages of this width in CSS pixels have room for the inspector beside the table. */
const WIDE_PAGE = 1280;

/** Whether the inspector is shown. */
interface InspectorState {
  isOpen: boolean;
  open(): void;
  close(): void;
}

export const InspectorContext = createContext<InspectorState | null>(null);

/** The inspector of the editor around this component. */
export function useInspector(): InspectorState {
  const inspector = use(InspectorContext);
  if (!inspector) {
    throw new Error('there is no editor around this component');
  }
  return inspector;
}

/** Open at first where there is room for it. */
export function useInspectorState(): InspectorState {
  const [isOpen, setOpen] = useState(
    () => window.innerWidth >= WIDE_PAGE && !isMobile({ userAgent: navigator.userAgent, width: window.innerWidth }),
  );
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return useMemo(() => ({ isOpen, open, close }), [isOpen, open, close]);
}
