import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { VIEWS, type View } from '#src/shared/catalogue/views.ts';
import type { StoredFile } from '../stored-file.ts';
import { readStoredFile } from './read-stored-file.ts';
import type { SentViews } from './send-file.ts';

/** A picture that a page shall take, and where it is a view, the side that it shows and the views beside it. */
interface Sent {
  picture: StoredFile;
  side?: View | undefined;
  views?: SentViews | undefined;
}

/** What a page hands to the next one. */
export const sentPicture = (picture: StoredFile, side?: View, views?: SentViews): { state: Sent } => ({
  state: { picture, side, views },
});

/** Takes the picture that another page has sent here, once. */
export function useSentPicture(take: (file: StoredFile, side?: View, views?: SentViews) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = state as { picture?: unknown; side?: unknown; views?: Partial<Record<View, unknown>> } | null;
  const sent = readStoredFile(given?.picture);
  const side = VIEWS.find((view) => view === given?.side);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  const id = sent?.id;
  useEffect(() => {
    if (sent) {
      const views = VIEWS.flatMap((view) => {
        const file = readStoredFile(given?.views?.[view]);
        return file ? [[view, file] as const] : [];
      });
      taking.current(sent, side, Object.fromEntries(views));
      void navigate({ pathname, search }, { replace: true });
    }
    // The address changes with it: only another picture is taken.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
