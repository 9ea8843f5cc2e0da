import { useTranslations } from 'use-intl';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { GRADES, PICTURE_STYLES } from '#src/shared/catalogue/picture-edits.ts';
import type { ControlParts } from './control-parts.ts';
import { ColourField } from './edit-fields-small.tsx';
import { Amount, Labelled } from './edit-slider.tsx';

export function Background({ edit, onChange }: ControlParts<'background'>) {
  const t = useTranslations('toolImageEdit');
  return (
    <span className="flex flex-wrap items-center gap-3">
      <SelectChip
        label={t('kinds.background')}
        value={edit.colour === null ? 'clear' : 'colour'}
        options={[
          { value: 'colour', label: t('colour') },
          { value: 'clear', label: t('clear') },
        ]}
        onChange={(value) => onChange({ kind: 'background', colour: value === 'clear' ? null : '#ffffff' })}
      />
      {edit.colour !== null && (
        <ColourField value={edit.colour} onChange={(colour) => onChange({ kind: 'background', colour })} />
      )}
    </span>
  );
}

export function Blur({ edit, onChange }: ControlParts<'blur'>) {
  const t = useTranslations('toolImageEdit');
  return (
    <>
      <Amount edit={edit} onChange={onChange} />
      <Labelled label={t('kinds.blur')}>
        <span className="flex min-w-0">
          <SelectChip
            label={t('kinds.blur')}
            value={edit.area}
            options={(['all', 'background'] as const).map((value) => ({ value, label: t(`areas.${value}`) }))}
            onChange={(area) => onChange({ ...edit, area })}
          />
        </span>
      </Labelled>
    </>
  );
}

export function Grade({ edit, onChange }: ControlParts<'grade'>) {
  const t = useTranslations('toolImageEdit');
  return (
    <>
      <Labelled label={t('kinds.grade')}>
        <span className="flex min-w-0">
          <SelectChip
            label={t('kinds.grade')}
            value={edit.grade}
            options={GRADES.map((value) => ({ value, label: t(`grades.${value}`) }))}
            onChange={(grade) => onChange({ ...edit, grade })}
          />
        </span>
      </Labelled>
      <Amount edit={edit} onChange={onChange} />
    </>
  );
}

export function Style({ edit, onChange }: ControlParts<'style'>) {
  const t = useTranslations('toolImageEdit');
  const film = useTranslations('film');
  return (
    <>
      <Labelled label={t('kinds.style')}>
        <span className="flex min-w-0">
          <SelectChip
            label={t('kinds.style')}
            value={edit.style}
            options={PICTURE_STYLES.map((value) => ({ value, label: film(`looks.${value}`) }))}
            onChange={(style) => onChange({ ...edit, style })}
          />
        </span>
      </Labelled>
      <Amount edit={edit} onChange={onChange} />
    </>
  );
}
