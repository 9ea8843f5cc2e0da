import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { BoardContent, BoardLayer, TextLayer } from '../../board-schema.ts';
import { BOARD_FONTS, MOST_TEXT, MOTIONS } from '../../board.ts';
import { withLayer } from './board-state.ts';

/** The numbers of the chosen layer, its motion, and of a text its words and colours. */
export function LayerFields({
  layer,
  onChange,
}: {
  layer: BoardLayer;
  onChange: (kind: string, change: (board: BoardContent) => BoardContent) => void;
}) {
  const t = useTranslations('mojiCanvas');
  const change = (what: string, next: (layer: BoardLayer) => BoardLayer): void =>
    onChange(`${what}:${layer.id}`, withLayer(layer.id, next));
  const changeText = (what: string, changes: Partial<TextLayer>): void =>
    change(what, (one) => (one.kind === 'text' ? { ...one, ...changes } : one));
  const ratio = layer.height / layer.width;
  return (
    <section aria-labelledby="moji-layer" className="flex flex-col gap-3">
      <h2 id="moji-layer" className="text-lead font-semibold">
        {t('chosen')}
      </h2>
      {layer.kind === 'text' && (
        <>
          <TextArea
            label={t('text')}
            rows={2}
            value={layer.text}
            maximum={MOST_TEXT}
            onChange={({ target }) =>
              changeText('text', {
                text: target.value,
                height: (layer.height / linesIn(layer.text)) * linesIn(target.value),
              })
            }
          />
          <SelectField
            label={t('font')}
            value={layer.font}
            options={BOARD_FONTS.map((value) => ({ value, label: t(`fonts.${value}`) }))}
            onChange={(font) => changeText('font', { font })}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Colour label={t('colour')} value={layer.colour} onChange={(colour) => changeText('colour', { colour })} />
            <Checkbox
              checked={layer.outline !== null}
              onChange={(isOn) => changeText('outline', { outline: isOn ? '#ffffff' : null })}
            >
              {t('outline')}
            </Checkbox>
            {layer.outline !== null && (
              <Colour
                label={t('outlineColour')}
                value={layer.outline}
                onChange={(outline) => changeText('outline', { outline })}
              />
            )}
          </div>
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        <NumberField label={t('across')} value={layer.x} onChange={(x) => change('move', (one) => ({ ...one, x }))} />
        <NumberField label={t('down')} value={layer.y} onChange={(y) => change('move', (one) => ({ ...one, y }))} />
        <NumberField
          label={t('width')}
          value={layer.width}
          least={8}
          onChange={(width) => change('size', (one) => ({ ...one, width, height: width * ratio }))}
        />
        <NumberField
          label={t('rotation')}
          value={layer.rotation}
          onChange={(rotation) => change('turn', (one) => ({ ...one, rotation }))}
        />
      </div>
      <SelectField
        label={t('motion')}
        hint={t('motionHint')}
        value={layer.motion}
        options={MOTIONS.map((value) => ({ value, label: t(`motions.${value}`) }))}
        onChange={(motion) => change('motion', (one) => ({ ...one, motion }))}
      />
    </section>
  );
}

const linesIn = (text: string): number => text.split('\n').length;

function Colour({ label, value, onChange }: { label: string; value: string; onChange: (colour: string) => void }) {
  return (
    <label className="flex items-center gap-2 text-note text-text-2">
      {label}
      <input
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="control w-14 cursor-pointer rounded-control border border-line-strong bg-surface-2 p-1"
      />
    </label>
  );
}

/** A whole number that is taken as soon as it is one; what is being typed stays as it is. */
function NumberField({
  label,
  value,
  least,
  onChange,
}: {
  label: string;
  value: number;
  least?: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      value={typed ?? String(Math.round(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = target.valueAsNumber;
        if (Number.isFinite(number) && (least === undefined || number >= least)) {
          onChange(number);
        }
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
