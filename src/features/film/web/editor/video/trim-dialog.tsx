import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { CONTROL_LOOK, Field } from '#src/platform/browser/ui/field.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { shownPart, type ShownPart } from '../../../timeline/shown-part.ts';
import { NumberInput } from '../number-input.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { endLimits, frameOf, moveEnd, type TrimEnd } from './trim-part.ts';
import { TrimStrip } from './trim-strip.tsx';

const SIGN = { className: 'size-4', 'aria-hidden': true } as const;

/** A clip that can be trimmed. */
export interface TrimmableClip {
  path: string;
  /** The number of its take. */
  take: number;
  frames: number;
}

/**
 * Chooses the part of a shot's clip that is seen (EDIT-10). Nothing of the clip is lost; one choice is one step to
 * undo.
 */
export function TrimDialog({
  shot,
  clip: { path, take, frames: clipFrames },
  spokenSeconds,
  onClose,
}: {
  shot: DocumentShot;
  clip: TrimmableClip;
  /** The length of what is said in the shot; 0 where nothing is. */
  spokenSeconds: number;
  onClose: () => void;
}) {
  const t = useTranslations('filmVideo');
  const { film, edit, flush } = useEditor();
  const whole: ShownPart = { inFrame: 0, frames: clipFrames };
  const [refused, setRefused] = useState<Partial<Record<TrimEnd, string | undefined>>>({});
  const [part, setPart] = useState(() => shownPart(shot.plan.trim, { take, frames: clipFrames }) ?? whole);
  const player = usePartPlayer(part);
  const isWhole = part.frames === clipFrames;
  const move = (moved: ShownPart, end: TrimEnd): void => {
    setPart(moved);
    setRefused({});
    // The last frame that is seen is the one before the out point.
    player.look(end === 'in' ? moved.inFrame : frameOf(moved, 'out') - 1);
  };
  const makeWhole = (): void => {
    setPart(whole);
    setRefused({});
  };
  const use = (): void => {
    const trim = isWhole ? null : { take, ...part };
    edit([{ kind: 'shot', id: shot.id, set: { trim } }], { label: 'trim' });
    flush();
    onClose();
  };
  const seconds = part.frames / FRAMES_PER_SECOND;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('trim.title', { number: shot.plan.number })}
      width={640}
      actions={
        <>
          <Button kind="quiet" disabled={isWhole} onClick={makeWhole}>
            {t('trim.whole')}
          </Button>
          <Button kind="primary" onClick={use}>
            {t('trim.use')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <Gate aspect={film.aspect} className="mx-auto max-h-[45vh] w-full max-w-lg">
          {/* A clip has no sound of its own. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            {...player.video}
            src={path}
            muted
            playsInline
            preload="auto"
            aria-label={t('trim.clip', { number: shot.plan.number })}
            className="size-full object-contain"
          />
        </Gate>
        <TrimStrip path={path} clipFrames={clipFrames} part={part} onMove={move} />
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
          {(['in', 'out'] as const).map((end) => {
            const { least, most } = endLimits(part, end, clipFrames);
            return (
              <Field key={end} label={t(`trim.${end}Field`)} error={refused[end]}>
                {(control) => (
                  <NumberInput
                    {...control}
                    value={frameOf(part, end) / FRAMES_PER_SECOND}
                    minimum={Math.floor((100 * least) / FRAMES_PER_SECOND) / 100}
                    maximum={Math.ceil((100 * most) / FRAMES_PER_SECOND) / 100}
                    step={0.1}
                    tolerance={0.5 / FRAMES_PER_SECOND}
                    onRefused={(reason) => setRefused((before) => ({ ...before, [end]: reason }))}
                    onEnter={use}
                    onChange={(typed) => move(moveEnd(part, end, typed * FRAMES_PER_SECOND, clipFrames), end)}
                    className={CONTROL_LOOK}
                  />
                )}
              </Field>
            );
          })}
          <Button
            className="col-span-2 sm:col-span-1 sm:mt-[22px]"
            icon={player.isPlaying ? <Square {...SIGN} /> : <Play {...SIGN} />}
            onClick={player.toggle}
          >
            {t(player.isPlaying ? 'trim.stop' : 'trim.play')}
          </Button>
        </div>
        <output className="text-note text-text-2">
          {t('trim.length', { seconds, of: clipFrames / FRAMES_PER_SECOND })}
        </output>
        {spokenSeconds > seconds && <Notice kind="warning">{t('trim.spoken', { seconds: spokenSeconds })}</Notice>}
      </div>
    </Dialog>
  );
}

/** Plays a part of a clip, and shows single frames of it. */
function usePartPlayer(part: ShownPart) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const bounds = useRef(part);
  useEffect(() => {
    bounds.current = part;
  }, [part]);
  const look = (frame: number): void => {
    ref.current?.pause();
    if (ref.current) {
      // The middle of a frame is surely that frame.
      ref.current.currentTime = (frame + 0.5) / FRAMES_PER_SECOND;
    }
  };
  return {
    isPlaying,
    look,
    toggle: (): void => {
      const video = ref.current;
      if (!video || isPlaying) {
        video?.pause();
        return;
      }
      video.currentTime = (bounds.current.inFrame + 0.5) / FRAMES_PER_SECOND;
      void video.play().catch(() => undefined);
    },
    video: {
      ref,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onLoadedData: () => look(bounds.current.inFrame),
      onTimeUpdate: () => {
        if (
          ref.current &&
          !ref.current.paused &&
          ref.current.currentTime >= frameOf(bounds.current, 'out') / FRAMES_PER_SECOND
        ) {
          look(frameOf(bounds.current, 'out') - 1);
        }
      },
    },
  };
}
