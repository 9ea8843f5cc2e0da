/** What is shown under the picture while it is said; times in seconds of the film. */
export interface PlayableCaption {
  startSeconds: number;
  endSeconds: number;
  lines: readonly string[];
}

/**
 * Shows captions on a video, as the browser shows a subtitle file. The time of the video begins at `originSeconds` of
 * the film.
 */
export function showCaptions(video: HTMLVideoElement, captions: readonly PlayableCaption[], originSeconds = 0): void {
  const track = trackOf(video);
  const wanted = new Map(
    captions
      .map((caption) => cueOf(caption, originSeconds))
      .filter(({ endTime }) => endTime > 0)
      .map((cue) => [nameOf(cue), cue]),
  );
  const shown = [...(track.cues ?? [])] as VTTCue[];
  for (const cue of shown) {
    // What stays is left alone: it may be on the screen.
    if (!wanted.delete(nameOf(cue))) {
      track.removeCue(cue);
    }
  }
  for (const cue of wanted.values()) {
    track.addCue(cue);
  }
}

/** A track cannot be removed from a video, so the one that is there is used again. */
function trackOf(video: HTMLVideoElement): TextTrack {
  const track = [...video.textTracks].find(({ kind }) => kind === 'subtitles') ?? video.addTextTrack('subtitles');
  track.mode = 'showing';
  return track;
}

function cueOf({ startSeconds, endSeconds, lines }: PlayableCaption, originSeconds: number): VTTCue {
  const text = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  return new VTTCue(Math.max(0, startSeconds - originSeconds), endSeconds - originSeconds, text.join('\n'));
}

const nameOf = ({ startTime, endTime, text }: VTTCue): string => `${startTime} ${endTime} ${text}`;
