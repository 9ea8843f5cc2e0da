import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StoredFile } from '../stored-file.ts';
import { readStoredFile } from './read-stored-file.ts';

/** What a page hands to the next one: a picture that it shall take. */
export const sentPicture = (file: StoredFile): { state: { picture: StoredFile } } => ({ state: { picture: file } });

/** Takes the picture that another page has sent here, once. */
export function useSentPicture(take: (file: StoredFile) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const sent = readStoredFile((state as { picture?: unknown } | null)?.picture);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  const id = sent?.id;
  useEffect(() => {
    if (sent) {
      taking.current(sent);
      void navigate({ pathname, search }, { replace: true });
    }
    // The address changes with it: only another picture is taken.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
