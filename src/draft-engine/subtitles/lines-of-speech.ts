import { layOutCaptions } from '#src/platform/server/media/captions/subtitles.ts';
import type { Cue } from '#src/platform/server/media/captions/time-parts.ts';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';
import type { HeardSegment, HeardWord } from '../transcription/decode-window.ts';

/** Signs in a line, and lines in a caption are two at most. */
const COLUMNS = 42;
const LONGEST_SECONDS = 6.5;
/** A pause that ends a caption. */
const PAUSE_SECONDS = 0.8;
/** A sentence that ends earlier is shown with the next one. */
const SHORT_SECONDS = 1.2;
const ENDS_SENTENCE = /[.?!…]["'”’)]*$/u;
const ENDS_PHRASE = /[,;:–—]["'”’)]*$/u;

/** Subtitles of English speech: at most two lines of 42 signs, from the first word of each to its last. */
export function linesOfSpeech(segments: readonly HeardSegment[], durationSeconds: number): SubtitleLine[] {
  const cues = cueWords(segments.flatMap(({ words }) => words)).map(cueOf);
  return layOutCaptions(cues, { language: 'en', columns: COLUMNS }).flatMap(({ startSeconds, endSeconds, lines }) => {
    const end = Math.min(endSeconds, durationSeconds);
    return end > startSeconds
      ? [{ startSeconds: milliseconds(startSeconds), endSeconds: milliseconds(end), text: lines.join('\n') }]
      : [];
  });
}

const milliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

/** Words that are shown one after the other in a caption: sentences, as far as they are not too long. */
function cueWords(words: readonly HeardWord[]): HeardWord[][] {
  const cues: HeardWord[][] = [];
  let open: HeardWord[] = [];
  words.forEach((word, index) => {
    open.push(word);
    const next = words[index + 1];
    const length = word.endSeconds - open[0]!.startSeconds;
    const pause = next ? next.startSeconds - word.endSeconds : Infinity;
    if (pause > PAUSE_SECONDS || (ENDS_SENTENCE.test(word.text) && length > SHORT_SECONDS)) {
      cues.push(open);
      open = [];
    } else if (next && next.endSeconds - open[0]!.startSeconds > LONGEST_SECONDS) {
      const at = placeToPart(open);
      cues.push(open.slice(0, at));
      open = open.slice(at);
    }
  });
  return cues;
}

/** Behind which word a long sentence is parted: in its second half, at a comma or the longest pause. */
function placeToPart(words: readonly HeardWord[]): number {
  let best = words.length;
  let most = -Infinity;
  for (let at = Math.ceil(words.length / 2); at < words.length; at++) {
    const pause = words[at]!.startSeconds - words[at - 1]!.endSeconds;
    const worth = pause + (ENDS_PHRASE.test(words[at - 1]!.text) ? 1 : 0);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}

function cueOf(words: readonly HeardWord[]): Cue {
  return {
    startSeconds: words[0]!.startSeconds,
    endSeconds: words.at(-1)!.endSeconds,
    text: words
      .map(({ text }) => text)
      .join('')
      .trim(),
    words,
  };
}
