import { clsx } from 'clsx';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { DocumentShot } from '../../timeline/film-document.ts';
import { ClipStill } from '../film/clip-still.tsx';
import { shownByClip } from '../film/shown-by-clip.ts';
import { useFreshLinks } from '../film/use-fresh-links.ts';
import { Unexposed } from '../unexposed.tsx';
import { picturesOf } from './drawing/scene-of.ts';
import { ShotStill } from './drawing/shot-still.tsx';
import { useEditor } from './state/editor-context.tsx';
import { standingOf, type ShotView } from './storyboard/shot-standing.ts';

/** Time after which the server's picture of a saved shot is the one that shows it. */
const SETTLES_MILLISECONDS = 1500;

/**
 * What a shot looks like: a frame of its clip where the owner brought it or a model made it; else its circled picture,
 * or, while this shows something else than the plan says, a drawing of the plan. `width` is in CSS pixels.
 */
export function ShotFrame({
  shot,
  view,
  width,
  selected = false,
  children,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  width: number;
  selected?: boolean;
  /** Lies on the picture. */
  children?: ReactNode;
}) {
  const { document } = useEditor();
  const isDrawn = useIsDrawn(shot, view);
  const clip = view && shownByClip(view);
  return (
    <Gate aspect={document.aspect} selected={selected}>
      {view && clip && <ClipFrame shot={shot} view={view} path={clip.path} />}
      {!clip && isDrawn && <DrawnFrame shot={shot} width={width} />}
      {!clip && !isDrawn && <TakenFrame shot={shot} view={view} width={width} />}
      {children}
    </Gate>
  );
}

/** True while a shot of the draft engine has a plan that its picture does not show. */
function useIsDrawn(shot: DocumentShot, view: ShotView | undefined): boolean {
  const { saveState } = useEditor();
  const [settled, setSettled] = useState(shot.plan);
  const isSaved = saveState === 'saved';
  useEffect(() => {
    if (isSaved) {
      const timer = setTimeout(() => setSettled(shot.plan), SETTLES_MILLISECONDS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isSaved, shot.plan]);
  if (!view) {
    return true;
  }
  if (view.ownPicture) {
    return false;
  }
  const isOfEngine = shot.drawn || view.pictureServedBy?.id.startsWith('draft') === true;
  const isBehind = view.outdated.includes('picture') || view.pictureStatus === 'generating';
  return isOfEngine && view.picture !== null && (isBehind || settled !== shot.plan);
}

function DrawnFrame({ shot, width }: { shot: DocumentShot; width: number }) {
  const t = useTranslations('filmPage');
  const { document, film } = useEditor();
  const pictures = useMemo(() => picturesOf(film.characters), [film.characters]);
  const size = useMemo(() => {
    const [across, down] = document.aspect.split(':').map(Number);
    const pixels = Math.round(width * Math.min(2, window.devicePixelRatio));
    return { width: pixels, height: Math.round((pixels * (down ?? 1)) / (across ?? 1)) };
  }, [document.aspect, width]);
  return (
    <ShotStill
      document={document}
      shot={shot}
      size={size}
      pictures={pictures}
      label={shot.plan.script || t('stateFrame')}
    />
  );
}

/** A frame of a clip that was not drawn from the shot's picture. */
function ClipFrame({ shot, view, path }: { shot: DocumentShot; view: ShotView; path: string }) {
  const t = useTranslations('filmPage');
  const { document, filmId } = useEditor();
  const freshen = useFreshLinks(filmId);
  const standing = standingOf(view);
  return (
    <>
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a video has no alternative text
        role="img"
        aria-label={shot.plan.script || t('stateClip')}
        lang={LANGUAGE_TAGS[document.language]}
        className="block size-full"
      >
        <ClipStill
          shot={view}
          path={path}
          onMissing={freshen}
          className={view.outdated.includes('clip') ? 'opacity-60' : undefined}
        />
      </span>
      {standing === 'making' && <Leader />}
    </>
  );
}

function TakenFrame({ shot, view, width }: { shot: DocumentShot; view: ShotView | undefined; width: number }) {
  const { document, filmId } = useEditor();
  const freshen = useFreshLinks(filmId);
  const standing = standingOf(view);
  return (
    <>
      {view?.picture ? (
        <StoredPicture
          path={view.picture.path}
          alt={shot.plan.script}
          lang={LANGUAGE_TAGS[document.language]}
          sizes={`${width}px`}
          draggable={false}
          onError={freshen}
          className={clsx('size-full object-cover', standing === 'outdated' && 'opacity-60')}
        />
      ) : (
        <Unexposed />
      )}
      {standing === 'making' && <Leader />}
    </>
  );
}
