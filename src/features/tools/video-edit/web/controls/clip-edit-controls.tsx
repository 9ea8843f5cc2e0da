import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { CLIP_EDIT_LIMITS, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { CROP_SHAPES, EDIT_LIMITS, type PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';
import { EDIT_CONTROLS } from '../../../image-edit/web/controls/edit-controls.tsx';
import { Amount, Labelled, Slider } from '../../../image-edit/web/controls/edit-slider.tsx';

/** An edit of a kind and how it is changed. */
interface Parts<Kind extends ClipEdit['kind']> {
  edit: Extract<ClipEdit, { kind: Kind }>;
  onChange: (edit: ClipEdit) => void;
}

const { speed, volumePercent, fadeSeconds, leastSeconds } = CLIP_EDIT_LIMITS;
const SPEED_STEP = 0.05;
const SECONDS_STEP = 0.05;
const PERCENT_STEP = 5;

/** How an edit of a clip is changed; `seconds` is the length of the clip. */
export function ClipEditControls({
  edit,
  seconds,
  onChange,
}: {
  edit: ClipEdit;
  seconds: number;
  onChange: (edit: ClipEdit) => void;
}) {
  switch (edit.kind) {
    case 'reverse':
      return null;
    case 'trim':
      return <Trim edit={edit} seconds={seconds} onChange={onChange} />;
    case 'speed':
      return <Speed edit={edit} onChange={onChange} />;
    case 'volume':
      return <Volume edit={edit} onChange={onChange} />;
    case 'stabilise':
      return <Stabilise edit={edit} onChange={onChange} />;
    case 'fadeIn':
    case 'fadeOut':
      return <Fade edit={edit} onChange={onChange} />;
    case 'crop':
      return <Crop edit={edit} onChange={onChange} />;
    case 'blur':
      return <Amount edit={edit} onChange={(changed) => onChange(changed as ClipEdit)} />;
    default:
      return <OfPictures edit={edit} onChange={onChange} />;
  }
}

function Trim({ edit, seconds, onChange }: Parts<'trim'> & { seconds: number }) {
  const t = useTranslations('toolVideoEdit');
  const to = Math.min(edit.to, seconds);
  return (
    <>
      <Labelled label={t('from')}>
        <Slider
          label={t('from')}
          value={edit.from}
          least={0}
          most={Math.max(0, to - leastSeconds)}
          step={SECONDS_STEP}
          onChange={(from) => onChange({ ...edit, from })}
        />
      </Labelled>
      <Labelled label={t('to')}>
        <Slider
          label={t('to')}
          value={to}
          least={Math.min(seconds, edit.from + leastSeconds)}
          most={seconds}
          step={SECONDS_STEP}
          onChange={(end) => onChange({ ...edit, to: end })}
        />
      </Labelled>
    </>
  );
}

function Speed({ edit, onChange }: Parts<'speed'>) {
  const t = useTranslations('toolVideoEdit');
  return (
    <Labelled label={t('kinds.speed')}>
      <Slider
        label={t('kinds.speed')}
        value={edit.factor}
        {...speed}
        step={SPEED_STEP}
        onChange={(factor) => onChange({ ...edit, factor })}
      />
    </Labelled>
  );
}

function Volume({ edit, onChange }: Parts<'volume'>) {
  const t = useTranslations('toolVideoEdit');
  return (
    <Labelled label={t('kinds.volume')}>
      <Slider
        label={t('kinds.volume')}
        value={edit.percent}
        least={0}
        most={volumePercent}
        step={PERCENT_STEP}
        onChange={(percent) => onChange({ ...edit, percent })}
      />
    </Labelled>
  );
}

function Stabilise({ edit, onChange }: Parts<'stabilise'>) {
  const t = useTranslations('toolVideoEdit');
  const picture = useTranslations('toolImageEdit');
  return (
    <Labelled label={picture('amount')}>
      <Slider
        label={`${picture('amount')}: ${t('kinds.stabilise')}`}
        value={edit.amount}
        least={1}
        most={100}
        onChange={(amount) => onChange({ ...edit, amount })}
      />
    </Labelled>
  );
}

function Fade({ edit, onChange }: Parts<'fadeIn' | 'fadeOut'>) {
  const t = useTranslations('toolVideoEdit');
  return (
    <Labelled label={t('seconds')}>
      <Slider
        label={`${t('seconds')}: ${t(`kinds.${edit.kind}`)}`}
        value={edit.seconds}
        {...fadeSeconds}
        step={0.1}
        onChange={(seconds) => onChange({ ...edit, seconds })}
      />
    </Labelled>
  );
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

function Crop({ edit, onChange }: Parts<'crop'>) {
  const t = useTranslations('toolImageEdit');
  const own = useTranslations('toolVideoEdit');
  const { shape, at = 50, follows, ...sides } = edit;
  const shapes = [...new Set([...CROP_SHAPES, ...(shape === undefined ? [] : [shape])])];
  return (
    <>
      <Labelled label={t('shape')}>
        <span className="flex min-w-0">
          <SelectChip
            label={t('shape')}
            value={shape ?? 'free'}
            options={[{ value: 'free', label: t('shapes.free') }, ...shapes.map((one) => ({ value: one, label: one }))]}
            onChange={(chosen) => onChange(chosen === 'free' ? sides : { ...edit, shape: chosen })}
          />
        </span>
      </Labelled>
      {shape !== undefined && (
        <Checkbox
          checked={follows === true}
          onChange={(isOn) => onChange({ ...sides, shape, at, ...(isOn ? { follows: true as const } : {}) })}
        >
          {own('follows')}
        </Checkbox>
      )}
      {shape !== undefined && !follows && (
        <Labelled label={own('at')}>
          <Slider
            label={own('at')}
            value={at}
            least={0}
            most={100}
            onChange={(place) => onChange({ ...edit, at: place })}
          />
        </Labelled>
      )}
      {(shape === undefined || SIDES.some((side) => edit[side] > 0)) &&
        SIDES.map((side) => (
          <Labelled key={side} label={t(`sides.${side}`)}>
            <Slider
              label={t(`sides.${side}`)}
              value={edit[side]}
              least={0}
              most={Math.max(0, 100 - EDIT_LIMITS.leastLeft - edit[OPPOSITE[side]])}
              onChange={(off) => onChange({ ...edit, [side]: off })}
            />
          </Labelled>
        ))}
    </>
  );
}

/** Edits that pictures have too, by their controls. */
function OfPictures({ edit, onChange }: { edit: ClipEdit; onChange: (edit: ClipEdit) => void }) {
  const Controls = EDIT_CONTROLS[edit.kind as PictureEditKind] as (parts: {
    edit: ClipEdit;
    picturePath: undefined;
    onChange: (edit: ClipEdit) => void;
  }) => ReactNode;
  return <Controls edit={edit} picturePath={undefined} onChange={onChange} />;
}
