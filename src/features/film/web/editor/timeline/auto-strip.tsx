import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { useEditor } from '../state/editor-context.tsx';
import { standingOf, type ShotView } from '../storyboard/shot-standing.ts';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { FrameByLength } from './frame-by-length.tsx';
import { isShotMade } from './missing-shots.ts';
import { inView } from './shots-in-view.ts';
import { Playhead, TimeRuler } from './time-ruler.tsx';
import { useStrip } from './use-strip.ts';

const FRAME_PIXELS = 84;
/** Shots can be told apart at this scale, in pixels per second. */
const LEAST_SCALE = 20;

/** The shots of a film in a row, as long as they are; nothing of it can be changed by hand. */
export function AutoStrip({ player, played, onSeek }: FilmPlayer & { onSeek: () => void }) {
  const t = useTranslations('filmTimeline');
  const { document } = useEditor();
  const views = useShotViews();
  const { shots, durationSeconds } = played.schedule;
  const documentShots = new Map(document.shots.map((shot) => [shot.id, shot]));
  const strip = useStrip(durationSeconds, () => player.seconds, LEAST_SCALE);
  const { setScroller, contentPixels } = strip;
  return (
    <div
      ref={setScroller}
      data-scrolls=""
      data-timeline=""
      className="mx-3 overflow-x-auto overflow-y-hidden overscroll-x-contain sm:mx-4"
    >
      <div className="relative" style={{ width: contentPixels }}>
        <div className="h-8" onPointerDown={onSeek}>
          <TimeRuler strip={strip} player={player} durationSeconds={durationSeconds} />
        </div>
        <ol aria-label={t('shots')} className="relative my-2" style={{ height: FRAME_PIXELS + 24 }}>
          {inView(shots, strip.fromSeconds, strip.toSeconds).map(({ index, stretch }) => {
            const shot = documentShots.get(stretch.id);
            return (
              shot && (
                <AutoShot
                  key={stretch.id}
                  shot={shot}
                  view={views.get(stretch.id)}
                  seconds={stretch.frames / FRAMES_PER_SECOND}
                  left={stretch.startSeconds * strip.scale}
                  width={Math.max(1, (stretch.endSeconds - stretch.startSeconds) * strip.scale - 3)}
                  place={index + 1}
                  count={shots.length}
                  onPress={() => {
                    onSeek();
                    player.seekToShot(stretch.id);
                  }}
                />
              )
            );
          })}
        </ol>
        <Playhead strip={strip} player={player} />
      </div>
    </div>
  );
}

function AutoShot({
  shot,
  view,
  seconds,
  left,
  width,
  place,
  count,
  onPress,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  seconds: number;
  left: number;
  width: number;
  /** From 1, among the shots of the video. */
  place: number;
  count: number;
  onPress: () => void;
}) {
  const t = useTranslations('filmTimeline');
  const states = useTranslations('filmEditor.standing');
  const standing = standingOf(view);
  const isMade = isShotMade(view);
  const hasArrived = useHasArrived(isMade);
  const { number, speech, script } = shot.plan;
  return (
    <li aria-setsize={count} aria-posinset={place} className="absolute inset-y-0" style={{ left, width }}>
      <button
        type="button"
        onClick={onPress}
        className={clsx(
          'relative block w-full overflow-hidden rounded-frame border border-line bg-surface-2',
          hasArrived && 'motion-safe:animate-[arrive_320ms_var(--ease-dolly)]',
        )}
        style={{ height: FRAME_PIXELS }}
      >
        <span className="sr-only">{`${t('shotName', { number, line: speech.text || script || t('noText'), seconds })}, ${states(standing)}`}</span>
        <FrameByLength shot={shot} view={view} width={width} height={FRAME_PIXELS} />
      </button>
      <p className="edge flex items-center gap-1 overflow-hidden px-0.5 pt-1 whitespace-nowrap text-text-3">
        <span translate="no">{`S${String(number).padStart(2, '0')}`}</span>
        <span className={clsx('ml-auto truncate', standing === 'failed' && 'text-err')}>
          {isMade ? t('length', { seconds }) : states(standing)}
        </span>
      </p>
    </li>
  );
}

/** True once a shot was made while one looked. */
function useHasArrived(isMade: boolean): boolean {
  const [kept, setKept] = useState({ isMade, hasArrived: false });
  if (kept.isMade !== isMade) {
    setKept({ isMade, hasArrived: isMade });
  }
  return kept.hasArrived;
}
