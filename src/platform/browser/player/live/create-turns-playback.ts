import { showCaptions, type PlayableCaption } from './caption-track.ts';
import { EDGE_SECONDS, type LivePlayback, type PlayablePiece, type PlaybackParts } from './live-playback.ts';

/** One of the two videos, and the piece that it has. */
interface Turn {
  video: HTMLVideoElement;
  piece?: PlayablePiece;
  address?: string;
}

/**
 * Plays pieces without MediaSource: two videos take turns, and the one that is not shown has the next piece ready.
 * `show` is called with the one to be seen.
 */
export function createTurnsPlayback(
  videos: readonly [HTMLVideoElement, HTMLVideoElement],
  show: (video: HTMLVideoElement) => void,
  { loadPiece, onChange, onError }: PlaybackParts,
): LivePlayback {
  const turns: readonly [Turn, Turn] = [{ video: videos[0] }, { video: videos[1] }];
  const closing = new AbortController();
  const { signal } = closing;
  let pieces: readonly PlayablePiece[] = [];
  let captions: readonly PlayableCaption[] = [];
  let shown: Turn = turns[0];
  let wantsToPlay = false;
  let isWaiting = false;
  let beginning: Promise<void> = Promise.resolve();

  const other = (): Turn => (shown === turns[0] ? turns[1] : turns[0]);
  const indexOf = (piece: PlayablePiece | undefined): number => pieces.findIndex(({ key }) => key === piece?.key);
  const endOf = (piece: PlayablePiece): number => piece.startSeconds + piece.durationSeconds;

  /** Loads a piece into a video. True when the video has it. */
  const load = async (turn: Turn, piece: PlayablePiece): Promise<boolean> => {
    if (turn.piece?.key === piece.key) {
      return turn.address !== undefined;
    }
    turn.piece = piece;
    forget(turn);
    try {
      const blob = await loadPiece(piece, signal);
      if (signal.aborted || turn.piece !== piece) {
        return false;
      }
      turn.address = URL.createObjectURL(blob);
      turn.video.dataset['startSeconds'] = String(piece.startSeconds);
      turn.video.src = turn.address;
      showCaptions(turn.video, captions, piece.startSeconds);
      return true;
    } catch (error) {
      delete turn.piece;
      if (!signal.aborted) {
        onError(error);
      }
      return false;
    }
  };

  /** Gets the next piece ready in the video that is not shown. */
  const prepare = (): void => {
    const next = pieces[indexOf(shown.piece) + 1];
    if (next && shown.piece) {
      void load(other(), next).then((isLoaded) => (isLoaded && isWaiting ? goOn() : undefined));
    }
  };

  const goOn = async (): Promise<void> => {
    const next = pieces[indexOf(shown.piece) + 1];
    const turn = other();
    if (!next || turn.piece?.key !== next.key || !turn.address) {
      isWaiting = true;
      prepare();
      onChange();
      return;
    }
    isWaiting = false;
    shown = turn;
    if (wantsToPlay) {
      await turn.video.play().catch(onError);
    }
    show(turn.video);
    onChange();
    prepare();
  };

  for (const turn of turns) {
    const ifShown = (act: () => void) => () => (turn === shown ? act() : undefined);
    turn.video.addEventListener(
      'ended',
      ifShown(() => void goOn()),
      { signal },
    );
    for (const event of ['playing', 'timeupdate', 'seeked'] as const) {
      turn.video.addEventListener(event, ifShown(onChange), { signal });
    }
  }

  const begin = async (piece: PlayablePiece, at: number): Promise<void> => {
    const turn = shown;
    if (await load(turn, piece)) {
      turn.video.currentTime = Math.max(0, at - piece.startSeconds);
      if (wantsToPlay) {
        turn.video.play().catch(() => {});
      }
      prepare();
    }
    onChange();
  };

  return {
    offer: (given) => {
      pieces = given;
      const [first] = given;
      if (first && !shown.piece) {
        beginning = begin(first, 0);
      } else {
        prepare();
      }
    },
    play: async () => {
      wantsToPlay = true;
      try {
        await beginning;
        await (isWaiting ? goOn() : shown.video.play());
      } catch (error) {
        wantsToPlay = false;
        throw error;
      } finally {
        onChange();
      }
    },
    pause: () => {
      wantsToPlay = false;
      shown.video.pause();
      onChange();
    },
    seek: (seconds) => {
      const piece = pieces.find((each) => seconds < endOf(each)) ?? pieces.at(-1);
      if (piece) {
        isWaiting = false;
        beginning = begin(piece, Math.min(seconds, endOf(piece) - EDGE_SECONDS));
      }
    },
    setSound: (sound) => turns.forEach(({ video }) => Object.assign(video, sound)),
    setCaptions: (given) => {
      captions = given;
      turns.forEach(({ video, piece }) => showCaptions(video, captions, piece?.startSeconds));
    },
    seconds: () => (shown.piece?.startSeconds ?? 0) + shown.video.currentTime,
    isPlaying: () => wantsToPlay,
    isWaiting: () => wantsToPlay && isWaiting,
    close: () => {
      closing.abort();
      for (const turn of turns) {
        turn.video.removeAttribute('src');
        turn.video.load();
        forget(turn);
      }
    },
  };
}

function forget(turn: Turn): void {
  if (turn.address !== undefined) {
    URL.revokeObjectURL(turn.address);
    delete turn.address;
  }
}
