import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { MadeCodes } from './made-codes.tsx';
import { useCreateBatch, type Confirmed } from './use-rewards.ts';

const MOST_CODES = 1000;

/** Makes a batch of codes, and then shows them, this once. */
export function MakeCodes({ confirmed }: { confirmed: Confirmed }) {
  const t = useTranslations('rewards.codes');
  const [name, setName] = useState('');
  const [count, setCount] = useState('10');
  const [lastDay, setLastDay] = useState('');
  const [tried, setTried] = useState(false);
  const create = useCreateBatch(confirmed);
  const codes = Number(count);
  const expiresAt = lastDay === '' ? undefined : endOf(lastDay);
  const problems = {
    name: name.trim() === '' ? t('nameNeeded') : undefined,
    count: !/^\d+$/.test(count.trim()) || codes < 1 || codes > MOST_CODES ? t('countWrong') : undefined,
    lastDay: expiresAt && isOver(expiresAt) ? t('expiresWrong') : undefined,
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (create.isPending || problems.name || problems.count || problems.lastDay) return;
    create.mutate({ name: name.trim(), count: codes, ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}) });
  };
  const clear = (): void => {
    create.reset();
    setName('');
    setTried(false);
  };
  if (create.data) return <MadeCodes name={create.data.batch.name} codes={create.data.codes} onDone={clear} />;
  return (
    <Slate as="form" onSubmit={send} noValidate className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          error={tried ? problems.name : undefined}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
        <TextField
          label={t('count')}
          hint={t('countHint')}
          error={tried ? problems.count : undefined}
          value={count}
          inputMode="numeric"
          maxLength={6}
          onChange={(event) => setCount(event.target.value)}
        />
        <TextField
          label={t('expires')}
          optional
          type="date"
          error={tried ? problems.lastDay : undefined}
          value={lastDay}
          max="9999-12-31"
          onChange={(event) => setLastDay(event.target.value)}
        />
      </div>
      {create.error && <Notice>{create.error.message}</Notice>}
      <Button type="submit" kind="primary" busy={create.isPending} className="self-start">
        {t('make')}
      </Button>
    </Slate>
  );
}

function isOver(moment: Date): boolean {
  return !(moment.getTime() > Date.now());
}

/** The moment at which a day of this device is over. */
function endOf(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1);
}
