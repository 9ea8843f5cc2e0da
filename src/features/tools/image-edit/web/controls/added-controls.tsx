import { useTranslations } from 'use-intl';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { CAPTION_PLACES, EDIT_LIMITS } from '#src/shared/catalogue/picture-edits.ts';
import type { ControlParts } from './control-parts.ts';
import { ColourField, NumberField, TextLine } from './edit-fields-small.tsx';
import { Labelled, Slider } from './edit-slider.tsx';

export function Caption({ edit, onChange }: ControlParts<'caption'>) {
  const t = useTranslations('toolImageEdit');
  const { least, most } = EDIT_LIMITS.captionSize;
  return (
    <>
      <TextLine
        label={t('text')}
        value={edit.text}
        most={EDIT_LIMITS.captionCharacters}
        onChange={(text) => onChange({ ...edit, text })}
      />
      <span className="flex flex-wrap items-center gap-3">
        <SelectChip
          label={t('place')}
          value={edit.place}
          options={CAPTION_PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
          onChange={(place) => onChange({ ...edit, place })}
        />
        <ColourField value={edit.colour} onChange={(colour) => onChange({ ...edit, colour })} />
      </span>
      <Labelled label={t('size')}>
        <Slider
          label={t('size')}
          value={edit.size}
          least={least}
          most={most}
          onChange={(size) => onChange({ ...edit, size })}
        />
      </Labelled>
    </>
  );
}

export function Border({ edit, onChange }: ControlParts<'border'>) {
  const t = useTranslations('toolImageEdit');
  const { pixels } = edit;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-3">
      <ColourField value={edit.colour} onChange={(colour) => onChange({ ...edit, colour })} />
      {pixels === undefined ? (
        <span className="min-w-40 flex-1">
          <Labelled label={t('size')}>
            <Slider
              label={t('size')}
              value={edit.size}
              least={1}
              most={EDIT_LIMITS.borderSize.most}
              onChange={(size) => onChange({ ...edit, size })}
            />
          </Labelled>
        </span>
      ) : (
        <NumberField
          label={t('width')}
          value={pixels}
          most={EDIT_LIMITS.borderPixels}
          onChange={(wide) => onChange({ ...edit, pixels: wide })}
        />
      )}
    </span>
  );
}
