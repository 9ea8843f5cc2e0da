import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ActorPlace } from '#src/draft-engine/picture/actor-places.ts';
import { shownByClip } from '../../film/shown-by-clip.ts';
import { picturesOf } from '../drawing/scene-of.ts';
import { useActorPlaces } from '../drawing/use-actor-places.ts';
import { ShotFrame } from '../shot-frame.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { USUAL_PER_ACROSS } from './across-seen.ts';
import { ActorHandle } from './actor-handle.tsx';
import { handleRows } from './handle-rows.ts';
import type { ActiveShot } from './use-active-shot.ts';

/** Width of the frame in CSS pixels. */
const WIDTH = 330;
/** The widest handle, as a share of the frame. */
const WIDEST_HANDLE = 0.36;

/** The frame of the shot; its actors are moved from side to side on it. A clip that was not drawn is what it is. */
export function StageFrame({ active }: { active: ActiveShot }) {
  const t = useTranslations('filmStage');
  const { shot, view, plan } = active;
  const places = usePlaces(active);
  const rows = handleRows(places.map(({ x }) => (Math.max(0, Math.min(1, x)) * 2 - 1) * (1 - WIDEST_HANDLE)));
  const isClip = view !== undefined && shownByClip(view) !== null;
  return (
    <div className="flex flex-col gap-1.5 py-3">
      <ShotFrame shot={shot} view={view} width={WIDTH}>
        {!isClip &&
          plan.actors.map((actor, index) => (
            <ActorHandle
              // Places in the list are stable.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              active={active}
              index={index}
              actor={actor}
              place={places[index] ?? { x: 0.5, perAcross: USUAL_PER_ACROSS }}
              row={rows[index] ?? 0}
            />
          ))}
      </ShotFrame>
      {isClip && <p className="text-note text-text-3">{t(view.ownClip ? 'ownClip' : 'modelClip')}</p>}
    </div>
  );
}

/** Where the actors are seen in the picture. */
function usePlaces({ document, shot, plan }: ActiveShot): readonly ActorPlace[] {
  const { film } = useEditor();
  const pictures = useMemo(() => picturesOf(film.characters), [film.characters]);
  const size = useMemo(() => {
    const [across = 16, down = 9] = document.aspect.split(':').map(Number);
    return { width: WIDTH, height: Math.round((WIDTH * down) / across) };
  }, [document.aspect]);
  const known = useActorPlaces(document, shot, size, pictures);
  return known?.length === plan.actors.length
    ? known
    : plan.actors.map(({ across }) => ({ x: 0.5 + across * USUAL_PER_ACROSS, perAcross: USUAL_PER_ACROSS }));
}
