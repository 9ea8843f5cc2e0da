import { Pause, Play } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { useRenewedSource } from '#src/platform/browser/player/use-renewed-source.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';

const SIGN = { className: 'size-[18px] fill-current', strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * A player for the film's music: play and pause, and a time slider. The file is loaded when it is first played; until
 * then `seconds` is its approximate length. `renew` gets a link in place of an expired one.
 */
export function SoundBar({ path, renew, seconds }: { path: string; renew: () => Promise<string>; seconds: number }) {
  const t = useTranslations('filmPage');
  const audio = useRef<HTMLAudioElement>(null);
  const { media, address, retry } = useRenewedSource(path, renew);
  const hold = useCallback(
    (element: HTMLAudioElement | null) => {
      audio.current = element;
      media(element);
    },
    [media],
  );
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(seconds);
  const toggle = (): void => {
    if (playing) {
      audio.current?.pause();
    } else if (audio.current?.error) {
      retry();
    } else {
      void audio.current?.play().catch(() => undefined);
    }
  };
  const jump = (seconds: number): void => {
    setAt(seconds);
    if (audio.current) {
      audio.current.currentTime = seconds;
    }
  };
  return (
    <div className="flex items-center gap-2.5 rounded-control border border-line bg-surface-1 py-1 pr-3.5 pl-1">
      {/* Music has no words to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={hold}
        src={address}
        preload={wanted ? 'auto' : 'none'}
        onPlay={() => {
          setWanted(true);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        // Another link stops it without a pause.
        onEmptied={() => setPlaying(false)}
        onError={() => setPlaying(false)}
        onLoadedMetadata={(event) => setLength(event.currentTarget.duration)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
      <IconButton
        label={t(playing ? 'pauseMusic' : 'playMusic')}
        icon={playing ? <Pause {...SIGN} /> : <Play {...SIGN} />}
        onClick={toggle}
      />
      <RangeInput
        aria-label={t('placeInMusic')}
        aria-valuetext={formatTimecode(at)}
        min={0}
        max={length}
        step={0.1}
        value={at}
        onChange={(event) => jump(Number(event.target.value))}
        className="h-6 min-w-0 flex-1 accent-action-line pointer-coarse:h-11"
      />
      <span className="edge text-text-3 tabular-nums">{`${formatTimecode(at)} / ${formatTimecode(length)}`}</span>
    </div>
  );
}
