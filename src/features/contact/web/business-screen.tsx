import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { useSendEnquiry } from './use-contact.ts';

const EMPTY = { name: '', company: '', contact: '', budget: '', message: '' };

/** The form for business enquiries (BIZ-01). */
export function BusinessScreen() {
  const t = useTranslations('contact.business');
  const { data: me } = useMe();
  const send = useSendEnquiry();
  const thanks = useRef<HTMLHeadingElement>(null);
  const { form, values, field, problems, isSending } = useForm({
    endpoint: 'contact.sendBusinessMessage',
    initial: EMPTY,
    texts: {
      name: { missing: t('missing.name') },
      company: { missing: t('missing.company') },
      contact: { missing: t('missing.contact') },
      message: { missing: t('missing.message') },
    },
    send: ({ budget, ...rest }, id) => send.mutateAsync({ id, ...rest, ...(budget === '' ? {} : { budget }) }),
  });

  useEffect(() => {
    if (send.isSuccess) {
      thanks.current?.focus();
    }
  }, [send.isSuccess]);

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
          <p className="max-w-[52ch] text-text-2">{t('thanksText', { contact: values.contact })}</p>
          <Link to="/dashboard/film/idea" className={buttonLook('outline')}>
            {t('meanwhile')}
          </Link>
        </div>
      ) : (
        <form
          {...form}
          className="flex flex-col gap-5 self-start rounded-panel border border-line bg-surface-1 px-5 py-6 sm:px-8"
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('name')} label={t('name')} name="name" autoComplete="name" />
            <TextField {...field('company')} label={t('company')} name="organization" autoComplete="organization" />
          </div>
          <TextField
            {...field('contact')}
            label={t('contact')}
            name="contact"
            autoComplete="email"
            hint={t('contactHint')}
            {...(me?.email && values.contact === '' ? { placeholder: me.email } : {})}
          />
          <TextField {...field('budget')} label={t('budget')} hint={t('budgetHint')} />
          <TextArea {...field('message')} label={t('message')} controlClassName="min-h-36" hint={t('messageHint')} />
          {problems.form && <Notice>{problems.form}</Notice>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-56 text-note text-text-3">{t('kept')}</p>
            <Button kind="primary" type="submit" busy={isSending} className="max-sm:w-full">
              {t('send')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
