import { clsx } from 'clsx';
import { AudioLines, Image, MessageSquareText, Music, Timer } from 'lucide-react';
import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useInspector, type InspectorPart } from '../state/use-inspector.ts';
import { useSelection } from '../state/use-shot-selection.ts';
import { ShotLane } from './shot-lane.tsx';
import { MusicLane, SoundLane, soundLanePixels, soundsInRows, VoiceLane } from './sound-lanes.tsx';
import { Playhead, TimeRuler } from './time-ruler.tsx';
import type { TrimmedShot } from './trimmed-shot.ts';
import type { Strip } from './use-strip.ts';
import './timeline-strip.css';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The label of a lane and the lane have the same height: both lists have a scroll bar, and divide the same room. */
const LIST = 'timeline-lanes flex flex-col overflow-x-scroll overflow-y-hidden';
const LANE = 'shrink-0 border-b border-line last:border-0';

interface Lane {
  key: 'time' | 'shots' | 'voice' | 'sounds' | 'music';
  sign: ReactNode;
  /** Height in pixels, at least; `grows` says how much of the room that is left it takes, up to the most. */
  height: number;
  grows?: number;
  most?: number;
  className?: string;
  content: ReactNode;
}

const sizeOf = ({ height, grows = 0, most }: Lane): CSSProperties => ({
  flexBasis: height,
  flexGrow: grows,
  maxHeight: most,
});

/** The film by time: ruler, pictures, voice, sounds and music below each other, under one playhead. */
export function TimelineStrip({
  strip,
  player,
  played,
  material,
  trimmed,
  onTrim,
  onShow,
}: FilmPlayer & {
  strip: Strip;
  material: PreviewMaterial | undefined;
  trimmed: TrimmedShot | undefined;
  onTrim: (trimmed: TrimmedShot | undefined) => void;
  onShow: (id: string) => void;
}) {
  const t = useTranslations('filmTimeline');
  const { document } = useEditor();
  const { schedule } = played;
  const { setScroller, contentPixels, widthPixels } = strip;
  const { durationSeconds, shots } = schedule;
  const sounds = useMemo(() => soundsInRows({ schedule }), [schedule]);
  const heard = { strip, player, played };
  const { select } = useSelection();
  const inspector = useInspector();
  const strips = useRef<HTMLDivElement>(null);
  /** Selects the shot of something that is heard and opens that part of its details. */
  const open = (part: InspectorPart) => (id: string) => {
    select(id);
    inspector.show(part);
    onShow(id);
    // The keys of the shot go on from here.
    strips.current?.querySelector<HTMLElement>(`[data-shot="${id}"]`)?.focus({ preventScroll: true });
  };
  const lanes: readonly Lane[] = [
    {
      key: 'time',
      sign: <Timer {...SIGN} />,
      height: 26,
      className: 'pointer-coarse:min-h-[45px] low:min-h-7',
      content: <TimeRuler strip={strip} player={player} durationSeconds={durationSeconds} />,
    },
    {
      key: 'shots',
      sign: <Image {...SIGN} />,
      height: 98,
      grows: 3,
      content: (
        <ShotLane strip={strip} shots={shots} material={material} trimmed={trimmed} onTrim={onTrim} onShow={onShow} />
      ),
    },
    {
      key: 'voice',
      sign: <MessageSquareText {...SIGN} />,
      height: 46,
      grows: 2,
      most: 120,
      content: <VoiceLane {...heard} language={document.language} onPress={open('line')} />,
    },
    {
      key: 'sounds',
      sign: <AudioLines {...SIGN} />,
      height: soundLanePixels(sounds),
      content: <SoundLane strip={strip} shots={shots} sounds={sounds} onPress={open('sound')} />,
    },
    {
      key: 'music',
      sign: <Music {...SIGN} />,
      height: 36,
      grows: 1,
      content: <MusicLane {...heard} />,
    },
  ];
  return (
    <div className="flex min-w-0 shrink-0 grow select-none">
      <ul aria-label={t('lanes')} className={clsx(LIST, 'w-8 shrink-0 border-r border-line lg:w-28')}>
        {lanes.map((lane) => (
          <li
            key={lane.key}
            title={t(`lane.${lane.key}`)}
            className={clsx(LANE, lane.className, 'flex items-center gap-2 px-2 text-note text-text-3')}
            style={sizeOf(lane)}
          >
            {lane.sign}
            <span className="min-w-0 truncate max-lg:sr-only">{t(`lane.${lane.key}`)}</span>
          </li>
        ))}
      </ul>
      <div
        ref={setScroller}
        data-scrolls=""
        data-timeline=""
        className={clsx(LIST, 'min-w-0 flex-1 overscroll-x-contain')}
      >
        <div ref={strips} className="relative flex grow flex-col" style={{ width: contentPixels }}>
          {lanes.map((lane) => (
            <div
              key={lane.key}
              {...(lane.key === 'time' || lane.key === 'shots' ? {} : { 'aria-hidden': true })}
              className={clsx(LANE, lane.className, 'relative')}
              style={sizeOf(lane)}
            >
              {widthPixels > 0 && <div className="absolute inset-0">{lane.content}</div>}
            </div>
          ))}
          <Playhead strip={strip} player={player} />
        </div>
      </div>
    </div>
  );
}
