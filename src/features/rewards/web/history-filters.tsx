import { useTranslations } from 'use-intl';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { COIN_TOPICS } from '#src/shared/catalogue/coin-reasons.ts';
import { DIRECTIONS, type HistoryChoice } from './history-choice.ts';

/** The filters of the history. */
export function HistoryFilters({
  choice,
  onChange,
}: {
  choice: HistoryChoice;
  onChange: (choice: HistoryChoice) => void;
}) {
  const t = useTranslations('rewards.history');
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={choice[name]}
      max="9999-12-31"
      onChange={(event) => onChange({ ...choice, [name]: event.target.value })}
      className="min-w-36 flex-1 sm:flex-none"
    />
  );
  return (
    <>
      <SelectField
        label={t('direction')}
        value={choice.direction}
        onChange={(direction) => onChange({ ...choice, direction })}
        options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
        className="min-w-36 flex-1 sm:flex-none"
      />
      <SelectField
        label={t('topic')}
        value={choice.topic}
        onChange={(topic) => onChange({ ...choice, topic })}
        options={(['all', ...COIN_TOPICS] as const).map((value) => ({ value, label: t(`topics.${value}`) }))}
        className="min-w-36 flex-1 sm:flex-none"
      />
      {day('from', t('from'))}
      {day('to', t('to'))}
    </>
  );
}
