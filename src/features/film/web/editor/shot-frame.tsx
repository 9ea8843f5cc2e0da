import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { DocumentShot } from '../../timeline/film-document.ts';
import { useFreshLinks } from '../film/use-fresh-links.ts';
import { Unexposed } from '../unexposed.tsx';
import { useEditor } from './state/editor-context.tsx';
import { standingOf, type ShotView } from './storyboard/shot-standing.ts';

/** What a shot looks like, as far as it is made. `sizes` are the widths at which it is shown, as in an `<img>`. */
export function ShotFrame({
  shot,
  view,
  sizes,
  selected = false,
  children,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  sizes: string;
  selected?: boolean;
  /** Lies on the picture. */
  children?: ReactNode;
}) {
  const { document, filmId } = useEditor();
  const freshen = useFreshLinks(filmId);
  const standing = standingOf(view);
  return (
    <Gate aspect={document.aspect} selected={selected}>
      {view?.picture ? (
        <StoredPicture
          path={view.picture.path}
          alt={shot.plan.script}
          lang={LANGUAGE_TAGS[document.language]}
          sizes={sizes}
          draggable={false}
          onError={freshen}
          className={clsx('size-full object-cover', standing === 'outdated' && 'opacity-60')}
        />
      ) : (
        <Unexposed />
      )}
      {standing === 'making' && <Leader />}
      {children}
    </Gate>
  );
}
