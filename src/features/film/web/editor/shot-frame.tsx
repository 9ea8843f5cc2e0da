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
import { placeGround } from './drawing/place-ground.ts';
import { picturesOf } from './drawing/scene-of.ts';
import { ShotStill } from './drawing/shot-still.tsx';
import { useEditor } from './state/editor-context.tsx';
import { isOfEngine, standingOf, withLastPicture, type ShotView } from './storyboard/shot-standing.ts';

/** Time after which the server's picture of a saved shot is the one that shows it. */
const SETTLES_MILLISECONDS = 1500;

/**
 * What a shot looks like: a frame of its clip where the owner brought it or a model made it; else its circled picture,
 * or, while this shows something else than the plan says, a drawing of the plan. `width` is in CSS pixels.
 */
export function ShotFrame({
  shot,
  view: told,
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
  const view = useLastPicture(told);
  const isDrawn = useIsDrawn(shot, view);
  const path = view?.picture?.path;
  const [isBeneath, setLoaded] = useBeneath(isDrawn, path);
  const clip = view && shownByClip(view);
  return (
    <Gate aspect={document.aspect} selected={selected}>
      {view && clip && <ClipFrame shot={shot} view={view} path={clip.path} />}
      {!clip && (isDrawn || isBeneath) && <DrawnFrame shot={shot} path={path} width={width} />}
      {!clip && !isDrawn && (
        <TakenFrame shot={shot} view={view} width={width} isOver={isBeneath} onLoaded={setLoaded} />
      )}
      {children}
    </Gate>
  );
}

/** The address of a file without what lets it be read for a time. */
const fileIn = (path: string): string | undefined => path.split('?')[0];

/** Whether what was drawn is still seen beneath the picture that takes its place, and how to say that this is loaded. */
function useBeneath(isDrawn: boolean, path: string | undefined): [boolean, (path: string) => void] {
  const [wasDrawn, setWasDrawn] = useState(isDrawn);
  if (isDrawn && !wasDrawn) {
    setWasDrawn(true);
  }
  const [loaded, setLoaded] = useState<string>();
  const isBeneath = !isDrawn && wasDrawn && path !== undefined && fileIn(path) !== loaded;
  return [isBeneath, (of) => setLoaded(fileIn(of))];
}

/** A shot as the server tells of it; while its picture is made anew, with the one that it had. */
function useLastPicture(view: ShotView | undefined): ShotView | undefined {
  const [last, setLast] = useState(view);
  if (view?.picture && view !== last) {
    setLast(view);
  }
  return useMemo(() => withLastPicture(view, last), [view, last]);
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
  const isBehind = view.outdated.includes('picture') || ['waiting', 'generating'].includes(view.pictureStatus);
  return isOfEngine(shot, view) && view.picture !== null && (isBehind || settled !== shot.plan);
}

/** The drawing of a shot's plan; until it is there, the picture of what the plan was, or the colours of the place. */
function DrawnFrame({ shot, path, width }: { shot: DocumentShot; path: string | undefined; width: number }) {
  const t = useTranslations('filmPage');
  const { document, film } = useEditor();
  const background = usePlaceGround(shot);
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
      meanwhile={
        path === undefined ? (
          <span className="absolute inset-0" style={{ background }} />
        ) : (
          <StoredPicture
            path={path}
            alt=""
            sizes={`${width}px`}
            className="absolute inset-0 size-full object-cover"
            style={{ background }}
          />
        )
      }
    />
  );
}

/** The colours of the shot's place, for what is not there yet. */
function usePlaceGround(shot: DocumentShot): string {
  const { document } = useEditor();
  return useMemo(() => placeGround(document, shot), [document, shot]);
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

function TakenFrame({
  shot,
  view,
  width,
  isOver,
  onLoaded,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  width: number;
  /** It lies over a drawing of the shot. */
  isOver: boolean;
  onLoaded: (path: string) => void;
}) {
  const { document, filmId } = useEditor();
  const freshen = useFreshLinks(filmId);
  const standing = standingOf(view);
  const background = usePlaceGround(shot);
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
          onLoad={() => view.picture && onLoaded(view.picture.path)}
          // Its text would be written until it is there.
          className={clsx(
            'absolute inset-0 size-full object-cover text-transparent',
            standing === 'outdated' && 'opacity-60',
          )}
          style={isOver ? undefined : { background }}
        />
      ) : (
        <Unexposed />
      )}
      {standing === 'making' && <Leader />}
    </>
  );
}
