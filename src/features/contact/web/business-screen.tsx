import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { MESSAGE_LIMITS } from '#src/shared/catalogue/feedback.ts';
import { useSendEnquiry } from './use-contact.ts';

const EMPTY = { name: '', company: '', contact: '', budget: '', message: '' };
type Fields = typeof EMPTY;
const REQUIRED = ['name', 'company', 'contact', 'message'] as const;

/** Where a business asks for a film of its own (BIZ-01). */
export function BusinessScreen() {
  const t = useTranslations('contact.business');
  const { data: me } = useMe();
  const send = useSendEnquiry();
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const missing = (field: keyof Fields): boolean => refusals > 0 && fields[field].trim() === '';

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  useEffect(() => {
    if (send.isSuccess) thanks.current?.focus();
  }, [send.isSuccess]);

  const submit = (): void => {
    if (send.isPending) return;
    if (REQUIRED.some((field) => fields[field].trim() === '') || [...fields.message].length > MESSAGE_LIMITS.message)
      return setRefusals((times) => times + 1);
    const { budget, ...rest } = fields;
    send.mutate({ ...rest, ...(budget.trim() === '' ? {} : { budget }) });
  };
  const field = (name: 'name' | 'company' | 'contact' | 'budget') => ({
    label: t(name),
    value: fields[name],
    maxLength: MESSAGE_LIMITS[name],
    error: name !== 'budget' && missing(name) ? t(`missing.${name}`) : undefined,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });

  return (
    <div className="mx-auto grid w-full max-w-[1120px] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-6">
      <header className="flex flex-col gap-4">
        <h1 className="display text-[clamp(1.9rem,1.3rem+2vw,2.8rem)] leading-[calc(1.04*var(--leading-scale))]">
          {t('heading')}
        </h1>
        <p className="max-w-[46ch] text-reading text-text-2">{t('lead')}</p>
        <ul className="flex max-w-[46ch] flex-col border-b border-line">
          {(['say', 'price', 'answer'] as const).map((point) => (
            <li key={point} className="flex flex-col gap-0.5 border-t border-line py-3">
              <span className="font-semibold">{t(`points.${point}.title`)}</span>
              <span className="text-text-2">{t(`points.${point}.text`)}</span>
            </li>
          ))}
        </ul>
      </header>
      {send.isSuccess ? (
        <div className="flex flex-col items-start gap-4 self-start rounded-panel border border-line bg-surface-1 px-5 py-7 sm:px-8">
          <h2 ref={thanks} tabIndex={-1} className="text-lead font-semibold outline-none">
            {t('thanks')}
          </h2>
          <p className="max-w-[52ch] text-text-2">{t('thanksText', { contact: fields.contact })}</p>
          <Link to="/dashboard/film/idea" className={buttonLook('outline')}>
            {t('meanwhile')}
          </Link>
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          className="flex flex-col gap-5 self-start rounded-panel border border-line bg-surface-1 px-5 py-6 sm:px-8"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('name')} name="name" autoComplete="name" />
            <TextField {...field('company')} name="organization" autoComplete="organization" />
          </div>
          <TextField
            {...field('contact')}
            name="contact"
            autoComplete="email"
            hint={t('contactHint')}
            {...(me?.email && fields.contact === '' ? { placeholder: me.email } : {})}
          />
          <TextField {...field('budget')} optional hint={t('budgetHint')} />
          <TextArea
            label={t('message')}
            controlClassName="min-h-36"
            most={MESSAGE_LIMITS.message}
            value={fields.message}
            hint={t('messageHint')}
            error={missing('message') ? t('missing.message') : undefined}
            onChange={(event) => setFields({ ...fields, message: event.target.value })}
          />
          {send.error && <Notice>{send.error.message}</Notice>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-56 text-note text-text-3">{t('kept')}</p>
            <Button kind="primary" type="submit" busy={send.isPending} className="max-sm:w-full">
              {t('send')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
