import { AudioLines, Image, MessageSquareText, Music, Timer } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
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

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Lane {
  key: 'time' | 'shots' | 'voice' | 'sounds' | 'music';
  sign: ReactNode;
  /** Height in pixels. */
  height: number;
  content: ReactNode;
}

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
      content: <TimeRuler strip={strip} player={player} durationSeconds={durationSeconds} />,
    },
    {
      key: 'shots',
      sign: <Image {...SIGN} />,
      height: 98,
      content: (
        <ShotLane strip={strip} shots={shots} material={material} trimmed={trimmed} onTrim={onTrim} onShow={onShow} />
      ),
    },
    {
      key: 'voice',
      sign: <MessageSquareText {...SIGN} />,
      height: 46,
      content: <VoiceLane {...heard} language={document.language} onPress={open('line')} />,
    },
    {
      key: 'sounds',
      sign: <AudioLines {...SIGN} />,
      height: soundLanePixels(sounds),
      content: <SoundLane strip={strip} shots={shots} sounds={sounds} onPress={open('sound')} />,
    },
    { key: 'music', sign: <Music {...SIGN} />, height: 36, content: <MusicLane {...heard} /> },
  ];
  return (
    <div className="flex min-w-0 select-none">
      <ul aria-label={t('lanes')} className="w-8 shrink-0 border-r border-line lg:w-28">
        {lanes.map(({ key, sign, height }) => (
          <li
            key={key}
            title={t(`lane.${key}`)}
            className="flex items-center gap-2 border-b border-line px-2 text-note text-text-3 last:border-0"
            style={{ height }}
          >
            {sign}
            <span className="min-w-0 truncate max-lg:sr-only">{t(`lane.${key}`)}</span>
          </li>
        ))}
      </ul>
      <div
        ref={setScroller}
        data-scrolls=""
        data-timeline=""
        className="min-w-0 flex-1 overflow-x-scroll overflow-y-hidden overscroll-x-contain [&::-webkit-scrollbar]:h-3 [&::-webkit-scrollbar-thumb]:rounded-full [&::-webkit-scrollbar-thumb]:border-2 [&::-webkit-scrollbar-thumb]:border-solid [&::-webkit-scrollbar-thumb]:border-surface-2 [&::-webkit-scrollbar-thumb]:bg-line-strong [&::-webkit-scrollbar-track]:bg-surface-2"
      >
        <div ref={strips} className="relative" style={{ width: contentPixels }}>
          {lanes.map(({ key, height, content }) => (
            <div
              key={key}
              {...(key === 'time' || key === 'shots' ? {} : { 'aria-hidden': true })}
              className="border-b border-line last:border-0"
              style={{ height }}
            >
              {widthPixels > 0 && content}
            </div>
          ))}
          <Playhead strip={strip} player={player} />
        </div>
      </div>
    </div>
  );
}
