import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import type { Sound } from '#src/platform/browser/player/live/take-over.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';

const SIGN = { className: 'size-[18px]', strokeWidth: 1.75, 'aria-hidden': true } as const;
const FULL_SIGN = { ...SIGN, className: 'size-[18px] fill-current' } as const;
/** On the picture, which is dark in both themes. */
const ON_MEDIA = 'text-text-1! enabled:hover:bg-white/15';

/** What is to be seen in the controls; times in seconds. */
interface Shown {
  seconds: number;
  isPlaying: boolean;
  /** As far as the film can be watched now. */
  ready: number;
  /** The length of the film. */
  length: number;
  sound: Sound;
  areCaptionsWanted: boolean;
  fullscreen: { isPossible: boolean; isFull: boolean };
}

/** What the controls do. */
export interface LiveActions {
  togglePlaying: () => void;
  seek: (seconds: number) => void;
  changeSound: (sound: Sound) => void;
  toggleCaptions: () => void;
  toggleFullscreen: () => void;
}

/** Controls at the foot of the picture, placed as those of a finished film. */
export function LiveControls({ shown, actions, isQuiet }: { shown: Shown; actions: LiveActions; isQuiet: boolean }) {
  const t = useTranslations('filmLive');
  const { seconds, isPlaying, ready, length, sound, areCaptionsWanted, fullscreen } = shown;
  const volume = sound.muted ? 0 : sound.volume;
  return (
    <div
      className={`absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-black/85 to-transparent px-2 pt-8 pb-1 transition-opacity duration-[140ms] has-[:focus-visible]:opacity-100 ${isQuiet ? 'pointer-events-none opacity-0' : ''}`}
    >
      <input
        type="range"
        aria-label={t('place')}
        aria-valuetext={`${formatTimecode(seconds)} / ${formatTimecode(length)}`}
        min={0}
        max={length}
        step={0.1}
        value={seconds}
        onChange={(event) => actions.seek(Number(event.target.value))}
        className="live-time mx-2 h-6"
        style={shares(seconds / length, ready / length)}
      />
      <div className="flex items-center gap-1">
        <IconButton
          className={ON_MEDIA}
          label={t(isPlaying ? 'pause' : 'play')}
          icon={isPlaying ? <Pause {...FULL_SIGN} /> : <Play {...FULL_SIGN} />}
          onClick={actions.togglePlaying}
        />
        <IconButton
          className={ON_MEDIA}
          label={t(sound.muted ? 'unmute' : 'mute')}
          icon={sound.muted ? <VolumeX {...SIGN} /> : <Volume2 {...SIGN} />}
          onClick={() => actions.changeSound({ ...sound, muted: !sound.muted })}
        />
        <input
          type="range"
          aria-label={t('volume')}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={(event) => actions.changeSound({ muted: false, volume: Number(event.target.value) })}
          className="live-volume h-6 w-20 @max-[600px]:hidden"
          style={shares(volume, 1)}
        />
        <span className="edge px-2 tabular-nums">{`${formatTimecode(seconds)} / ${formatTimecode(length)}`}</span>
        <span className="flex-1" />
        <IconButton
          className={ON_MEDIA}
          label={t(areCaptionsWanted ? 'captionsOff' : 'captionsOn')}
          icon={areCaptionsWanted ? <Captions {...SIGN} /> : <CaptionsOff {...SIGN} />}
          onClick={actions.toggleCaptions}
        />
        {fullscreen.isPossible && (
          <IconButton
            className={ON_MEDIA}
            label={t(fullscreen.isFull ? 'fullscreenOff' : 'fullscreenOn')}
            icon={fullscreen.isFull ? <Minimize {...SIGN} /> : <Maximize {...SIGN} />}
            onClick={actions.toggleFullscreen}
          />
        )}
      </div>
    </div>
  );
}

/** How much of a bar was played, and how much is ready. */
const shares = (played: number, ready: number): CSSProperties =>
  ({ '--played': `${played * 100}%`, '--ready': `${ready * 100}%` }) as CSSProperties;
