import { useEffect } from 'react';

/** What brings up the keys of a phone. */
const TYPED = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=color])';

/** Keeps what is typed into in sight when the window gets lower, as it does above the keys of a phone. */
export function useFieldInSight(): void {
  useEffect(() => {
    const look = (): void => {
      const field = document.activeElement;
      if (field?.matches(TYPED)) {
        field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
    };
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
}
