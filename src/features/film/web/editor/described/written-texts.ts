import type { DocumentShot } from '../../../timeline/film-document.ts';
import { keepText, keptText, useKeptText } from '../state/kept-texts.ts';

/** What was to be seen in a shot before something was written that is not drawn yet is kept under this name. */
const nameOf = (shotId: string): string => `drawn ${shotId}`;

/** Remembers that the text of a shot is written over; what it was at first counts. */
export function noteWritten(shotId: string, text: string): void {
  if (keptText(nameOf(shotId)) === undefined) {
    keepText(nameOf(shotId), text);
  }
}

/** The text of a shot is drawn as it is now. */
export function noteDrawn(shotId: string): void {
  keepText(nameOf(shotId), undefined);
}

/** True while the text of a shot is another one than what is drawn. */
export function useIsUndrawn({ id, plan }: DocumentShot): boolean {
  const [text] = useKeptText(nameOf(id));
  return text !== undefined && text !== plan.script && plan.script.trim() !== '';
}
