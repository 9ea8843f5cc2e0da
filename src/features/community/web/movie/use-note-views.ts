import { useEffect } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { CommunityApi } from '../community-api.ts';

/** Seconds of watching between two reports. */
const REPORTS_EVERY = 10;
/** A longer step of the playhead is a jump: what lies between was not watched. */
const LONGEST_STEP = 2;

/** Reports how much of a film was really watched in this visit: every few seconds and at its end. */
export function useNoteViews(filmId: string, video: HTMLVideoElement | null): void {
  const { community } = useApi<CommunityApi>();
  useEffect(() => {
    if (!video) {
      return;
    }
    let watched = 0;
    let reported = 0;
    let last = video.currentTime;
    const report = (): void => {
      if (watched > reported) {
        reported = watched;
        // One that is lost is made up for by the next one, which tells of all of the visit.
        community.noteView({ filmId, seconds: watched }).catch(() => undefined);
      }
    };
    const look = (): void => {
      const step = video.currentTime - last;
      last = video.currentTime;
      watched += step > 0 && step <= LONGEST_STEP && !video.seeking ? step : 0;
      if (watched - reported >= REPORTS_EVERY) {
        report();
      }
    };
    const jump = (): void => {
      last = video.currentTime;
    };
    video.addEventListener('timeupdate', look);
    video.addEventListener('seeking', jump);
    video.addEventListener('ended', report);
    return () => {
      video.removeEventListener('timeupdate', look);
      video.removeEventListener('seeking', jump);
      video.removeEventListener('ended', report);
      report();
    };
  }, [community, filmId, video]);
}
