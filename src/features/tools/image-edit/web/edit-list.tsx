import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import {
  EDIT_LIMITS,
  EDIT_ORDER,
  type PictureEdit,
  type PictureEditKind,
} from '#src/shared/catalogue/picture-edits.ts';
import { EditRow } from './edit-row.tsx';
import { isUnmarked, newEdit } from './new-edit.ts';
import { useEditName } from './use-edit-name.ts';

/** The edits that a request is read as: each can be changed and taken back, and others be added. */
export function EditList({
  edits,
  picturePath,
  asksForMarks,
  onChange,
}: {
  edits: readonly PictureEdit[];
  picturePath: string | undefined;
  /** What is to go must be marked first. */
  asksForMarks: boolean;
  onChange: (edits: PictureEdit[]) => void;
}) {
  const t = useTranslations('toolImageEdit');
  const nameOf = useEditName();
  const [said, setSaid] = useState('');
  const there = new Set(edits.map(({ kind }) => kind));
  const free = EDIT_ORDER.filter((kind) => kind === 'caption' || kind === 'remove' || !there.has(kind));
  return (
    <section aria-label={t('list')} className="flex min-w-0 flex-col gap-2">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {edits.length > 0 && (
        <>
          <h2 className="text-note text-text-2">{t('list')}</h2>
          <ul className="min-w-0 rounded-control border border-line-strong px-3">
            {edits.map((edit, index) => (
              <EditRow
                key={`${edit.kind}-${edits.slice(0, index).filter(({ kind }) => kind === edit.kind).length}`}
                edit={edit}
                picturePath={picturePath}
                isWrong={asksForMarks && isUnmarked(edit)}
                onChange={(changed) => onChange(edits.map((other, place) => (place === index ? changed : other)))}
                onTakeBack={() => {
                  setSaid(t('takenBack', { edit: nameOf(edit) }));
                  onChange(edits.filter((_, place) => place !== index));
                }}
              />
            ))}
          </ul>
          <p className="text-note text-text-3">{t('listHint')}</p>
        </>
      )}
      {edits.length < EDIT_LIMITS.edits && (
        <SelectField<PictureEditKind | ''>
          label={t('add')}
          value=""
          options={[
            { value: '', label: t('addChoose') },
            ...free.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
          ]}
          onChange={(kind) => {
            if (kind !== '') {
              onChange([...edits, newEdit(kind, t('kinds.caption'))]);
            }
          }}
        />
      )}
    </section>
  );
}
