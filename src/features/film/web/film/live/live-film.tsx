import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readySeconds, type LivePlayback } from '#src/platform/browser/player/live/live-playback.ts';
import { takeOver } from '#src/platform/browser/player/live/take-over.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import { formatTimecode } from '../../format-timecode.ts';
import { isAtRest } from '../use-live-film.ts';
import { useLivePlayback, VIDEOS_NEEDED, type LiveState } from './use-live-playback.ts';

const SIGN = { className: 'size-[18px] fill-current', strokeWidth: 1.75, 'aria-hidden': true } as const;
const LINE_SIGN = { className: 'size-[18px]', strokeWidth: 1.75, 'aria-hidden': true } as const;
/** On the picture, which is dark in both themes. */
const ON_MEDIA = 'text-[#f5f3ef]! enabled:hover:bg-white/15';

type Live = NonNullable<FilmView['live']>;

/**
 * A film that is watched while it is made. When its finished file is there, `finished` takes over at the same place,
 * and `onOver` is called.
 */
export function LiveFilm({
  film,
  live,
  finished,
  onOver,
}: {
  film: FilmView;
  live: Live;
  finished: HTMLVideoElement | null;
  onOver: () => void;
}) {
  const t = useTranslations('filmLive');
  const { videos, shown, playback, state, sound, changeSound, soundNow } = useLivePlayback(film.id, live.pieces);
  const [videoCount] = useState(VIDEOS_NEEDED);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!finished || !playback) {
      return;
    }
    const leaving = new AbortController();
    takeOver(playback, finished, { soundOf: () => soundNow.current, signal: leaving.signal }).then(over, () => {
      // The player of the finished film says why it cannot be loaded.
      if (!leaving.signal.aborted) {
        over();
      }
    });
    return () => leaving.abort();
  }, [finished, playback, soundNow]);
  const ready = readySeconds(live.pieces);
  const hasPictures = ready > 0;
  return (
    <section aria-label={t('region')} data-live-film="" className="absolute inset-0 z-10 bg-media">
      {Array.from({ length: videoCount }, (_, index) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of each shot are below it
        <video
          key={index}
          ref={(video) => {
            videos.current[index] = video;
          }}
          playsInline
          preload="auto"
          className={`absolute inset-0 size-full ${index === shown ? '' : 'opacity-0'}`}
        />
      ))}
      {hasPictures ? (
        <LiveControls
          film={film}
          playback={playback}
          state={state}
          ready={ready}
          sound={sound}
          changeSound={changeSound}
          retry={() => playback?.offer([...live.pieces])}
        />
      ) : (
        <p className="absolute inset-0 grid place-items-center p-6 text-center text-[#f5f3ef]/80">{t('before')}</p>
      )}
    </section>
  );
}

/** Controls at the foot of the picture. */
function LiveControls({
  film,
  playback,
  state,
  ready,
  sound,
  changeSound,
  retry,
}: {
  film: FilmView;
  playback: LivePlayback | undefined;
  state: LiveState;
  ready: number;
  sound: { muted: boolean; volume: number };
  changeSound: (sound: { muted: boolean; volume: number }) => void;
  retry: () => void;
}) {
  const t = useTranslations('filmLive');
  const toggle = (): void => {
    if (state.isPlaying) {
      playback?.pause();
    } else {
      void playback?.play().catch(() => {});
    }
  };
  return (
    <>
      {!state.isPlaying && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={toggle}
          className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-black/70 text-[#f5f3ef] hover:bg-action hover:text-on-action"
        >
          <Play {...SIGN} className="size-9 fill-current" />
        </button>
      )}
      <div className="absolute inset-x-0 bottom-0 flex flex-col gap-0.5 bg-linear-to-t from-black/90 to-transparent px-2 pt-8 pb-1.5 text-[#f5f3ef]">
        <output className="flex min-h-9 flex-wrap items-center gap-3 px-2 text-note">
          <LiveWords film={film} state={state} />
          {state.hasFailed && (
            <Button size="dense" className={ON_MEDIA} onClick={retry}>
              {t('retry')}
            </Button>
          )}
        </output>
        <div className="flex items-center gap-1">
          <IconButton
            className={ON_MEDIA}
            label={t(state.isPlaying ? 'pause' : 'play')}
            icon={state.isPlaying ? <Pause {...SIGN} /> : <Play {...SIGN} />}
            onClick={toggle}
          />
          <input
            type="range"
            aria-label={t('place')}
            aria-valuetext={formatTimecode(state.seconds)}
            min={0}
            max={Math.round(ready * 10) / 10}
            step={0.1}
            value={Math.min(state.seconds, ready)}
            onChange={(event) => playback?.seek(Number(event.target.value))}
            className="h-6 min-w-0 flex-1 accent-action-line"
          />
          <span className="edge px-1 tabular-nums">{`${formatTimecode(state.seconds)} / ${formatTimecode(ready)}`}</span>
          <IconButton
            className={ON_MEDIA}
            label={t(sound.muted ? 'unmute' : 'mute')}
            icon={sound.muted ? <VolumeX {...LINE_SIGN} /> : <Volume2 {...LINE_SIGN} />}
            onClick={() => changeSound({ ...sound, muted: !sound.muted })}
          />
          <input
            type="range"
            aria-label={t('volume')}
            min={0}
            max={1}
            step={0.05}
            value={sound.muted ? 0 : sound.volume}
            onChange={(event) => changeSound({ muted: false, volume: Number(event.target.value) })}
            className="h-6 w-20 accent-action-line max-sm:hidden"
          />
        </div>
      </div>
    </>
  );
}

function LiveWords({ film, state }: { film: FilmView; state: LiveState }) {
  const t = useTranslations('filmLive');
  if (state.hasFailed) {
    return t('failed');
  }
  if (isAtRest(film) && film.status !== 'COMPLETED') {
    return t('resting');
  }
  return t(state.isWaiting ? 'waiting' : 'beingMade');
}
