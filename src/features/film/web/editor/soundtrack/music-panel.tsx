import { useTranslations } from 'use-intl';
import type { MusicPiece as Piece } from '../../../soundtrack-contract.ts';
import { lengthOfShots } from '../../film/length-of-shots.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ComposeMusic } from './compose-music.tsx';
import { MusicPiece } from './music-piece.tsx';
import { MusicUpload } from './music-upload.tsx';
import type { SoundtrackActions } from './use-soundtrack.ts';

/** The music of the film: how it is to be, all its pieces, and one of one's own (EDIT-12). */
export function MusicPanel({ pieces, actions }: { pieces: readonly Piece[]; actions: SoundtrackActions }) {
  const t = useTranslations('filmSoundtrack');
  const { film, document } = useEditor();
  // What the film itself composes gives way to an order.
  const isOrdered = pieces.some(({ status, ordered }) => status === 'generating' && ordered);
  const isMaking = pieces.some(({ status, renewing }) => status === 'generating' || renewing);
  const filmSeconds = lengthOfShots(film.shots);
  const shown = pieces.toReversed();
  return (
    <section className="flex flex-col gap-4" data-part="music">
      <h3 tabIndex={-1} className="text-lead font-semibold text-text-1">
        {t('music')}
      </h3>
      {document.music && <ComposeMusic music={document.music} isMaking={isOrdered} compose={actions.compose} />}
      <MusicUpload upload={actions.upload} isMaking={isMaking} />
      <div className="flex flex-col gap-2">
        <h4 className="text-dense font-semibold text-text-1">{t('pieces')}</h4>
        {shown.length === 0 && <p className="text-note text-text-3">{t('noPieces')}</p>}
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {shown.map((piece) => (
            <MusicPiece
              key={piece.id}
              piece={piece}
              filmSeconds={filmSeconds}
              use={actions.use.mutate}
              isStarting={actions.using.has(piece.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
