import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import type { ShotTake } from '../../../take-contract.ts';

const WAYS = ['beside', 'wipe', 'blink'] as const;
type Way = (typeof WAYS)[number];
const SIGN = { className: 'size-4 fill-current', strokeWidth: 1.75, 'aria-hidden': true } as const;
const BLINK_MILLISECONDS = 700;
/** Two clips may be this far apart, in seconds, before one is set right. */
const IN_STEP_SECONDS = 0.08;

/**
 * Two takes held against each other: beside, wiped over, or in turns. Clips play in step. What moves can be paused, and
 * is at first for whoever wants less motion.
 */
export function CompareTakes({ takes, aspect }: { takes: readonly ShotTake[]; aspect: FilmView['aspect'] }) {
  const t = useTranslations('filmTakes');
  const nameOfModel = useModelName();
  const [way, setWay] = useState<Way>('beside');
  const [chosen, setChosen] = useState<{ one?: string; other?: string }>({});
  const made = takes.filter(({ file }) => file !== null);
  const one = made.find(({ id }) => id === chosen.one) ?? made.find(({ circled }) => circled) ?? made[0];
  const other =
    made.find(({ id }) => id === chosen.other && id !== one?.id) ?? made.findLast(({ id }) => id !== one?.id);
  const stage = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useClipsInStep(stage, `${one?.id} ${other?.id} ${way}`, isPlaying);
  if (!one || !other) {
    return null;
  }
  const isMoving = one.kind === 'clip' || way === 'blink';
  const options = (excluded: ShotTake) =>
    made
      .filter(({ id }) => id !== excluded.id)
      .map(({ id, number, model }) => ({
        value: id,
        label: `${t('take', { number })} · ${nameOfModel(model) ?? t('yours')}`,
      }));
  return (
    <section aria-label={t('compare')} className="flex flex-col gap-4 border-b border-line pb-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('compareOne')}
          value={one.id}
          options={options(other)}
          onChange={(id) => setChosen((before) => ({ ...before, one: id }))}
        />
        <SelectField
          label={t('compareOther')}
          value={other.id}
          options={options(one)}
          onChange={(id) => setChosen((before) => ({ ...before, other: id }))}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <RadioChips
          label={t('compareWay')}
          value={way}
          options={WAYS.map((value) => ({ value, label: t(value) }))}
          onChange={setWay}
        />
        {isMoving && (
          <Button
            size="dense"
            icon={isPlaying ? <Pause {...SIGN} /> : <Play {...SIGN} />}
            onClick={() => setPlaying(!isPlaying)}
          >
            {t(isPlaying ? 'pause' : 'play')}
          </Button>
        )}
      </div>
      <div ref={stage}>
        {way === 'beside' ? (
          <div className="grid gap-3 sm:grid-cols-2">
            <Frame take={one} aspect={aspect} />
            <Frame take={other} aspect={aspect} />
          </div>
        ) : (
          <Layers key={way} way={way} one={one} other={other} aspect={aspect} isPlaying={isPlaying} />
        )}
      </div>
    </section>
  );
}

/** The second take over the first: as far as the slider says, or every other moment. */
function Layers({
  way,
  one,
  other,
  aspect,
  isPlaying,
}: {
  way: Exclude<Way, 'beside'>;
  one: ShotTake;
  other: ShotTake;
  aspect: FilmView['aspect'];
  isPlaying: boolean;
}) {
  const t = useTranslations('filmTakes');
  const [share, setShare] = useState(50);
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    if (way !== 'blink' || !isPlaying) {
      return undefined;
    }
    const timer = setInterval(() => setOver((before) => !before), BLINK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [way, isPlaying]);
  const shown = way === 'wipe' ? { clipPath: `inset(0 0 0 ${share}%)` } : { visibility: isOver ? 'visible' : 'hidden' };
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-3">
      <div className="relative">
        <Frame take={one} aspect={aspect} />
        <div className="absolute inset-0" style={shown as CSSProperties}>
          <Frame take={other} aspect={aspect} />
        </div>
      </div>
      {way === 'wipe' && (
        <RangeInput
          min={0}
          max={100}
          value={share}
          aria-label={t('wipe')}
          onChange={({ target }) => setShare(Number(target.value))}
          className="w-full accent-action"
        />
      )}
    </div>
  );
}

function Frame({ take, aspect }: { take: ShotTake; aspect: FilmView['aspect'] }) {
  const t = useTranslations('filmTakes');
  const label = t('take', { number: take.number });
  const path = take.file?.path;
  return (
    <figure className="min-w-0">
      <div
        className="overflow-hidden rounded-frame border border-line bg-media"
        style={{ aspectRatio: aspect.replace(':', ' / ') }}
      >
        {take.kind !== 'clip' ? (
          <img src={path} alt={label} className="size-full object-cover" />
        ) : (
          // A clip has no sound of its own.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video src={path} aria-label={label} muted loop playsInline className="size-full object-cover" />
        )}
      </div>
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  );
}

/** Plays or pauses the clips of a stage together; one that falls behind is set to the time of the first. */
function useClipsInStep(stage: RefObject<HTMLElement | null>, shown: string, isPlaying: boolean): void {
  useEffect(() => {
    const [first, ...others] = stage.current?.querySelectorAll('video') ?? [];
    if (!first) {
      return undefined;
    }
    for (const video of [first, ...others]) {
      video.currentTime = 0;
    }
    const keepInStep = (): void => {
      for (const video of others) {
        const target = Math.min(first.currentTime, video.duration || 0);
        if (Math.abs(video.currentTime - target) > IN_STEP_SECONDS) {
          video.currentTime = target;
        }
      }
    };
    first.addEventListener('timeupdate', keepInStep);
    return () => first.removeEventListener('timeupdate', keepInStep);
  }, [stage, shown]);
  useEffect(() => {
    for (const video of stage.current?.querySelectorAll('video') ?? []) {
      if (isPlaying) {
        void video.play().catch(() => undefined);
      } else {
        video.pause();
      }
    }
  }, [stage, shown, isPlaying]);
}
