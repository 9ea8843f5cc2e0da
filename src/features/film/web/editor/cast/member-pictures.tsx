import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { CAST_PICTURES } from '../../../timeline/cast-pictures.ts';
import { PictureFileButton } from '../../picture-file-button.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { EditByModel } from '../tools/edit-by-model.tsx';
import { newestFailure, type Member, type MemberView } from './members.ts';
import { focusSection, PictureViewer } from './picture-viewer.tsx';
import { useCastPicture, useCastTakes } from './use-cast-pictures.ts';

/** One's own picture for a member, and all pictures that it has had. */
export function MemberPictures({ shown, view }: { shown: Member; view: MemberView }) {
  const t = useTranslations('filmCast');
  const picture = useCastPicture(shown);
  const uploading = useRef<HTMLButtonElement>(null);
  const takes = useCastTakes(shown, view);
  const [problem, setProblem] = useState<string>();
  const told = problem ?? picture.error?.message;
  const choose = (choice: Parameters<typeof picture.mutate>[0]): void => {
    setProblem(undefined);
    picture.mutate(choice);
  };
  return (
    <>
      {told && <Notice>{told}</Notice>}
      <p className="text-note text-text-3">{t(shown.kind === 'character' ? 'uploadCharacter' : 'uploadOther')}</p>
      <div className="flex flex-wrap gap-2">
        <PictureFileButton
          ref={uploading}
          busy={picture.isPending}
          onProblem={setProblem}
          onPicture={(file) => choose({ file })}
        >
          {t(picture.isPending ? 'uploading' : 'upload')}
        </PictureFileButton>
        {(view?.brought === true || view?.given === true) && (
          <Button
            kind="quiet"
            onClick={() => {
              choose('drawn');
              // This button goes.
              uploading.current?.focus();
            }}
          >
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
      <Takes shown={shown} view={view} onUse={(takeId) => choose({ takeId })} />
    </>
  );
}

function Takes({ shown, view, onUse }: { shown: Member; view: MemberView; onUse: (takeId: string) => void }) {
  const t = useTranslations('filmCast');
  const { document } = useEditor();
  const { data } = useCastTakes(shown, view);
  const [largeId, setLarge] = useState<string>();
  const section = useRef<HTMLDetailsElement>(null);
  const takes =
    data?.takes.flatMap(({ file, ...take }) => (file && take.view === null ? [{ ...take, file }] : [])) ?? [];
  if (takes.length < 2) {
    return null;
  }
  return (
    <details ref={section}>
      <summary className="cursor-pointer text-note text-text-2 pointer-coarse:py-3">
        {t('takes', { count: takes.length })}
      </summary>
      <ul className="mt-2 grid grid-cols-2 gap-3">
        {takes.map(({ id, number, circled, file }) => (
          <li key={id} tabIndex={-1} className="flex min-w-0 flex-col gap-1">
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
            <Button
              size="dense"
              kind={circled ? 'quiet' : 'plain'}
              disabled={circled}
              onClick={({ currentTarget }) => {
                onUse(id);
                // A button that is disabled lets the focus go.
                currentTarget.closest('li')?.focus();
              }}
            >
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
          // With one picture left there is no choice any more, and this section goes too.
          onRemoved={() => focusSection(takes.length > 2 ? section.current : section.current?.parentElement)}
        />
      )}
    </details>
  );
}
