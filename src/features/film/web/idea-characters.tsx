import { clsx } from 'clsx';
import { ImagePlus, RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { Wish } from './idea-draft.ts';
import { PICTURE_TYPES, type Upload, type useUploads } from './idea-uploads.ts';

/** Pictures of one's own characters: chosen, dropped or pasted, each with its name. */
export function IdeaCharacters({ wish, change, bring, namesAsked }: {
  wish: Wish;
  change: (changes: (wish: Wish) => Partial<Wish>) => void;
  bring: ReturnType<typeof useUploads>;
  /** True once it was tried to start: names that are missing are marked. */
  namesAsked: boolean;
}) {
  const t = useTranslations('film.idea');
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { add, room } = bring;
  const adding = useRef(add);
  useEffect(() => { adding.current = add; });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith('image/'));
      if (pictures.length > 0) { event.preventDefault(); adding.current(pictures); }
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover' || event.type === 'dragenter');
  };
  const rename = (pictureId: string, name: string): void =>
    change((before) => ({ characters: before.characters.map((one) => (one.pictureId === pictureId ? { ...one, name } : one)) }));
  const remove = (pictureId: string): void => change((before) => ({ characters: before.characters.filter((one) => one.pictureId !== pictureId) }));

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-lead font-semibold">{t('characters')}</legend>
      <p className="text-text-2">{t('charactersNote')}</p>
      {(wish.characters.length > 0 || bring.uploads.length > 0) && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {wish.characters.map((character, index) => (
            <li key={character.pictureId} className="flex min-w-0 flex-col gap-2">
              <div className="relative">
                <Gate aspect="4:5"><img src={character.path} alt={character.name} className="cutout-ground size-full object-contain" onError={(event) => { event.currentTarget.hidden = true; }} /></Gate>
                <IconButton label={t('removeCharacter', { number: index + 1 })} icon={<X className="size-4" strokeWidth={2} aria-hidden="true" />} onClick={() => remove(character.pictureId)} className="theme-dark absolute top-1 right-1 !size-8 bg-black/70 text-text-1" />
              </div>
              <TextField
                label={t('characterName', { number: index + 1 })} value={character.name} maxLength={60}
                error={namesAsked && character.name.trim() === '' ? t('nameMissing') : undefined}
                onChange={(event) => rename(character.pictureId, event.target.value)}
              />
            </li>
          ))}
          {bring.uploads.map((upload) => <Arriving key={upload.key} upload={upload} onDrop={() => bring.drop(upload.key)} onRetry={() => bring.retry(upload)} />)}
        </ul>
      )}
      {bring.leftOut > 0 && <p role="alert" className="text-note text-warn">{t('tooMany', { count: bring.leftOut })}</p>}
      {room > 0 && (
        // Dropping has its twin in the button.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          onDragEnter={drag} onDragOver={drag} onDragLeave={drag}
          onDrop={(event) => { drag(event); add([...event.dataTransfer.files]); }}
          className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed px-4 py-3 transition-colors duration-[90ms]', over ? 'border-select bg-select-soft' : 'border-line-strong')}
        >
          <input
            ref={picker} type="file" accept={PICTURE_TYPES.join(',')} multiple hidden aria-label={t('addPictures')}
            onChange={(event) => { add([...(event.target.files ?? [])]); event.target.value = ''; }}
          />
          <Button onClick={() => picker.current?.click()} icon={<ImagePlus className="size-4" strokeWidth={1.75} aria-hidden="true" />}>{t('addPictures')}</Button>
          <span className="min-w-0 flex-1 basis-56 text-note text-text-3">{t('dropHere')}</span>
        </div>
      )}
    </fieldset>
  );
}

/** How much of a picture has left; once all of it has, the server looks at it, and how long that takes is not known. */
function UploadShare({ name, share }: { name: string; share: number }) {
  const t = useTranslations('film.idea');
  return (
    <div className="flex flex-col gap-1">
      <Progress label={t('uploading', { name })} {...(share < 1 ? { percent: share * 100 } : {})} />
      <span aria-hidden="true" className="edge text-text-3">{t('uploaded', { percent: Math.round(share * 100) })}</span>
    </div>
  );
}

function Arriving({ upload, onDrop, onRetry }: { upload: Upload; onDrop: () => void; onRetry: () => void }) {
  const t = useTranslations('film.idea');
  const { file, problem } = upload;
  const words = problem === null ? undefined : problem.kind === 'server' ? problem.message : t(problem.kind === 'format' ? 'wrongFormat' : 'tooLarge', { name: file.name });
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className="relative">
        <Gate aspect="4:5" className={problem ? 'border-err' : ''}>
          {problem?.kind !== 'format' && <img src={upload.preview} alt="" className="cutout-ground size-full object-contain opacity-50" />}
        </Gate>
        <IconButton label={`${t('undo')}: ${file.name}`} icon={<X className="size-4" strokeWidth={2} aria-hidden="true" />} onClick={onDrop} className="theme-dark absolute top-1 right-1 !size-8 bg-black/70 text-text-1" />
      </div>
      {words === undefined ? <UploadShare name={file.name} share={upload.share} /> : <p role="alert" className="text-note text-err">{words}</p>}
      {problem?.kind === 'server' && <Button size="dense" onClick={onRetry} icon={<RotateCw className="size-3.5" strokeWidth={1.75} aria-hidden="true" />}>{t('tryAgain')}</Button>}
    </li>
  );
}
