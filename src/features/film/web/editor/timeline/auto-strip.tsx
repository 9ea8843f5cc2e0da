import { clsx } from 'clsx';
import { useState, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { useEditor } from '../state/editor-context.tsx';
import { standingOf, type ShotView } from '../storyboard/shot-standing.ts';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { FrameByLength, isTextBeside } from './frame-by-length.tsx';
import { isShotMade } from './missing-shots.ts';
import { inView } from './shots-in-view.ts';
import { Playhead, TimeRuler } from './time-ruler.tsx';
import { useHeight } from './use-height.ts';
import { useStrip } from './use-strip.ts';

/**
 * Heights in pixels: of a frame in a strip that is as low as can be, and in a high one; of the print, and of a line of
 * text below it.
 */
const FRAME = { least: 84, most: 168 };
const PRINT = 24;
const TEXT_LINE = 18;
/** Narrower shots have no text below them, in pixels. */
const LEAST_TEXT = 64;
/** Shots can be told apart at this scale, with the lowest frames; in pixels per second. */
const LEAST_SCALE = 20;

/** The shots of a film in a row, as long as they are; nothing of it can be changed by hand. */
export function AutoStrip({ player, played, onSeek }: FilmPlayer & { onSeek: () => void }) {
  const t = useTranslations('filmTimeline');
  const { document } = useEditor();
  const views = useShotViews();
  const { shots, durationSeconds } = played.schedule;
  const documentShots = new Map(document.shots.map((shot) => [shot.id, shot]));
  const [measure, height] = useHeight(FRAME.least + PRINT);
  // Half of the room that is left is for the frames, the other one for the texts.
  const frameHeight = Math.min(FRAME.most, Math.floor((FRAME.least - PRINT + height) / 2));
  const lines = Math.floor((height - frameHeight - PRINT) / TEXT_LINE);
  const strip = useStrip(durationSeconds, () => player.seconds, (LEAST_SCALE * frameHeight) / FRAME.least);
  const { setScroller, contentPixels } = strip;
  return (
    <div
      ref={setScroller}
      data-scrolls=""
      data-timeline=""
      className="mx-3 flex shrink-0 grow overflow-x-auto overflow-y-hidden overscroll-x-contain sm:mx-4"
    >
      <div className="relative flex shrink-0 flex-col" style={{ width: contentPixels }}>
        <div className="h-8 shrink-0 pointer-coarse:h-11" onPointerDown={onSeek}>
          <TimeRuler strip={strip} player={player} durationSeconds={durationSeconds} />
        </div>
        <ol
          ref={measure}
          aria-label={t('shots')}
          className="relative my-2 shrink-0 grow"
          style={{ flexBasis: FRAME.least + PRINT }}
        >
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
                  frameHeight={frameHeight}
                  lines={lines}
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
  frameHeight,
  lines,
  place,
  count,
  onPress,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  seconds: number;
  left: number;
  width: number;
  frameHeight: number;
  /** How many lines of text there is room for. */
  lines: number;
  /** From 1, among the shots of the video. */
  place: number;
  count: number;
  onPress: () => void;
}) {
  const t = useTranslations('filmTimeline');
  const states = useTranslations('filmEditor.standing');
  const standing = standingOf(view);
  const { aspect } = useEditor().document;
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
        style={{ height: frameHeight }}
      >
        <span className="sr-only">{`${t('shotName', { number, line: speech.text || script || t('noText'), seconds })}, ${states(standing)}`}</span>
        <FrameByLength shot={shot} view={view} width={width} height={frameHeight} />
      </button>
      <p className="edge flex items-center gap-1 overflow-hidden px-0.5 pt-1 whitespace-nowrap text-text-3">
        <span translate="no">{`S${String(number).padStart(2, '0')}`}</span>
        <span className={clsx('ml-auto truncate', standing === 'failed' && 'text-err')}>
          {isMade ? t('length', { seconds }) : states(standing)}
        </span>
      </p>
      {width >= LEAST_TEXT && (
        <ShotTexts shot={shot} lines={lines} isScriptBeside={isTextBeside(aspect, { width, height: frameHeight })} />
      )}
    </li>
  );
}

/** What is said in a shot and what is seen, in as many lines as there is room for. Its name tells it already. */
function ShotTexts({ shot, lines, isScriptBeside }: { shot: DocumentShot; lines: number; isScriptBeside: boolean }) {
  const { document } = useEditor();
  const { speech, script } = shot.plan;
  const texts = [
    { key: 'line', text: speech.text, ink: 'text-text-2' },
    { key: 'script', text: isScriptBeside ? '' : script, ink: 'text-text-3' },
  ]
    .filter(({ text }) => text !== '')
    .slice(0, Math.max(0, lines));
  return texts.map(({ key, text, ink }) => (
    <p
      key={key}
      aria-hidden="true"
      lang={LANGUAGE_TAGS[document.language]}
      className={clsx('line-clamp-(--lines) px-0.5 text-note leading-[18px] wrap-anywhere', ink)}
      style={{ '--lines': Math.floor(lines / texts.length) } as CSSProperties}
    >
      {text}
    </p>
  ));
}

/** True once a shot was made while one looked. */
function useHasArrived(isMade: boolean): boolean {
  const [kept, setKept] = useState({ isMade, hasArrived: false });
  if (kept.isMade !== isMade) {
    setKept({ isMade, hasArrived: isMade });
  }
  return kept.hasArrived;
}
