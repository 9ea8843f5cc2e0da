import { useEffect, useRef } from 'react';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { FilmPreview } from './film-preview.tsx';
import { useHeardMaterial } from './heard-lanes.ts';
import type { PreviewTransport } from './preview-player.ts';
import { usePreviewMaterial } from './use-preview-material.ts';

/** Until a shot that is dissolved or faded to is seen alone. */
const BLEND_SECONDS = 0.6;

/** The film as it is now, above the tabs; it goes to the shot that is selected, unless it plays. */
export function PreviewDock() {
  const { document, film } = useEditor();
  const { active } = useSelection();
  const material = useHeardMaterial(film.id, usePreviewMaterial(film));
  const transport = useRef<PreviewTransport>(null);
  const shot = document.shots.find(({ id }) => id === active);
  const isCutTo = shot?.plan.transition === 'cut';
  useEffect(() => {
    const player = transport.current;
    if (player?.state.rate === 0) {
      player.seekToShot(active);
      if (!isCutTo) {
        player.seek(player.seconds + BLEND_SECONDS);
      }
    }
  }, [active, isCutTo]);
  return (
    <div className="flex justify-center border-b border-line bg-surface-1 p-3">
      <FilmPreview
        document={document}
        film={film}
        material={material}
        transport={transport}
        className={document.aspect === '9:16' ? 'w-[min(100%,22dvh)] min-w-60' : 'w-[min(100%,50dvh)]'}
      />
    </div>
  );
}
