import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useMemo, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import type { ShotTimes } from '../../../timeline/film-schedule.ts';
import { mergeBeds } from '../../../timeline/merge-beds.ts';
import { scheduleSounds } from '../../../timeline/sound-schedule.ts';
import type { PreviewFilm } from '../preview/preview-film.ts';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { crowdedShots } from './crowded-shots.ts';
import { packRows, placeAt } from './shots-in-view.ts';
import { useHeight } from './use-height.ts';
import type { Strip } from './use-strip.ts';
import { WaveCanvas } from './wave-canvas.tsx';
import { wavesOf } from './waves.ts';

/** Heights in pixels: of a wave of voices, of a line of text, of what is above and below them in the lane of voices. */
const VOICE_WAVE = 22;
const TEXT_LINE = 18;
const BESIDE_VOICE = 8;
/** Of the lowest wave of music, and what is above and below it. */
const LEAST_MUSIC_WAVE = 28;
const BESIDE_MUSIC = 8;
const SOUND_ROW = 18;
/** Lines that are spoken in less show no words, in pixels. */
const LEAST_WORDS = 48;
/** The name of a single sound is shown up to this width, and not below the lesser one; in pixels. */
const NAME_PIXELS = { most: 112, least: 30 };

interface LaneProps extends FilmPlayer {
  strip: Strip;
}

const isSeen = (strip: Strip, { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number }): boolean =>
  endSeconds > strip.fromSeconds && startSeconds < strip.toSeconds;
const placeOf = (strip: Strip, startSeconds: number, endSeconds: number): { left: number; width: number } => ({
  left: startSeconds * strip.scale,
  width: Math.max(2, (endSeconds - startSeconds) * strip.scale - 1),
});

/** What is said, as text over its waveform; a line that is not spoken yet is outlined. */
export function VoiceLane({
  strip,
  player,
  played,
  language,
  onPress,
}: LaneProps & { language: Language; onPress: (shotId: string) => void }) {
  const t = useTranslations('filmTimeline');
  const { gap } = WRITING[useLanguage().language];
  const waves = useMemo(() => wavesOf(played.sound, 'voice'), [played.sound]);
  const crowded = useMemo(() => crowdedShots(played.schedule.shots), [played.schedule]);
  const [measure, height] = useHeight(BESIDE_VOICE + VOICE_WAVE + TEXT_LINE);
  const lines = Math.max(1, Math.floor((height - BESIDE_VOICE - VOICE_WAVE) / TEXT_LINE));
  return (
    <div ref={measure} className="relative h-full">
      {played.schedule.shots.map(({ id, plan, speechStartSeconds, spokenSeconds, endSeconds }) => {
        const isSpoken = spokenSeconds > 0;
        const fault = crowded.get(id);
        const end = isSpoken ? speechStartSeconds + spokenSeconds : endSeconds;
        return (
          plan.speech.kind !== 'silent' &&
          isSeen(strip, { startSeconds: speechStartSeconds, endSeconds: end }) && (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys reach it by the details of its shot
            <div
              key={id}
              data-voice={id}
              title={[fault && t(fault), t('toLine', { number: plan.number })].filter(Boolean).join(gap)}
              onClick={() => onPress(id)}
              className={clsx(
                'absolute inset-y-1 cursor-pointer overflow-clip rounded-frame hover:outline hover:outline-line-strong',
                isSpoken ? 'bg-surface-2' : 'border border-dashed border-line-strong',
                fault && 'border-r-2 border-warn',
              )}
              style={placeOf(strip, speechStartSeconds, end)}
            >
              <span
                className={clsx(
                  'sticky left-0 line-clamp-(--lines) w-fit max-w-full px-1.5 text-note leading-[18px] text-text-2',
                  lines === 1 ? 'break-all' : 'wrap-anywhere',
                )}
                style={{ '--lines': lines } as CSSProperties}
              >
                {fault && (
                  <TriangleAlert className="mr-1 inline size-3.5 text-warn" strokeWidth={1.75} aria-hidden="true" />
                )}
                {(end - speechStartSeconds) * strip.scale >= LEAST_WORDS && (
                  <span lang={LANGUAGE_TAGS[language]}>{plan.speech.text}</span>
                )}
              </span>
            </div>
          )
        );
      })}
      <div className="pointer-events-none absolute inset-x-0 bottom-1 text-select">
        <WaveCanvas strip={strip} player={player} played={played} waves={waves} height={VOICE_WAVE} />
      </div>
    </div>
  );
}

/** The single sounds and, below them, the backgrounds of a film, as they follow each other. */
export function SoundLane({
  strip,
  shots,
  sounds,
  onPress,
}: {
  strip: Strip;
  shots: readonly ShotTimes[];
  sounds: SoundsInRows;
  onPress: (shotId: string) => void;
}) {
  const t = useTranslations('filmSounds');
  const ofTimeline = useTranslations('filmTimeline');
  const pressAt = (seconds: number): void => {
    const shot = shots[placeAt(shots, seconds)];
    if (shot) {
      onPress(shot.id);
    }
  };
  const title = (name: string): string => ofTimeline('toSounds', { name });
  // Keys reach the sounds by the details of their shot.
  /* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
  return (
    <div className="relative h-full">
      {sounds.events.map(
        ({ key, sound, startSeconds, nextSeconds }) =>
          isSeen(strip, { startSeconds, endSeconds: nextSeconds }) && (
            <span
              key={key}
              title={title(t(`sounds.${sound}`))}
              onClick={() => pressAt(startSeconds)}
              className="absolute top-1 cursor-pointer overflow-hidden border-l-2 border-action pl-1 text-note leading-[18px] text-text-2 hover:bg-surface-2 hover:text-text-1"
              style={{ left: startSeconds * strip.scale, width: nameWidth(strip, startSeconds, nextSeconds) }}
            >
              <span className="block truncate">{t(`sounds.${sound}`)}</span>
            </span>
          ),
      )}
      {sounds.beds.map(
        ({ row, stretch }) =>
          isSeen(strip, stretch) && (
            <span
              key={`${stretch.name} ${stretch.startSeconds}`}
              title={title(t(`ambiences.${stretch.name}`))}
              onClick={({ clientX, currentTarget }) =>
                pressAt(stretch.startSeconds + (clientX - currentTarget.getBoundingClientRect().left) / strip.scale)
              }
              className="absolute cursor-pointer overflow-clip rounded-frame bg-surface-3 text-note leading-4 whitespace-nowrap text-text-2 hover:text-text-1"
              style={{
                top: 4 + (row + 1) * SOUND_ROW,
                ...placeOf(strip, stretch.startSeconds, stretch.endSeconds),
              }}
            >
              <span className="sticky left-0 px-1.5">{t(`ambiences.${stretch.name}`)}</span>
            </span>
          ),
      )}
    </div>
  );
  /* oxlint-enable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
}

function nameWidth(strip: Strip, startSeconds: number, nextSeconds: number): number {
  const room = Math.min(NAME_PIXELS.most, (nextSeconds - startSeconds) * strip.scale - 2);
  return room < NAME_PIXELS.least ? 2 : room;
}

type SoundsInRows = ReturnType<typeof soundsInRows>;

/** Height of the lane of sounds in pixels. */
export function soundLanePixels({ rows }: SoundsInRows): number {
  return (rows + 1) * SOUND_ROW + 8;
}

/** The single sounds with the start of the next one, and the backgrounds in rows. */
export function soundsInRows({ schedule }: Pick<PreviewFilm, 'schedule'>) {
  const { events, ambience } = scheduleSounds(schedule);
  const inOrder = events.toSorted((one, other) => one.startSeconds - other.startSeconds);
  const beds = packRows(mergeBeds(ambience));
  return {
    events: inOrder.map(({ sound, startSeconds }, index) => ({
      key: `${index} ${sound}`,
      sound,
      startSeconds,
      nextSeconds: inOrder[index + 1]?.startSeconds ?? schedule.durationSeconds,
    })),
    beds,
    rows: Math.max(1, ...beds.map(({ row }) => row + 1)),
  };
}

/** The music of the film, from its beginning to its end. */
export function MusicLane({ strip, player, played }: LaneProps) {
  const t = useTranslations('filmTimeline');
  const waves = useMemo(() => wavesOf(played.sound, 'music'), [played.sound]);
  const { durationSeconds } = played.schedule;
  const [measure, height] = useHeight(LEAST_MUSIC_WAVE + BESIDE_MUSIC);
  return (
    <div ref={measure} className="relative h-full text-text-3">
      <div
        className="absolute top-1 bottom-1 left-0 overflow-hidden rounded-frame bg-surface-2"
        style={{ width: durationSeconds * strip.scale }}
      >
        {waves.length === 0 && <span className="sticky left-0 px-2 text-note leading-9">{t('noMusic')}</span>}
      </div>
      <div className="absolute inset-x-0 top-1">
        <WaveCanvas strip={strip} player={player} played={played} waves={waves} height={height - BESIDE_MUSIC} />
      </div>
    </div>
  );
}
