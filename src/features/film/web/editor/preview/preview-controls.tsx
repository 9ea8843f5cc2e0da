import {
  Captions,
  CaptionsOff,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  FastForward,
  Pause,
  Play,
  Rewind,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import type { PreviewPlayer } from './preview-player.ts';
import { stepKeys } from './step-keys.ts';

const SIGN = { className: 'size-[18px]', strokeWidth: 1.75, 'aria-hidden': true } as const;
const FULL_SIGN = { ...SIGN, className: 'size-[18px] fill-current' } as const;

interface ControlState {
  rate: number;
  isDrawnLive: boolean;
  isMuted: boolean;
  areCaptionsWanted: boolean;
  durationSeconds: number;
}

/** The strip below the picture: shuttle, place, time, sound and subtitles. */
export function PreviewControls({
  player,
  timeBar,
  state,
  onMutedChange,
  onCaptionsChange,
}: {
  player: PreviewPlayer;
  /** Whether the place in the film is shown. */
  timeBar: boolean;
  state: ControlState;
  onMutedChange: (isMuted: boolean) => void;
  onCaptionsChange: (areWanted: boolean) => void;
}) {
  const t = useTranslations('filmPreview');
  const { rate, isDrawnLive, isMuted, areCaptionsWanted, durationSeconds } = state;
  const isPlaying = rate !== 0;
  return (
    <div className="@container flex flex-col gap-1">
      {timeBar && <TimeBar player={player} label={t('place')} durationSeconds={durationSeconds} />}
      {/* One line, or two in a narrow place, whatever it says: the picture above keeps its size. */}
      <div className="flex items-center gap-1 max-sm:flex-wrap @max-[420px]:flex-wrap">
        <IconButton
          label={t('backward')}
          icon={<Rewind {...SIGN} />}
          onClick={() => player.shuttle('J')}
          aria-pressed={rate < 0}
        />
        <IconButton
          label={t(isPlaying ? 'pause' : 'play')}
          icon={isPlaying ? <Pause {...FULL_SIGN} /> : <Play {...FULL_SIGN} />}
          onClick={player.toggle}
        />
        <IconButton
          label={t('forward')}
          icon={<FastForward {...SIGN} />}
          onClick={() => player.shuttle('L')}
          aria-pressed={rate > 1}
        />
        <PreviewTime player={player} durationSeconds={durationSeconds} />
        <p className="edge min-w-0 flex-1 truncate text-text-3 max-sm:invisible @max-[420px]:invisible">
          {[t(isDrawnLive ? 'drawnLive' : 'fromClip'), ...(Math.abs(rate) > 1 ? [`${rate}×`] : [])].join(' · ')}
        </p>
        <StepButtons player={player} />
        <IconButton
          label={t(isMuted ? 'unmute' : 'mute')}
          icon={isMuted ? <VolumeX {...SIGN} /> : <Volume2 {...SIGN} />}
          onClick={() => onMutedChange(!isMuted)}
        />
        <IconButton
          label={t(areCaptionsWanted ? 'captionsOff' : 'captionsOn')}
          icon={areCaptionsWanted ? <Captions {...SIGN} /> : <CaptionsOff {...SIGN} />}
          onClick={() => onCaptionsChange(!areCaptionsWanted)}
        />
      </div>
    </div>
  );
}

/**
 * Move the film by a second or a frame; on a phone in a line of their own, for which a low window has no room. Beside a
 * narrow picture only their keys do.
 */
function StepButtons({ player }: { player: PreviewPlayer }) {
  const t = useTranslations('filmPreview');
  const keys = stepKeys(player);
  return (
    <span className="flex gap-1 sm:@max-[600px]:hidden max-sm:order-last max-sm:basis-full max-sm:justify-center max-sm:low:hidden">
      <IconButton label={t('secondBack')} icon={<ChevronsLeft {...SIGN} />} onClick={keys['<']} />
      <IconButton label={t('frameBack')} icon={<ChevronLeft {...SIGN} />} onClick={keys[',']} />
      <IconButton label={t('frameForward')} icon={<ChevronRight {...SIGN} />} onClick={keys['.']} />
      <IconButton label={t('secondForward')} icon={<ChevronsRight {...SIGN} />} onClick={keys['>']} />
    </span>
  );
}

/** Moves with the film without being rendered again. */
function TimeBar({
  player,
  label,
  durationSeconds,
}: {
  player: PreviewPlayer;
  label: string;
  durationSeconds: number;
}) {
  const bar = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      player.onTime((seconds) => {
        if (bar.current) {
          bar.current.value = String(seconds);
          bar.current.setAttribute('aria-valuetext', `${tenths(seconds)} / ${tenths(durationSeconds)}`);
        }
      }),
    [player, durationSeconds],
  );
  return (
    <RangeInput
      ref={bar}
      aria-label={label}
      min={0}
      max={durationSeconds}
      step={0.01}
      defaultValue={0}
      onInput={(event) => player.seek(Number(event.currentTarget.value))}
      className="h-6 w-full cursor-pointer accent-(--playhead) pointer-coarse:h-11"
    />
  );
}

function PreviewTime({ player, durationSeconds }: { player: PreviewPlayer; durationSeconds: number }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      player.onTime((seconds) => {
        if (text.current) {
          text.current.textContent = tenths(seconds);
        }
      }),
    [player],
  );
  return (
    <span className="edge px-2 whitespace-nowrap tabular-nums">
      <span ref={text} data-time="" className="text-text-1">
        {tenths(player.seconds)}
      </span>
      <span className="text-text-3 max-sm:hidden @max-[420px]:hidden">{` / ${tenths(durationSeconds)}`}</span>
    </span>
  );
}

/** Minutes, seconds and tenths: 01:12.4. */
function tenths(seconds: number): string {
  const whole = Math.floor(seconds * 10 + 1e-6);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 600))}:${two(Math.floor(whole / 10) % 60)}.${whole % 10}`;
}
