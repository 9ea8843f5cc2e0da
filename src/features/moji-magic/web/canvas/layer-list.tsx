import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, CaretsToAxisDashedVertical, Copy, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { BoardContent } from '../../board-schema.ts';
import { BOARD_NAME_CHARACTERS } from '../../board.ts';
import { movedLayer, withCopy, withLayer } from './board-state.ts';
import { nameOf } from './board-view.tsx';

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;
const FIRST_COLOUR = '#fff4dc';

/** The layers from the front to the back, with their order, and what is behind them all. */
export function LayerList({
  content,
  chosenId,
  onChoose,
  onChange,
  onRemove,
}: {
  content: BoardContent;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onChange: (kind: string, change: (board: BoardContent) => BoardContent) => void;
  onRemove: (id: string) => void;
}) {
  const t = useTranslations('mojiCanvas');
  const { layers, background, name } = content;
  return (
    <section aria-labelledby="moji-layers" className="flex flex-col gap-3">
      <TextField
        label={t('name')}
        value={name}
        maxLength={BOARD_NAME_CHARACTERS}
        onChange={({ target }) => onChange('name', (board) => ({ ...board, name: target.value }))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          checked={background !== null}
          onChange={(isOn) => onChange('background', (board) => ({ ...board, background: isOn ? FIRST_COLOUR : null }))}
        >
          {t('background')}
        </Checkbox>
        {background !== null && (
          <input
            type="color"
            aria-label={t('backgroundColour')}
            value={background}
            onChange={({ target }) => onChange('background', (board) => ({ ...board, background: target.value }))}
            className="control w-14 cursor-pointer rounded-control border border-line-strong bg-surface-2 p-1"
          />
        )}
      </div>
      <h2 id="moji-layers" className="text-lead font-semibold">
        {t('layers')}
      </h2>
      {layers.length === 0 && <p className="text-text-2">{t('noLayers')}</p>}
      <ol className="flex flex-col gap-1">
        {layers.toReversed().map((layer, index) => {
          const label = nameOf(layer, t('noText'));
          return (
            <li
              key={layer.id}
              className={clsx(
                'flex items-center gap-0.5 rounded-control border pl-1',
                layer.id === chosenId ? 'border-select bg-select-soft' : 'border-line',
              )}
            >
              <button
                type="button"
                aria-pressed={layer.id === chosenId}
                onClick={() => onChoose(layer.id)}
                className="min-w-0 flex-1 truncate px-1.5 py-1.5 text-left text-note pointer-coarse:min-h-11"
              >
                {label}
              </button>
              <IconButton
                label={t('forward', { name: label })}
                icon={<ArrowUp {...SIGN} />}
                disabled={index === 0}
                onClick={() => onChange('order', movedLayer(layer.id, 1))}
              />
              <IconButton
                label={t('backward', { name: label })}
                icon={<ArrowDown {...SIGN} />}
                disabled={index === layers.length - 1}
                onClick={() => onChange('order', movedLayer(layer.id, -1))}
              />
              <IconButton
                label={t('flip', { name: label })}
                icon={<CaretsToAxisDashedVertical {...SIGN} />}
                aria-pressed={layer.isFlipped}
                onClick={() =>
                  onChange(
                    `flip:${layer.id}`,
                    withLayer(layer.id, (one) => ({ ...one, isFlipped: !one.isFlipped })),
                  )
                }
              />
              <IconButton
                label={t('duplicate', { name: label })}
                icon={<Copy {...SIGN} />}
                onClick={() => {
                  const id = crypto.randomUUID();
                  onChange(`add:${id}`, withCopy(layer.id, id));
                  onChoose(id);
                }}
              />
              <IconButton
                label={t('remove', { name: label })}
                icon={<Trash2 {...SIGN} />}
                onClick={() => onRemove(layer.id)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
