import { createContext, use, useCallback, useMemo, useState } from 'react';
import { isMobile, useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { useBackCloses } from '#src/platform/browser/device/use-back-closes.ts';

/** Pages of this width in CSS pixels have room for the inspector beside the table. */
const WIDE_PAGE = 1280;

/** Parts of the inspector that other parts of the screen lead to. */
export type InspectorPart = 'line' | 'sound';

/** Whether the inspector is shown. */
interface InspectorState {
  isOpen: boolean;
  /** What is to be brought into sight, until it is. */
  wanted: InspectorPart | undefined;
  open(): void;
  close(): void;
  /** Opens it at a part. */
  show(part: InspectorPart): void;
  /** The wanted part is in sight. */
  met(): void;
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

/** Open at first where there is room for it; closed when the page becomes too narrow for it. */
export function useInspectorState(): InspectorState {
  const [isOpen, setOpen] = useState(
    () => window.innerWidth >= WIDE_PAGE && !isMobile({ userAgent: navigator.userAgent, width: window.innerWidth }),
  );
  const isNarrow = useMobile();
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  if (isNarrow !== wasNarrow) {
    setWasNarrow(isNarrow);
    // There it would lie over the work, and it was not asked for there.
    setOpen((before) => before && !isNarrow);
  }
  const [wanted, setWanted] = useState<InspectorPart>();
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useBackCloses(isOpen && isNarrow, close);
  const show = useCallback((part: InspectorPart) => {
    setOpen(true);
    setWanted(part);
  }, []);
  const met = useCallback(() => setWanted(undefined), []);
  return useMemo(() => ({ isOpen, wanted, open, close, show, met }), [isOpen, wanted, open, close, show, met]);
}
