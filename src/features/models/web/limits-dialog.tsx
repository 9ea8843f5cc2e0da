import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { CONTROL_LOOK } from '#src/platform/browser/ui/field.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMIT_BOUNDS, type WaitLimit } from '#src/shared/catalogue/vendor-limits.ts';
import type { VendorAnswer } from '../contract.ts';
import { isEmptyOrWithin } from './typed-number.ts';
import { useChange, type Confirmed } from './use-models.ts';

type Limits = VendorAnswer['limits'];
type Kind = Limits['waits'][number]['kind'];
/** Minutes as they are typed; empty for the usual ones. */
type TypedWaits = Readonly<Partial<Record<Kind, Record<keyof WaitLimit, string>>>>;

interface Change {
  atOnce: number | null;
  startsPerMinute: number | null;
  waits: { kind: Kind; toStartMinutes: number | null; toEndMinutes: number | null }[];
}

const TIMES = ['toStartMinutes', 'toEndMinutes'] as const satisfies readonly (keyof WaitLimit)[];

/** How much a vendor is asked for at a time and in a minute, and how long people wait for it. */
export function LimitsDialog({
  vendor: { vendor, label, limits },
  confirmed,
  onClose,
}: {
  vendor: VendorAnswer;
  confirmed: Confirmed;
  onClose: () => void;
}) {
  const t = useTranslations('models.limits');
  const ofVendors = useTranslations('models.vendors');
  const change = useChange(confirmed, (api, given: Change) => api.changeLimits({ vendor, ...given }));
  const numberProblem = (text: string, most: number): string | undefined =>
    isEmptyOrWithin(text, 1, most) ? undefined : t('wrong', { most });
  const { form, field, control, problems, isSending } = useForm({
    initial: {
      atOnce: write(limits.atOnce),
      startsPerMinute: write(limits.startsPerMinute),
      waits: typedWaits(limits),
    },
    check: ({ atOnce, startsPerMinute, waits }) => ({
      atOnce: numberProblem(atOnce, LIMIT_BOUNDS.atOnce),
      startsPerMinute: numberProblem(startsPerMinute, LIMIT_BOUNDS.startsPerMinute),
      waits: Object.values(waits)
        .flatMap((typed) => Object.values(typed).map((text) => numberProblem(text, LIMIT_BOUNDS.waitMinutes)))
        .find((problem) => problem !== undefined),
    }),
    send: async ({ atOnce, startsPerMinute, waits }) => {
      await change.mutateAsync({
        atOnce: read(atOnce),
        startsPerMinute: read(startsPerMinute),
        waits: limits.waits.map(({ kind }) => ({
          kind,
          toStartMinutes: read(waits[kind]?.toStartMinutes ?? ''),
          toEndMinutes: read(waits[kind]?.toEndMinutes ?? ''),
        })),
      });
      toast(t('saved', { vendor: label }), 'success');
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={ofVendors('limitsOf', { vendor: label })} width={560}>
      <form {...form} className="flex flex-col gap-5 pb-2">
        <p className="text-note text-text-3">{t('note')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('atOnce')}
            label={t('atOnce')}
            placeholder={write(limits.usual.atOnce)}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...field('startsPerMinute')}
            label={t('startsPerMinute')}
            placeholder={write(limits.usual.startsPerMinute)}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <Waits limits={limits} {...control('waits')} />
        {problems.form && <Notice>{problems.form}</Notice>}
        <Button type="submit" kind="primary" busy={isSending} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The times of each kind, in minutes. */
function Waits({
  limits,
  value,
  error,
  onChange,
}: {
  limits: Limits;
  value: TypedWaits;
  error: string | undefined;
  onChange: (waits: TypedWaits) => void;
}) {
  const t = useTranslations('models.limits');
  const kinds = useTranslations('models.models.kinds');
  return (
    <div className="flex flex-col gap-1.5">
      <table aria-label={t('waits')} className="w-full border-separate [border-spacing:0_6px] text-dense">
        <thead className="text-left text-note text-text-2">
          <tr>
            <th scope="col" className="pr-3 font-normal">
              {t('waits')}
            </th>
            {TIMES.map((time) => (
              <th key={time} scope="col" className="w-32 pl-3 font-normal">
                {t(time)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limits.waits.map(({ kind, usual }) => (
            <tr key={kind}>
              <th scope="row" className="pr-3 text-left font-normal text-text-1">
                {kinds(kind)}
              </th>
              {TIMES.map((time) => {
                const text = value[kind]?.[time] ?? '';
                const isWrong = error !== undefined && !isEmptyOrWithin(text, 1, LIMIT_BOUNDS.waitMinutes);
                return (
                  <td key={time} className="pl-3">
                    <input
                      aria-label={`${kinds(kind)}: ${t(time)}`}
                      aria-invalid={isWrong || undefined}
                      value={text}
                      placeholder={write(usual[time])}
                      inputMode="numeric"
                      autoComplete="off"
                      className={CONTROL_LOOK}
                      onChange={(event) => {
                        const typed = { toStartMinutes: '', toEndMinutes: '', ...value[kind] };
                        onChange({ ...value, [kind]: { ...typed, [time]: event.target.value } });
                      }}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {error && (
        <span role="alert" className="text-note text-err">
          {error}
        </span>
      )}
    </div>
  );
}

function typedWaits({ waits }: Limits): TypedWaits {
  return Object.fromEntries(
    waits.map(({ kind, toStartMinutes, toEndMinutes }) => [
      kind,
      { toStartMinutes: write(toStartMinutes), toEndMinutes: write(toEndMinutes) },
    ]),
  );
}

function write(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

function read(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
