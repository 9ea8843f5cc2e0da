import { Pause, Play } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { useFreshLinks } from '../../film/use-fresh-links.ts';
import { useHeardMaterial } from '../preview/heard-lanes.ts';
import { useFilmPlayer, type FilmPlayer } from '../preview/use-film-player.ts';
import { usePreviewMaterial } from '../preview/use-preview-material.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useLayout } from '../storyboard/use-layout.ts';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { AutoStrip } from './auto-strip.tsx';
import { captionsWithMissing, isShotMade } from './missing-shots.ts';
import { PlayerStage, StageAndStrip } from './player-stage.tsx';
import { useFollowMaking } from './use-follow-making.ts';
import { useShotAtPlayhead } from './use-shot-at-playhead.ts';
import { useShownSelection } from './use-shown-selection.ts';

const SIGN = { className: 'size-4 fill-current', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The film as it comes together: shots arrive as they are made, and are as long as what is said in them (CAT-12). */
export function AutoLayout() {
  const t = useTranslations('filmTimeline');
  const { document, film } = useEditor();
  const material = useHeardMaterial(film.id, usePreviewMaterial(film));
  const views = useShotViews();
  const filmPlayer = useFilmPlayer({ document, film, material });
  const { player, played } = filmPlayer;
  useShownSelection(filmPlayer);
  const { making, isFollowing, follow } = useFollowMaking(player);
  const [, setLayout] = useLayout();
  const captions = useMemo(() => captionsWithMissing(played, views, document), [played, views, document]);
  const { shots, durationSeconds } = played.schedule;
  const made = shots.filter(({ id }) => isShotMade(views.get(id))).length;
  return (
    <StageAndStrip
      aria-label={t('region')}
      stage={
        <PlayerStage {...filmPlayer} document={document} captions={captions}>
          <MissingStill {...filmPlayer} />
        </PlayerStage>
      }
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5 sm:px-4">
        <p aria-live="polite" className="grow basis-32 text-dense text-text-2 sm:grow-0 sm:basis-auto">
          {t('auto.made', { made, of: shots.length })}
          {making !== undefined && ` · ${t('auto.making', { number: making })}`}
        </p>
        <EdgePrint className="max-sm:hidden">
          <span>{formatTimecode(durationSeconds)}</span>
        </EdgePrint>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {making !== undefined && (
            <Button
              size="dense"
              icon={isFollowing ? <Pause {...SIGN} /> : <Play {...SIGN} />}
              onClick={() => follow(!isFollowing)}
            >
              {t(isFollowing ? 'auto.pause' : 'auto.follow')}
            </Button>
          )}
          <Button size="dense" onClick={() => setLayout('timeline')}>
            {t('auto.adjust')}
          </Button>
        </span>
      </div>
      <AutoStrip {...filmPlayer} onSeek={() => follow(false)} />
    </StageAndStrip>
  );
}

/** The still of the shot at the playhead, while it has no clip. */
function MissingStill(filmPlayer: FilmPlayer) {
  const { document, filmId } = useEditor();
  const views = useShotViews();
  const freshen = useFreshLinks(filmId);
  const shotId = useShotAtPlayhead(filmPlayer);
  const shot = document.shots.find(({ id }) => id === shotId);
  const view = shot && views.get(shot.id);
  return (
    shot &&
    view?.picture &&
    !isShotMade(view) && (
      <StoredPicture
        path={view.picture.path}
        alt={shot.plan.script}
        lang={LANGUAGE_TAGS[document.language]}
        sizes="(min-width: 1025px) 60vw, 100vw"
        onError={freshen}
        className="pointer-events-none absolute inset-0 size-full object-cover"
      />
    )
  );
}
