import { useTranslations } from 'use-intl';
import { readNumber } from '#src/platform/browser/form/form-rule.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { MadeCodes } from './made-codes.tsx';
import { useCreateBatch, type Confirmed } from './use-rewards.ts';

/** Creates a batch of codes, and then shows them once. */
export function MakeCodes({ confirmed }: { confirmed: Confirmed }) {
  const t = useTranslations('rewards.codes');
  const create = useCreateBatch(confirmed);
  const { form, field, problems, isSending, reset } = useForm({
    endpoint: 'rewards.createCodeBatch',
    initial: { name: '', count: '10', lastDay: '' },
    texts: { name: { missing: t('nameNeeded') }, count: t('countWrong') },
    check: ({ lastDay }) => ({ lastDay: lastDay !== '' && isOver(endOf(lastDay)) ? t('expiresWrong') : undefined }),
    send: ({ name, count, lastDay }) =>
      create.mutateAsync({
        name,
        count: readNumber(count),
        ...(lastDay === '' ? {} : { expiresAt: endOf(lastDay).toISOString() }),
      }),
  });
  const clear = (): void => {
    create.reset();
    reset();
  };
  if (create.data) {
    return <MadeCodes name={create.data.batch.name} codes={create.data.codes} onDone={clear} />;
  }
  return (
    <Slate as="form" {...form} className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
        <TextField {...field('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" />
        <TextField {...field('count')} label={t('count')} hint={t('countHint')} inputMode="numeric" />
        <TextField {...field('lastDay')} label={t('expires')} optional type="date" max="9999-12-31" />
      </div>
      {problems.form && <Notice>{problems.form}</Notice>}
      <Button type="submit" kind="primary" busy={isSending} className="self-start">
        {t('make')}
      </Button>
    </Slate>
  );
}

function isOver(moment: Date): boolean {
  return !(moment.getTime() > Date.now());
}

/** The end of a day on this device. */
function endOf(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1);
}
