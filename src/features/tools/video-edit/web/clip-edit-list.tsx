import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import {
  CLIP_EDIT_LIMITS,
  CLIP_EDIT_ORDER,
  orderedEdits,
  type ClipEdit,
  type ClipEditKind,
} from '#src/shared/catalogue/clip-edits.ts';
import { ClipEditControls } from './controls/clip-edit-controls.tsx';
import { newClipEdit } from './new-clip-edit.ts';
import { useClipEditName } from './use-clip-edit-name.ts';

/** The edits that a request is read as: each can be changed and taken back, and others be added. */
export function ClipEditList({
  edits,
  seconds,
  onChange,
}: {
  edits: readonly ClipEdit[];
  /** Length of the clip. */
  seconds: number;
  onChange: (edits: ClipEdit[]) => void;
}) {
  const t = useTranslations('toolImageEdit');
  const nameOf = useClipEditName();
  const [said, setSaid] = useState('');
  const there = new Set(edits.map(({ kind }) => kind));
  const free = CLIP_EDIT_ORDER.filter((kind) => kind === 'caption' || !there.has(kind));
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
              <li
                key={`${edit.kind}-${edits.slice(0, index).filter(({ kind }) => kind === edit.kind).length}`}
                className="flex min-w-0 items-start gap-2 border-t border-line py-2 first:border-t-0"
              >
                <div className="flex min-w-0 flex-1 flex-col gap-1.5">
                  <span className="text-dense text-text-1">{nameOf(edit)}</span>
                  <ClipEditControls
                    edit={edit}
                    seconds={seconds}
                    onChange={(changed) => onChange(edits.map((other, place) => (place === index ? changed : other)))}
                  />
                </div>
                <IconButton
                  label={t('takeBack', { edit: nameOf(edit) })}
                  icon={<X className="size-4" strokeWidth={2} aria-hidden="true" />}
                  onClick={() => {
                    setSaid(t('takenBack', { edit: nameOf(edit) }));
                    onChange(edits.filter((_, place) => place !== index));
                  }}
                  className="!size-8 shrink-0 pointer-coarse:!size-11"
                />
              </li>
            ))}
          </ul>
          <p className="text-note text-text-3">{t('listHint')}</p>
        </>
      )}
      {edits.length < CLIP_EDIT_LIMITS.edits && (
        <SelectField<ClipEditKind | ''>
          label={t('add')}
          value=""
          options={[
            { value: '', label: t('addChoose') },
            ...free.map((kind) => ({ value: kind, label: nameOf({ kind }) })),
          ]}
          onChange={(kind) => {
            if (kind !== '') {
              onChange(orderedEdits([...edits, newClipEdit(kind, { text: t('kinds.caption'), seconds })]));
            }
          }}
        />
      )}
    </section>
  );
}
