import { showCaptions } from './caption-track.ts';
import {
  AHEAD_SECONDS,
  EDGE_SECONDS,
  readySeconds,
  type LivePlayback,
  type PlayablePiece,
  type PlaybackParts,
} from './live-playback.ts';
import { PIECE_TYPE } from './media-source.ts';

/** Plays pieces in one video by MediaSource: without any gap. */
export function createSourcePlayback(
  video: HTMLVideoElement,
  Source: typeof MediaSource,
  { loadPiece, onChange, onError }: PlaybackParts,
): LivePlayback {
  const source = new Source();
  const address = URL.createObjectURL(source);
  const closing = new AbortController();
  const { signal } = closing;
  let pieces: readonly PlayablePiece[] = [];
  let buffer: SourceBuffer | undefined;
  /** Pieces that the video has. */
  let appended = 0;
  let isLoading = false;

  const endOfAppended = (): number => readySeconds(pieces.slice(0, appended));
  const isWaiting = (): boolean => !video.paused && video.readyState < 3;

  const loadMore = async (): Promise<void> => {
    const piece = pieces[appended];
    if (isLoading || !buffer || !piece || signal.aborted || endOfAppended() > video.currentTime + AHEAD_SECONDS) {
      return;
    }
    isLoading = true;
    try {
      const bytes = await (await loadPiece(piece, signal)).arrayBuffer();
      await append(buffer, bytes, piece.startSeconds);
      appended++;
      onChange();
    } catch (error) {
      if (!signal.aborted) {
        onError(error);
      }
      return;
    } finally {
      isLoading = false;
    }
    await loadMore();
  };

  source.addEventListener(
    'sourceopen',
    () => {
      buffer = source.addSourceBuffer(PIECE_TYPE);
      void loadMore();
    },
    { once: true },
  );
  // A managed source is refused by a video that may be shown elsewhere.
  video.disableRemotePlayback = true;
  video.src = address;
  for (const event of ['playing', 'pause', 'waiting', 'timeupdate', 'seeked'] as const) {
    video.addEventListener(event, onChange, { signal });
  }
  video.addEventListener('timeupdate', () => void loadMore(), { signal });

  return {
    offer: (given) => {
      pieces = given;
      void loadMore();
    },
    play: () => video.play(),
    pause: () => video.pause(),
    seek: (seconds) => {
      video.currentTime = Math.max(0, Math.min(seconds, endOfAppended() - EDGE_SECONDS));
    },
    setSound: ({ muted, volume }) => Object.assign(video, { muted, volume }),
    setCaptions: (captions) => showCaptions(video, captions),
    seconds: () => video.currentTime,
    isPlaying: () => !video.paused,
    isWaiting,
    close: () => {
      closing.abort();
      video.removeAttribute('src');
      video.load();
      URL.revokeObjectURL(address);
    },
  };
}

/** Resolves when the buffer has the bytes. Rejects with what the browser says. */
function append(buffer: SourceBuffer, bytes: ArrayBuffer, startSeconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = (settle: () => void) => () => {
      ended.abort();
      settle();
    };
    buffer.addEventListener('updateend', end(resolve), { signal: ended.signal });
    buffer.addEventListener(
      'error',
      end(() => reject(new Error('the browser could not read a piece'))),
      { signal: ended.signal },
    );
    try {
      buffer.timestampOffset = startSeconds;
      buffer.appendBuffer(bytes);
    } catch (error) {
      end(() => reject(error as Error))();
    }
  });
}
