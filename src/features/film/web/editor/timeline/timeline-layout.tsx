import { Lock, Plus, Scissors, SlidersHorizontal } from 'lucide-react';
import { memo, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { applyEdits } from '../../../timeline/apply-edits.ts';
import { actOnKey } from '../../film/live/act-on-key.ts';
import { useHeardMaterial } from '../preview/heard-lanes.ts';
import { showShot } from '../preview/show-shot.ts';
import { stepKeys } from '../preview/step-keys.ts';
import { useFilmPlayer } from '../preview/use-film-player.ts';
import { usePreviewMaterial } from '../preview/use-preview-material.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useInspector } from '../state/use-inspector.ts';
import { useSelection } from '../state/use-shot-selection.ts';
import { ShotMenu } from '../storyboard/shot-menu.tsx';
import { useBoard } from '../storyboard/use-board.ts';
import { OverviewStrip } from './overview-strip.tsx';
import { PlayerStage, StageAndStrip } from './player-stage.tsx';
import { ZOOM_STEP } from './time-scale.ts';
import { TimelineStrip } from './timeline-strip.tsx';
import { trimShot, useTrimmedShot } from './trimmed-shot.ts';
import { useShownSelection } from './use-shown-selection.ts';
import { useSplit } from './use-split.ts';
import { useStrip } from './use-strip.ts';
import { ZoomControls } from './zoom-controls.tsx';

/** The shots of a film by time, for its rhythm and order: every change moves what follows (CAT-12, EDIT-06). */
export function TimelineLayout() {
  const t = useTranslations('filmTimeline');
  const { document, film } = useEditor();
  const material = useHeardMaterial(film.id, usePreviewMaterial(film));
  const { active, ids } = useSelection();
  const trimmed = useTrimmedShot();
  useEffect(() => () => trimShot(undefined), []);
  const shown = useMemo(() => {
    if (!trimmed || !document.shots.some(({ id }) => id === trimmed.id)) {
      return document;
    }
    const { id, durationSeconds } = trimmed;
    return applyEdits(document, [{ kind: 'shot', id, set: { durationSeconds } }]).document;
  }, [document, trimmed]);
  const filmPlayer = useFilmPlayer({ document: shown, film, material });
  const { player, played } = filmPlayer;
  const { durationSeconds, shots } = played.schedule;
  const strip = useStrip(durationSeconds, () => player.seconds);

  useShownSelection(filmPlayer);
  const times = shots.find(({ id }) => id === active);
  const { reveal } = strip;
  const [start, end] = [times?.startSeconds, times?.endSeconds];
  useEffect(() => {
    // A shot that is dragged is under the pointer already.
    if (start !== undefined && end !== undefined && !trimmed) {
      reveal(start, end);
    }
    // Only where another shot, or another place of it, is to be seen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [active, start]);

  const split = useSplit(filmPlayer, material);
  const keys: Record<string, () => void> = {
    ' ': player.toggle,
    '+': () => strip.zoomTo(strip.scale * ZOOM_STEP),
    '=': () => strip.zoomTo(strip.scale * ZOOM_STEP),
    '-': () => strip.zoomTo(strip.scale / ZOOM_STEP),
    Z: strip.zoomToFit,
    j: () => player.shuttle('J'),
    k: () => player.shuttle('K'),
    l: () => player.shuttle('L'),
    ...stepKeys(player),
    s: split,
  };
  return (
    <StageAndStrip
      aria-label={t('region')}
      onKeyDown={(event) => actOnKey(event, keys)}
      stage={
        <PlayerStage
          {...filmPlayer}
          document={document}
          poster={film.shots.find(({ id }) => id === active)?.picture?.path}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-x-1 border-b border-line px-2 py-1 pointer-coarse:py-0 @max-[400px]:gap-x-0 @max-[400px]:px-1">
        <ShotTools />
        <IconButton
          label={t('split')}
          icon={<Scissors className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
          onClick={split}
        />
        <EdgePrint className="ml-1 @max-[600px]:hidden">
          <span>{t('count', { count: shots.length })}</span>
          <span>{formatTimecode(durationSeconds)}</span>
        </EdgePrint>
        <span className="ml-auto">
          <ZoomControls scale={strip.scale} fit={strip.fit} zoomTo={strip.zoomTo} zoomToFit={strip.zoomToFit} />
        </span>
      </div>
      <div className="border-b border-line py-1 pl-8 pointer-coarse:py-0.5 low:hidden lg:pl-28">
        <OverviewStrip strip={strip} player={player} shots={shots} durationSeconds={durationSeconds} selected={ids} />
      </div>
      <TimelineStrip
        {...filmPlayer}
        strip={strip}
        material={material}
        trimmed={trimmed}
        onTrim={trimShot}
        onShow={(id) => showShot(player, id)}
      />
    </StageAndStrip>
  );
}

/** What can be done with the active shot. */
const ShotTools = memo(function ShotTools() {
  const t = useTranslations('filmTimeline');
  const isMobile = useMobile();
  const { document } = useEditor();
  const { active } = useSelection();
  const board = useBoard();
  const inspector = useInspector();
  const shot = document.shots.find(({ id }) => id === active);
  if (!shot) {
    return null;
  }
  const { number } = shot.plan;
  return (
    <>
      <span
        translate="no"
        className="edge pl-1 text-select @max-[370px]:hidden"
      >{`S${String(number).padStart(2, '0')}`}</span>
      <ShotMenu shot={shot} inTable={false} />
      <IconButton
        label={t('insertAfter', { number })}
        icon={<Plus className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => board.insertAfter(shot.id)}
      />
      {isMobile && (
        <IconButton
          label={t('inspect', { number })}
          icon={<SlidersHorizontal className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
          onClick={inspector.open}
        />
      )}
      {board.lockedReason !== undefined && (
        <span className="inline-flex items-center gap-1 text-note text-text-3">
          <Lock className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
          {board.lockedReason}
        </span>
      )}
    </>
  );
});
