import { clsx } from 'clsx';
import { Globe, ImagePlus, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useColon } from '#src/platform/browser/language/use-colon.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { usePictureProblem } from '#src/platform/browser/ui/use-picture-problem.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ACCEPT, PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { DropPictureButton } from './drop-picture-button.tsx';
import { GonePicture } from './gone-picture.tsx';
import type { IdeaForm } from './idea-form.ts';
import { IdeaPictureAddress } from './idea-picture-address.tsx';
import type { Upload, useUploads } from './idea-uploads.ts';
import { readPictureAddress } from './picture-address.ts';

/** Accepted drops: files, or a picture's URL from another page. */
const DROPPED = ['Files', 'text/uri-list'] as const;

/** Pictures of one's own characters: chosen, dropped, pasted or fetched from the web, each with its name. */
export function IdeaCharacters({
  form,
  change,
  bring,
  gone,
  namesAsked,
}: {
  form: IdeaForm;
  change: (changes: (form: IdeaForm) => Partial<IdeaForm>) => void;
  bring: ReturnType<typeof useUploads>;
  /** Ids of pictures that the server no longer has. */
  gone: ReadonlySet<string>;
  /** True after an attempt to start: missing names are marked. */
  namesAsked: boolean;
}) {
  const t = useTranslations('filmIdea');
  const [over, setOver] = useState(false);
  const [asksAddress, setAsksAddress] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { add, room } = bring;
  const adding = useRef(add);
  useEffect(() => {
    adding.current = add;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith('image/'));
      if (pictures.length > 0) {
        event.preventDefault();
        adding.current(pictures);
      }
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
  const drag = (event: DragEvent): void => {
    if (!DROPPED.some((type) => event.dataTransfer.types.includes(type))) {
      return;
    }
    event.preventDefault();
    setOver(event.type === 'dragover' || event.type === 'dragenter');
  };
  const dropped = (event: DragEvent): void => {
    drag(event);
    const files = [...event.dataTransfer.files];
    const address = files.length > 0 ? null : readPictureAddress(event.dataTransfer.getData('text/uri-list'));
    if (files.length > 0 || address) {
      add(address ? [address] : files);
    }
  };
  const rename = (pictureId: string, name: string): void =>
    change((before) => ({
      characters: before.characters.map((one) => (one.pictureId === pictureId ? { ...one, name } : one)),
    }));
  const remove = (pictureId: string): void =>
    change((before) => ({ characters: before.characters.filter((one) => one.pictureId !== pictureId) }));

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-lead font-semibold">{t('characters')}</legend>
      <p className="text-text-2">{t('charactersNote', { cast: LIMITS.film.charactersOnIdeaPage })}</p>
      {(form.characters.length > 0 || bring.uploads.length > 0) && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {form.characters.map((character, index) => (
            <li key={character.pictureId} className="flex min-w-0 flex-col gap-2">
              <div className="relative">
                {gone.has(character.pictureId) ? (
                  <GonePicture
                    name={character.name}
                    busy={bring.isReplacing(character.pictureId)}
                    onAdd={(picture) => add([picture], { replaces: character.pictureId })}
                  />
                ) : (
                  <Gate aspect="4:5">
                    <img
                      key={character.path}
                      src={character.path}
                      alt={character.name}
                      className="cutout-ground size-full object-contain"
                      onError={(event) => {
                        event.currentTarget.hidden = true;
                      }}
                    />
                  </Gate>
                )}
                <DropPictureButton
                  label={t('removeCharacter', { number: index + 1 })}
                  onClick={() => remove(character.pictureId)}
                />
              </div>
              <TextField
                label={t('characterName', { number: index + 1 })}
                value={character.name}
                maxLength={LIMITS.film.characterNameCharacters}
                error={namesAsked && character.name.trim() === '' ? t('nameMissing') : undefined}
                onChange={(event) => rename(character.pictureId, event.target.value)}
              />
            </li>
          ))}
          {bring.uploads.map((upload) => (
            <Arriving
              key={upload.key}
              upload={upload}
              onDrop={() => bring.drop(upload.key)}
              onRetry={() => bring.retry(upload)}
            />
          ))}
        </ul>
      )}
      {bring.leftOut > 0 && (
        <p role="alert" className="text-note text-warn">
          {t('tooMany', { cast: LIMITS.film.charactersOnIdeaPage, count: bring.leftOut })}
        </p>
      )}
      {room > 0 && (
        // Dropping has its twin in the button.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          onDragEnter={drag}
          onDragOver={drag}
          onDragLeave={drag}
          onDrop={dropped}
          className={clsx(
            'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed px-4 py-3 transition-colors duration-[90ms]',
            over ? 'border-select bg-select-soft' : 'border-line-strong',
          )}
        >
          <input
            ref={picker}
            type="file"
            accept={PICTURE_ACCEPT}
            multiple
            hidden
            aria-label={t('addPictures')}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <Button
            onClick={() => picker.current?.click()}
            icon={<ImagePlus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('addPictures')}
          </Button>
          <Button
            kind="quiet"
            aria-expanded={asksAddress}
            onClick={() => setAsksAddress(!asksAddress)}
            icon={<Globe className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('fromWeb')}
          </Button>
          <span className="min-w-0 flex-1 basis-56 text-note text-text-3">
            {t('dropHere', { megabytes: PICTURE_MEGABYTES })}
          </span>
          {asksAddress && <IdeaPictureAddress onAddress={(address) => add([address])} />}
        </div>
      )}
    </fieldset>
  );
}

/** The uploaded share of a picture; when all is sent, or for a web picture, the remaining time is unknown. */
function UploadShare({ upload: { source, label, share } }: { upload: Upload }) {
  const t = useTranslations('filmIdea');
  const isFile = source instanceof File;
  return (
    <div className="flex flex-col gap-1">
      <Progress
        label={t(isFile ? 'uploading' : 'fetching', { name: label })}
        {...(share < 1 ? { percent: share * 100 } : {})}
      />
      <span aria-hidden="true" title={label} className="edge truncate text-text-3">
        {isFile ? t('uploaded', { percent: Math.round(share * 100) }) : label}
      </span>
    </div>
  );
}

function Arriving({ upload, onDrop, onRetry }: { upload: Upload; onDrop: () => void; onRetry: () => void }) {
  const t = useTranslations('filmIdea');
  const say = usePictureProblem();
  const colon = useColon();
  const { label, preview, problem } = upload;
  const wordsOf = (known: NonNullable<Upload['problem']>): string =>
    known.kind === 'server'
      ? known.message
      : say(known.kind === 'format' ? 'format' : 'size', { name: label, megabytes: PICTURE_MEGABYTES });
  const words = problem ? wordsOf(problem) : undefined;
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className="relative">
        <Gate aspect="4:5" className={problem ? 'border-err' : ''}>
          {preview && problem?.kind !== 'format' && (
            <img
              src={preview}
              alt=""
              className="cutout-ground size-full object-contain opacity-50"
              onError={(event) => {
                event.currentTarget.hidden = true;
              }}
            />
          )}
          {!preview && (
            <span className="theme-dark grid size-full place-items-center text-text-3">
              <Globe className="size-7" strokeWidth={1.5} aria-hidden="true" />
            </span>
          )}
        </Gate>
        <DropPictureButton label={`${t('undo')}${colon}${label}`} onClick={onDrop} />
      </div>
      {words === undefined ? (
        <UploadShare upload={upload} />
      ) : (
        <p role="alert" className="text-note text-err">
          {words}
        </p>
      )}
      {problem?.kind === 'server' && (
        <Button
          size="dense"
          onClick={onRetry}
          icon={<RotateCw className="size-3.5" strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('tryAgain')}
        </Button>
      )}
    </li>
  );
}
