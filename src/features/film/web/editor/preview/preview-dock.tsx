import { useEffect, useRef } from 'react';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { FilmPreview } from './film-preview.tsx';
import { useHeardMaterial } from './heard-lanes.ts';
import type { PreviewTransport } from './preview-player.ts';
import { showShot } from './show-shot.ts';
import { usePreviewMaterial } from './use-preview-material.ts';

/** The film as it is now, above the tabs; it goes to the shot that is selected, unless it plays. */
export function PreviewDock() {
  const { document, film } = useEditor();
  const { active } = useSelection();
  const material = useHeardMaterial(film.id, usePreviewMaterial(film));
  const transport = useRef<PreviewTransport>(null);
  const shot = document.shots.find(({ id }) => id === active);
  const transition = shot?.plan.transition ?? 'cut';
  useEffect(() => {
    if (transport.current) {
      showShot(transport.current, active, transition);
    }
  }, [active, transition]);
  return (
    <div className="flex justify-center border-b border-line bg-surface-1 p-3">
      <FilmPreview
        document={document}
        film={film}
        material={material}
        transport={transport}
        className={document.aspect === '9:16' ? 'w-[min(100%,20dvh)] min-w-36' : 'w-[min(100%,50dvh)]'}
      />
    </div>
  );
}
