import type { ReactNode } from 'react';
import type { SendFile } from '#src/features/tools/web/send-file.ts';

/** Where the clips of a tool can go on to, and the dialog of the one that was chosen. */
export function useClipDestinations(): { destinations: readonly SendFile[]; dialog: ReactNode } {
  return { destinations: [], dialog: null };
}
