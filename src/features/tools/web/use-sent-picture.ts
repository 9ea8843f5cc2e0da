import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { VIEWS, type View } from '#src/shared/catalogue/views.ts';
import type { StoredFile } from '../stored-file.ts';
import { readStoredFile } from './read-stored-file.ts';

/** What a page hands to the next one: a picture that it shall take, and the side that it shows where it is a view. */
export const sentPicture = (
  file: StoredFile,
  side?: View,
): { state: { picture: StoredFile; side?: View | undefined } } => ({ state: { picture: file, side } });

/** Takes the picture that another page has sent here, once. */
export function useSentPicture(take: (file: StoredFile, side?: View) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = state as { picture?: unknown; side?: unknown } | null;
  const sent = readStoredFile(given?.picture);
  const side = VIEWS.find((view) => view === given?.side);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  const id = sent?.id;
  useEffect(() => {
    if (sent) {
      taking.current(sent, side);
      void navigate({ pathname, search }, { replace: true });
    }
    // The address changes with it: only another picture is taken.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
