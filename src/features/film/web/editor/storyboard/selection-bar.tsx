import { Copy, Trash2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { clearOfMessages } from '#src/platform/browser/ui/clear-of-messages.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { CAMERA_MOVEMENTS, EMOTIONS, FRAMINGS } from '#src/shared/catalogue/shots.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { changeEmotion, changeShots } from './shot-edits.ts';
import { useBoard } from './use-board.ts';

const ICON = 'size-[18px]';

/** What can be done with several shots at once; shown while several are selected. */
export function SelectionBar() {
  const t = useTranslations('filmEditor');
  const names = useTranslations('film');
  const { document, edit } = useEditor();
  const { ids, active, select } = useSelection();
  const board = useBoard();
  if (ids.size < 2) {
    return null;
  }
  const shots = document.shots.filter(({ id }) => ids.has(id));
  const kept = board.whyKept(ids);
  return (
    <div
      ref={clearOfMessages}
      role="toolbar"
      aria-label={t('selection')}
      data-bottom-bar=""
      className="flex flex-wrap items-center gap-2 border-t border-line-strong bg-surface-2 px-3 py-2 sm:px-4"
    >
      <p className="mr-1 text-base font-semibold text-text-1">{t('selected', { count: ids.size })}</p>
      <BulkSelect
        label={t('camera')}
        options={CAMERA_MOVEMENTS.map((value) => ({ value, label: names(`camera.${value}`) }))}
        onChoose={(camera) => edit(changeShots(ids, { camera }), { label: 'camera' })}
      />
      <BulkSelect
        label={t('framing')}
        options={FRAMINGS.map((value) => ({ value, label: names(`framing.${value}`) }))}
        onChoose={(framing) => edit(changeShots(ids, { framing }), { label: 'camera' })}
      />
      <BulkSelect
        label={t('emotion')}
        options={EMOTIONS.map((value) => ({ value, label: names(`emotion.${value}`) }))}
        onChoose={(emotion) =>
          edit(
            shots.map(({ id, plan }) => ({ kind: 'shot', id, set: changeEmotion(plan, emotion) })),
            { label: 'speech' },
          )
        }
      />
      <Button size="dense" icon={<Copy className={ICON} aria-hidden="true" />} onClick={() => board.copy(ids)}>
        {t('copy')}
      </Button>
      <Button
        size="dense"
        icon={<Trash2 className={ICON} aria-hidden="true" />}
        aria-disabled={kept !== undefined || undefined}
        title={kept}
        onClick={() => board.remove(ids)}
      >
        {t('remove')}
      </Button>
      {kept !== undefined && <p className="text-note text-text-2">{kept}</p>}
      <IconButton
        label={t('clearSelection')}
        icon={<X className={ICON} aria-hidden="true" />}
        className="ml-auto"
        onClick={({ currentTarget }) => {
          select(active);
          // The bar goes.
          currentTarget
            .closest('section')
            ?.querySelector<HTMLElement>(
              `[role="gridcell"][tabindex="0"], [role="option"][tabindex="0"], [data-row="${active}"] input`,
            )
            ?.focus();
        }}
      />
    </div>
  );
}

/** Sets one field of all selected shots; it shows its name, since they may differ. */
function BulkSelect<Value extends string>({
  label,
  options,
  onChoose,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}) {
  return (
    <select
      aria-label={label}
      value=""
      onChange={({ target }) => onChoose(target.value as Value)}
      className="[field-sizing:content] min-h-7 rounded-control border border-line-strong bg-surface-1 px-2 text-dense text-text-1 hover:bg-surface-3 pointer-coarse:min-h-11"
    >
      <option value="" disabled>
        {label}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
