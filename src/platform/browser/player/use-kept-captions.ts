import { useEffect } from 'react';
import { keepCaptions, useCaptionsWanted } from './kept-captions.ts';

/** What the buttons, menus and keys of the player ask for; each is fulfilled when it comes to the player. */
const REQUESTS = ['mediatogglesubtitlesrequest', 'mediashowsubtitlesrequest', 'mediadisablesubtitlesrequest'] as const;

/** Shows the subtitles of a player's video as a person wants captions, and keeps what is chosen in the player. */
export function useKeptCaptions(video: HTMLVideoElement | null): void {
  const areWanted = useCaptionsWanted();
  useEffect(() => {
    const player = video?.closest('.film-player');
    if (!video || !player) {
      return;
    }
    const keep = (): void => keepCaptions(subtitlesOf(video)?.mode === 'showing');
    for (const request of REQUESTS) {
      player.addEventListener(request, keep);
    }
    return () => {
      for (const request of REQUESTS) {
        player.removeEventListener(request, keep);
      }
    };
  }, [video]);
  useEffect(() => {
    if (video) {
      setSubtitles(video, areWanted ? 'showing' : 'disabled');
    }
  }, [video, areWanted]);
}

const subtitlesOf = (video: HTMLVideoElement): TextTrack | undefined =>
  [...video.textTracks].find(({ kind }) => kind === 'subtitles');

function setSubtitles(video: HTMLVideoElement, mode: TextTrackMode): void {
  const track = subtitlesOf(video);
  if (track && track.mode !== mode) {
    track.mode = mode;
  }
}
