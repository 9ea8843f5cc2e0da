import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { EDIT_CONTROLS } from './controls/edit-controls.tsx';
import { useEditName } from './use-edit-name.ts';

/** One edit: what it is, how it can be changed, and how it is taken back. */
export function EditRow({
  edit,
  picturePath,
  isWrong,
  onChange,
  onTakeBack,
}: {
  edit: PictureEdit;
  picturePath: string | undefined;
  /** It cannot be carried out like this. */
  isWrong: boolean;
  onChange: (edit: PictureEdit) => void;
  onTakeBack: () => void;
}) {
  const t = useTranslations('toolImageEdit');
  const nameOf = useEditName();
  const Controls = EDIT_CONTROLS[edit.kind] as (parts: {
    edit: PictureEdit;
    picturePath: string | undefined;
    isWrong: boolean;
    onChange: (edit: PictureEdit) => void;
  }) => ReactNode;
  return (
    <li className="flex min-w-0 items-start gap-2 border-t border-line py-2 first:border-t-0">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="text-dense text-text-1">{nameOf(edit)}</span>
        <Controls edit={edit} picturePath={picturePath} isWrong={isWrong} onChange={onChange} />
      </div>
      <IconButton
        label={t('takeBack', { edit: nameOf(edit) })}
        icon={<X className="size-4" strokeWidth={2} aria-hidden="true" />}
        onClick={onTakeBack}
        className="!size-8 shrink-0 pointer-coarse:!size-11"
      />
    </li>
  );
}
