import { useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { MusicPiece as Piece } from '../../../soundtrack-contract.ts';
import { musicSpans } from '../../../timeline/music-spans.ts';
import { TakeSound } from './take-sound.tsx';

/** A piece that is so much longer than the film is cut off. */
const CUT_SECONDS = 1;

/** One piece of music: composed or brought, how it fits the film, and whether it is used. */
export function MusicPiece({
  piece,
  filmSeconds,
  use,
  isStarting,
}: {
  piece: Piece;
  filmSeconds: number;
  use: (takeId: string) => void;
  /** It is about to be used. */
  isStarting: boolean;
}) {
  const t = useTranslations('filmSoundtrack');
  const { id, number, status, circled, uploaded, file, failure, renewing } = piece;
  const name = t(uploaded ? 'ownPiece' : 'piece', { number });
  const facts = usePieceFacts(piece, filmSeconds);
  return (
    <li className="flex flex-col gap-1 py-2.5" data-piece={status} data-used={circled || undefined}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-base text-text-1">{name}</span>
        {circled && <span className="edge text-select">{t('inUse')}</span>}
        <span className="flex-1" />
        {status === 'generated' && !circled && (
          <Button size="dense" busy={isStarting} aria-label={t('usePiece', { name })} onClick={() => use(id)}>
            {t('use')}
          </Button>
        )}
      </div>
      {(status === 'generating' || renewing) && (
        <p className="text-note text-action-text">{t(uploaded ? 'checking' : 'composing')}</p>
      )}
      {failure && <p className="text-note text-err">{failure.message}</p>}
      {file && <TakeSound name={`music ${id}`} path={file.path} label={name} />}
      {facts.length > 0 && <p className="text-note text-text-3">{facts.join(' · ')}</p>}
    </li>
  );
}

/** How long a piece is, who composed it, and how it fits the film. */
function usePieceFacts({ durationSeconds, servedBy, outdated }: Piece, filmSeconds: number): string[] {
  const t = useTranslations('filmSoundtrack');
  const nameOf = useModelName();
  const seconds = durationSeconds ?? undefined;
  const times = musicSpans(seconds, filmSeconds).length;
  return [
    seconds !== undefined && formatTimecode(seconds),
    nameOf(servedBy),
    times > 1 && t('repeats', { times }),
    seconds !== undefined && seconds > filmSeconds + CUT_SECONDS && t('cutOff'),
    outdated && t('pieceOutdated'),
  ].filter((fact): fact is string => typeof fact === 'string');
}
