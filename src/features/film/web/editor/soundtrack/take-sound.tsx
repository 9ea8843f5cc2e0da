import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { usePeaks } from '#src/platform/browser/waveform/use-peaks.ts';
import { Waveform } from '#src/platform/browser/waveform/waveform.tsx';

const SIGN = { className: 'size-[18px] fill-current', strokeWidth: 1.75, 'aria-hidden': true } as const;
const BARS = 96;

/** The sound that is playing: another one stops it. */
let playing: HTMLAudioElement | undefined;

/**
 * Plays a sound, and shows it as a waveform, which is read when it comes into view. `name` stays when its link is
 * renewed.
 */
export function TakeSound({ name, path, label }: { name: string; path: string; label: string }) {
  const t = useTranslations('filmSoundtrack');
  const [audio, setAudio] = useState<HTMLAudioElement>();
  const [share, setShare] = useState(0);
  const [isSeen, setSeen] = useState(false);
  const found = usePeaks(isSeen ? { name, path } : undefined, BARS);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        setSeen(true);
        observer.disconnect();
      }
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => audio?.pause(), [audio]);
  const play = (): void => {
    playing?.pause();
    const next = new Audio(path);
    playing = next;
    next.addEventListener('pause', () => setAudio((now) => (now === next ? undefined : now)));
    next.addEventListener('timeupdate', () => setShare(next.currentTime / (next.duration || 1)));
    setAudio(next);
    setShare(0);
    void next.play().catch(() => setAudio(undefined));
  };
  return (
    <div className="flex min-w-0 items-center gap-2">
      <IconButton
        label={t(audio ? 'stop' : 'play', { name: label })}
        icon={audio ? <Pause {...SIGN} /> : <Play {...SIGN} />}
        onClick={() => (audio ? audio.pause() : play())}
      />
      <div ref={place} className="relative min-w-0 flex-1 text-text-3">
        <Waveform peaks={found} className="h-8" />
        {audio && (
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-0.5 bg-select"
            style={{ insetInlineStart: `${share * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}
