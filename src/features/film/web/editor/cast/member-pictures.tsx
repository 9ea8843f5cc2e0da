import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ACCEPT, PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { CAST_PICTURES } from '../../../timeline/cast-pictures.ts';
import { useEditor } from '../state/editor-context.tsx';
import { EditByModel } from '../tools/edit-by-model.tsx';
import { newestFailure, sourceOf, type Member, type MemberView } from './members.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { useCastPicture, useCastTakes } from './use-cast-pictures.ts';

/** One's own picture for a member, and all pictures that it has had. */
export function MemberPictures({ shown, view }: { shown: Member; view: MemberView }) {
  const t = useTranslations('filmCast');
  const picture = useCastPicture(shown);
  const takes = useCastTakes(shown, view);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const upload = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    const checked = await checkPicture(file, LIMITS.uploads.imageBytes);
    if ('picture' in checked) {
      setProblem(undefined);
      picture.mutate({ file: checked.picture });
    } else {
      setProblem(
        t(checked.problem === 'format' ? 'wrongFormat' : 'tooLarge', {
          name: file.name,
          megabytes: PICTURE_MEGABYTES,
        }),
      );
    }
  };
  const told = problem ?? picture.error?.message;
  return (
    <>
      {told && <Notice>{told}</Notice>}
      <p className="text-note text-text-3">{t(shown.kind === 'character' ? 'uploadCharacter' : 'uploadOther')}</p>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void upload(event)}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={picture.isPending} onClick={() => input.current?.click()}>
          {t(picture.isPending ? 'uploading' : 'upload')}
        </Button>
        {(sourceOf(view) === 'brought' || view?.given === true) && (
          <Button kind="quiet" onClick={() => picture.mutate('drawn')}>
            {t('takeOff')}
          </Button>
        )}
      </div>
      {view?.picture && (
        <EditByModel
          target={{ asset: CAST_PICTURES[shown.kind], key: shown.member.key }}
          isMaking={view.status === 'generating'}
          failure={newestFailure(takes.data?.takes.filter((take) => take.view === null) ?? [])}
        />
      )}
      <Takes shown={shown} view={view} onUse={(takeId) => picture.mutate({ takeId })} />
    </>
  );
}

function Takes({ shown, view, onUse }: { shown: Member; view: MemberView; onUse: (takeId: string) => void }) {
  const t = useTranslations('filmCast');
  const { document } = useEditor();
  const { data } = useCastTakes(shown, view);
  const [largeId, setLarge] = useState<string>();
  const takes =
    data?.takes.flatMap(({ file, ...take }) => (file && take.view === null ? [{ ...take, file }] : [])) ?? [];
  if (takes.length < 2) {
    return null;
  }
  return (
    <details>
      <summary className="cursor-pointer text-note text-text-2">{t('takes', { count: takes.length })}</summary>
      <ul className="mt-2 grid grid-cols-2 gap-3">
        {takes.map(({ id, number, circled, file }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1">
            <button type="button" aria-haspopup="dialog" onClick={() => setLarge(id)} className="rounded-frame">
              <Gate aspect={document.aspect} selected={circled}>
                <StoredPicture
                  path={file.path}
                  alt={t('take', { number })}
                  sizes="12rem"
                  className="size-full object-cover"
                />
              </Gate>
            </button>
            <CircledTake number={number} chosen={circled} />
            <Button size="dense" kind={circled ? 'quiet' : 'plain'} disabled={circled} onClick={() => onUse(id)}>
              {t(circled ? 'used' : 'use')}
            </Button>
          </li>
        ))}
      </ul>
      {largeId !== undefined && (
        <PictureViewer
          name={shown.member.name}
          takes={takes}
          shownId={largeId}
          isUsed={({ circled }) => circled}
          onShow={setLarge}
          onUse={({ id }) => onUse(id)}
          onClose={() => setLarge(undefined)}
        />
      )}
    </details>
  );
}
