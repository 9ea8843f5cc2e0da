import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import {
  CAPTION_PLACES,
  CROP_SHAPES,
  EDIT_LIMITS,
  GRADES,
  PICTURE_STYLES,
  type PictureEdit,
  type PictureEditKind,
} from '#src/shared/catalogue/picture-edits.ts';
import { ColourField, NumberField, TextLine } from './edit-fields-small.tsx';
import { MarkBoxes } from './mark-boxes.tsx';

interface ControlParts<Edit> {
  edit: Edit;
  picturePath: string | undefined;
  onChange: (edit: PictureEdit) => void;
}
type Controls<Kind extends PictureEditKind> = (parts: ControlParts<Extract<PictureEdit, { kind: Kind }>>) => ReactNode;

/** A slider with its value. */
function Slider({
  label,
  value,
  least,
  most,
  step = 1,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  onChange: (value: number) => void;
}) {
  const format = useFormatter();
  const shown = format.number(value, { signDisplay: least < 0 ? 'exceptZero' : 'auto', maximumFractionDigits: 1 });
  return (
    <span className="flex min-w-0 items-center gap-3">
      <RangeInput
        aria-label={label}
        aria-valuetext={shown}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 accent-select pointer-coarse:h-11"
      />
      <span aria-hidden="true" className="w-10 shrink-0 text-right text-note text-text-2 tabular-nums">
        {shown}
      </span>
    </span>
  );
}

/** Edits with an amount and nothing else. */
function Amount({
  edit,
  onChange,
  least = 1,
}: {
  edit: Extract<PictureEdit, { amount: number }>;
  onChange: (edit: PictureEdit) => void;
  least?: number;
}) {
  const t = useTranslations('toolImageEdit');
  return (
    <Slider
      label={t(`kinds.${edit.kind}`)}
      value={edit.amount}
      least={least}
      most={100}
      onChange={(amount) => onChange({ ...edit, amount })}
    />
  );
}

type AmountControls = (parts: ControlParts<Extract<PictureEdit, { amount: number }>>) => ReactNode;
const tone: AmountControls = ({ edit, onChange }) => <Amount edit={edit} least={-100} onChange={onChange} />;
const effect: AmountControls = ({ edit, onChange }) => <Amount edit={edit} onChange={onChange} />;

function Rotate({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'rotate' }>>) {
  const t = useTranslations('toolImageEdit');
  return (
    <Slider
      label={t('kinds.rotate')}
      value={edit.degrees}
      least={-180}
      most={180}
      onChange={(degrees) => onChange({ ...edit, degrees })}
    />
  );
}

function Flip({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'flip' }>>) {
  const t = useTranslations('toolImageEdit');
  return (
    <SelectChip
      label={t('kinds.flip')}
      value={edit.axis}
      options={(['leftRight', 'topBottom'] as const).map((value) => ({ value, label: t(`axes.${value}`) }))}
      onChange={(axis) => onChange({ kind: 'flip', axis })}
    />
  );
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

function Crop({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'crop' }>>) {
  const t = useTranslations('toolImageEdit');
  const { shape, subject, ...sides } = edit;
  const shapes = [...new Set([...CROP_SHAPES, ...(shape === undefined ? [] : [shape])])];
  const value = shape ?? (subject ? 'subject' : 'free');
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  const choose = (chosen: string): void => {
    const kept = chosen === 'subject' || (subject && chosen !== 'free') ? { subject: true as const } : {};
    onChange({ ...sides, ...(chosen.includes(':') ? { shape: chosen } : {}), ...kept });
  };
  return (
    <>
      <SelectChip
        label={t('shape')}
        value={value}
        options={[
          { value: 'free', label: t('shapes.free') },
          { value: 'subject', label: t('shapes.subject') },
          ...shapes.map((one) => ({ value: one, label: one })),
        ]}
        onChange={choose}
      />
      {(value === 'free' || SIDES.some((side) => edit[side] > 0)) &&
        SIDES.map((side) => (
          <span key={side} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2 text-note text-text-2">
            <span aria-hidden="true">{t(`sides.${side}`)}</span>
            <Slider
              label={t(`sides.${side}`)}
              value={edit[side]}
              least={0}
              most={Math.max(0, 100 - EDIT_LIMITS.leastLeft - edit[opposite[side]])}
              onChange={(off) => onChange({ ...edit, [side]: off })}
            />
          </span>
        ))}
    </>
  );
}

function Background({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'background' }>>) {
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

function Blur({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'blur' }>>) {
  const t = useTranslations('toolImageEdit');
  return (
    <>
      <Amount edit={edit} onChange={onChange} />
      <SelectChip
        label={t('kinds.blur')}
        value={edit.area}
        options={(['all', 'background'] as const).map((value) => ({ value, label: t(`areas.${value}`) }))}
        onChange={(area) => onChange({ ...edit, area })}
      />
    </>
  );
}

function Grade({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'grade' }>>) {
  const t = useTranslations('toolImageEdit');
  return (
    <>
      <SelectChip
        label={t('kinds.grade')}
        value={edit.grade}
        options={GRADES.map((value) => ({ value, label: t(`grades.${value}`) }))}
        onChange={(grade) => onChange({ ...edit, grade })}
      />
      <Amount edit={edit} onChange={onChange} />
    </>
  );
}

function Style({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'style' }>>) {
  const t = useTranslations('toolImageEdit');
  const film = useTranslations('film');
  return (
    <>
      <SelectChip
        label={t('kinds.style')}
        value={edit.style}
        options={PICTURE_STYLES.map((value) => ({ value, label: film(`looks.${value}`) }))}
        onChange={(style) => onChange({ ...edit, style })}
      />
      <Amount edit={edit} onChange={onChange} />
    </>
  );
}

function Resize({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'resize' }>>) {
  const t = useTranslations('toolImageEdit');
  const isWide = 'width' in edit;
  return (
    <NumberField
      label={t(isWide ? 'width' : 'height')}
      value={isWide ? edit.width : edit.height}
      most={EDIT_LIMITS.resizePixels}
      onChange={(side) => onChange(isWide ? { kind: 'resize', width: side } : { kind: 'resize', height: side })}
    />
  );
}

function Caption({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'caption' }>>) {
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
      <Slider
        label={t('size')}
        value={edit.size}
        least={least}
        most={most}
        onChange={(size) => onChange({ ...edit, size })}
      />
    </>
  );
}

function Border({ edit, onChange }: ControlParts<Extract<PictureEdit, { kind: 'border' }>>) {
  const t = useTranslations('toolImageEdit');
  const { pixels } = edit;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-3">
      <ColourField value={edit.colour} onChange={(colour) => onChange({ ...edit, colour })} />
      {pixels === undefined ? (
        <span className="min-w-40 flex-1">
          <Slider
            label={t('size')}
            value={edit.size}
            least={1}
            most={EDIT_LIMITS.borderSize.most}
            onChange={(size) => onChange({ ...edit, size })}
          />
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

function Remove({ edit, picturePath, onChange }: ControlParts<Extract<PictureEdit, { kind: 'remove' }>>) {
  return <MarkBoxes path={picturePath} boxes={edit.boxes} onChange={(boxes) => onChange({ ...edit, boxes })} />;
}

/** How an edit of each kind is changed. */
export const EDIT_CONTROLS: { [Kind in PictureEditKind]: Controls<Kind> } = {
  remove: (parts) => <Remove {...parts} />,
  straighten: () => null,
  rotate: (parts) => <Rotate {...parts} />,
  flip: (parts) => <Flip {...parts} />,
  crop: (parts) => <Crop {...parts} />,
  background: (parts) => <Background {...parts} />,
  blur: (parts) => <Blur {...parts} />,
  brightness: tone,
  contrast: tone,
  warmth: tone,
  saturation: tone,
  grade: (parts) => <Grade {...parts} />,
  blackAndWhite: effect,
  sepia: effect,
  invert: effect,
  sharpen: effect,
  style: (parts) => <Style {...parts} />,
  vignette: effect,
  grain: effect,
  resize: (parts) => <Resize {...parts} />,
  caption: (parts) => <Caption {...parts} />,
  border: (parts) => <Border {...parts} />,
  corners: effect,
};
