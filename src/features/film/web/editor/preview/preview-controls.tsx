import { clsx } from 'clsx';
import {
  Captions,
  CaptionsOff,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Ellipsis,
  FastForward,
  Pause,
  Play,
  Rewind,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import type { PreviewPlayer } from './preview-player.ts';
import { stepKeys } from './step-keys.ts';

const SIGN = { className: 'size-[18px]', strokeWidth: 1.75, 'aria-hidden': true } as const;
const FULL_SIGN = { ...SIGN, className: 'size-[18px] fill-current' } as const;

/** Where there is no room for all controls in one line, those that are pressed least are behind a button of their own. */
const ROOMY = 'max-sm:hidden @max-[430px]:hidden';
const TIGHT = 'sm:@min-[430px]:hidden';

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
  const seldom = {
    backward: {
      label: t('backward'),
      icon: <Rewind {...SIGN} />,
      act: () => player.shuttle('J'),
      isPressed: rate < 0,
    },
    forward: {
      label: t('forward'),
      icon: <FastForward {...SIGN} />,
      act: () => player.shuttle('L'),
      isPressed: rate > 1,
    },
    sound: {
      label: t(isMuted ? 'unmute' : 'mute'),
      icon: isMuted ? <VolumeX {...SIGN} /> : <Volume2 {...SIGN} />,
      act: () => onMutedChange(!isMuted),
    },
    captions: {
      label: t(areCaptionsWanted ? 'captionsOff' : 'captionsOn'),
      icon: areCaptionsWanted ? <Captions {...SIGN} /> : <CaptionsOff {...SIGN} />,
      act: () => onCaptionsChange(!areCaptionsWanted),
    },
  } satisfies Record<string, SeldomControl>;
  return (
    <div className="@container flex shrink-0 flex-col gap-1">
      {timeBar && <TimeBar player={player} label={t('place')} durationSeconds={durationSeconds} />}
      {/* One line, whatever it says: the picture above keeps its size. */}
      <div className="flex items-center gap-1 max-sm:gap-0 @max-[430px]:gap-0">
        <RoomyButton {...seldom.backward} />
        <IconButton
          label={t(isPlaying ? 'pause' : 'play')}
          icon={isPlaying ? <Pause {...FULL_SIGN} /> : <Play {...FULL_SIGN} />}
          onClick={player.toggle}
        />
        <RoomyButton {...seldom.forward} />
        <PreviewTime player={player} durationSeconds={durationSeconds} />
        <p className="edge min-w-0 flex-1 truncate text-text-3 max-sm:invisible @max-[430px]:invisible">
          {[t(isDrawnLive ? 'drawnLive' : 'fromClip'), ...(Math.abs(rate) > 1 ? [`${rate}×`] : [])].join(' · ')}
        </p>
        <StepButtons player={player} />
        <RoomyButton {...seldom.sound} />
        <RoomyButton {...seldom.captions} />
        <Menu
          entries={Object.entries(seldom).map(([key, { label, icon, act, isPressed }]: [string, SeldomControl]) => ({
            key,
            label,
            icon: <span className={clsx(isPressed === true && 'text-select')}>{icon}</span>,
            onSelect: act,
            ...(isPressed !== undefined && { checked: isPressed }),
          }))}
        >
          <IconButton label={t('more')} icon={<Ellipsis {...SIGN} />} className={TIGHT} />
        </Menu>
      </div>
    </div>
  );
}

interface SeldomControl {
  label: string;
  icon: ReactNode;
  act: () => void;
  /** Of one that stays as it was pressed. */
  isPressed?: boolean;
}

function RoomyButton({ label, icon, act, isPressed }: SeldomControl) {
  return <IconButton label={label} icon={icon} onClick={act} aria-pressed={isPressed} className={ROOMY} />;
}

/**
 * Move the film by a second or a frame. Beside all other controls there may be room for their keys only, and in a very
 * narrow place for frames.
 */
function StepButtons({ player }: { player: PreviewPlayer }) {
  const t = useTranslations('filmPreview');
  const keys = stepKeys(player);
  const seconds = '@max-[260px]:hidden';
  return (
    <span className="flex gap-1 max-sm:gap-0 @max-[430px]:gap-0 sm:@min-[430px]:@max-[600px]:hidden">
      <IconButton label={t('secondBack')} icon={<ChevronsLeft {...SIGN} />} onClick={keys['<']} className={seconds} />
      <IconButton label={t('frameBack')} icon={<ChevronLeft {...SIGN} />} onClick={keys[',']} />
      <IconButton label={t('frameForward')} icon={<ChevronRight {...SIGN} />} onClick={keys['.']} />
      <IconButton
        label={t('secondForward')}
        icon={<ChevronsRight {...SIGN} />}
        onClick={keys['>']}
        className={seconds}
      />
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
    // Where it has no room, the place is told by the marks of time or the bar.
    <span className="edge px-2 whitespace-nowrap tabular-nums max-sm:px-1 @max-[430px]:px-1 @min-[260px]:@max-[330px]:hidden">
      <span ref={text} data-time="" className="text-text-1">
        {tenths(player.seconds)}
      </span>
      <span className={clsx('text-text-3', ROOMY)}>{` / ${tenths(durationSeconds)}`}</span>
    </span>
  );
}

/** Minutes, seconds and tenths: 01:12.4. */
function tenths(seconds: number): string {
  const whole = Math.floor(seconds * 10 + 1e-6);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 600))}:${two(Math.floor(whole / 10) % 60)}.${whole % 10}`;
}
