import { Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { playSound } from '#src/platform/browser/sound/play-sound.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { useLength } from '../use-length.ts';

/** The script: what is seen, said and heard in each shot, and how it is filmed. */
export function ScriptTable({ film }: { film: FilmView }) {
  const t = useTranslations('film');
  const ofPage = useTranslations('filmPage');
  const length = useLength();
  if (film.shots.length === 0) {
    return <Skeleton className="h-64 w-full" />;
  }
  return (
    <ol data-selectable="" className="flex flex-col divide-y divide-line border-y border-line">
      {film.shots.map((shot) => (
        <li key={shot.number} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)]">
          <div className="flex items-start justify-between gap-2 sm:flex-col">
            <span className="edge text-text-3">{`S${String(shot.number).padStart(2, '0')} · ${length(shot.durationSeconds)}`}</span>
            {shot.voice && (
              <IconButton
                label={ofPage('hear', { number: shot.number })}
                icon={<Volume2 className="size-[18px]" aria-hidden="true" />}
                onClick={() => playSound(shot.voice?.path)}
                className="-my-2 sm:-mx-2 sm:my-0"
              />
            )}
          </div>
          <div className="min-w-0" lang={LANGUAGE_TAGS[film.language]}>
            {shot.speech.text ? (
              <p>
                <strong className="block text-note font-semibold text-text-2">
                  {shot.speech.kind === 'line' ? shot.speech.speaker : ofPage('narrator')}{' '}
                  <span lang="" className="font-normal text-text-3">
                    · {t(`emotion.${shot.speech.emotion}`)}
                  </span>
                </strong>
                {shot.speech.text}
              </p>
            ) : (
              <p lang="" className="text-text-3">
                {ofPage('silent')}
              </p>
            )}
          </div>
          <div className="min-w-0">
            <p lang={LANGUAGE_TAGS[film.language]} className="text-dense text-text-2">
              {shot.script}
            </p>
            <p className="edge mt-1 text-text-3">{`${t(`framing.${shot.framing}`)} · ${t(`camera.${shot.camera}`)}`}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
