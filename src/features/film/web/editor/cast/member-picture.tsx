import { useMemo } from 'react';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { useFreshLinks } from '../../film/use-fresh-links.ts';
import { Unexposed } from '../../unexposed.tsx';
import { ShotStill } from '../drawing/shot-still.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { sceneOfMember } from './member-scene.ts';
import { sourceOf, type Member, type MemberView } from './members.ts';

/** The gate of each kind, and the size in pixels of what is drawn in it. */
const GATES = {
  character: { aspect: '3:4', size: { width: 360, height: 480 } },
  place: { aspect: '16:9', size: { width: 512, height: 288 } },
  item: { aspect: '4:3', size: { width: 320, height: 240 } },
} as const;

/** What a member looks like: drawn under one's hands, or the picture that was brought or that a model made. */
export function MemberPicture({
  shown,
  view,
  selected = false,
  isNamed = true,
}: {
  shown: Member;
  view: MemberView;
  selected?: boolean;
  /** False where its name stands beside it. */
  isNamed?: boolean;
}) {
  const { document, filmId } = useEditor();
  const freshen = useFreshLinks(filmId);
  const { style, seed, places } = document;
  const { kind, member } = shown;
  const scene = useMemo(
    () => sceneOfMember({ style, seed, places }, { kind, member } as Member),
    [style, seed, places, kind, member],
  );
  const { aspect, size } = GATES[kind];
  const source = sourceOf(view);
  return (
    <Gate aspect={aspect} selected={selected}>
      {source !== 'drawn' && view?.picture ? (
        <StoredPicture
          path={view.picture.path}
          alt={isNamed ? member.name : ''}
          sizes="(min-width: 64rem) 18rem, 50vw"
          onError={freshen}
          className={source === 'brought' ? 'cutout-ground size-full object-contain' : 'size-full object-cover'}
        />
      ) : (
        scene && <ShotStill {...scene} size={size} label={isNamed ? member.name : ''} />
      )}
      {!scene && source === 'drawn' && <Unexposed />}
      {source !== 'drawn' && view?.status === 'generating' && <Leader />}
    </Gate>
  );
}
