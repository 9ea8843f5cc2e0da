import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { FilmView } from '../../contract.ts';
import type { FilmActions } from './use-film-actions.ts';

/** Which picture stands for the film: a shot's frame, or one that its owner brings (EDIT-19). */
export function CoverDialog({ open, onClose, film, setCover }: { open: boolean; onClose: () => void; film: FilmView; setCover: FilmActions['setCover'] }) {
  const t = useTranslations('film.cover');
  const input = useRef<HTMLInputElement>(null);
  const choose = (choice: Parameters<typeof setCover.mutate>[0]): void => setCover.mutate(choice, { onSuccess: onClose });
  const chosen = (number: number): boolean => (film.coverChoice.kind === 'shot' ? film.coverChoice.shot === number : film.coverChoice.kind === 'auto' && number === 1);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={720}>
      <div className="flex flex-col gap-4 pb-2">
        <p>{t('text')}</p>
        {setCover.error && <Notice>{setCover.error.message}</Notice>}
        <ul className={`grid gap-3 ${film.aspect === '9:16' ? 'grid-cols-3 sm:grid-cols-5' : 'grid-cols-2 sm:grid-cols-3'}`}>
          {film.shots.filter((shot) => shot.picture).map((shot) => (
            <li key={shot.number}>
              <button type="button" aria-pressed={chosen(shot.number)} disabled={setCover.isPending} onClick={() => choose({ kind: 'shot', number: shot.number })} className="block w-full text-left">
                <Gate aspect={film.aspect} selected={chosen(shot.number)}><img src={shot.picture?.path} alt="" loading="lazy" decoding="async" width={320} height={180} className="size-full object-cover" /></Gate>
                <span className="edge text-text-2">{t('shot', { number: shot.number })}{chosen(shot.number) ? ` · ${t('current')}` : ''}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={input} type="file" accept="image/jpeg,image/png,image/webp" className="sr-only" tabIndex={-1} aria-hidden="true"
            onChange={(event) => { const file = event.target.files?.[0]; if (file) choose({ kind: 'upload', file }); event.target.value = ''; }}
          />
          <Button busy={setCover.isPending} onClick={() => input.current?.click()}>{setCover.isPending ? t('uploading') : t('upload')}</Button>
          {film.coverChoice.kind !== 'auto' && <Button kind="quiet" onClick={() => choose({ kind: 'auto' })}>{t('auto')}</Button>}
          <span className="text-note text-text-3">{t('hint')}</span>
        </div>
      </div>
    </Dialog>
  );
}
