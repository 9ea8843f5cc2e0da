import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { useConfirmation } from './use-confirmation.tsx';
import { useSecondFactor, useSecondFactorSteps } from './use-standing.ts';

/** The second factor of signing in: setting it up with an app, its recovery codes, and switching it off (SEC-17). */
export function SecondFactorScreen() {
  const t = useTranslations('standing.secondFactor');
  const factor = useSecondFactor();
  const { confirmed, dialog } = useConfirmation();
  const { begin, finish, remove } = useSecondFactorSteps(confirmed);
  const recoveryCodes = finish.data?.recoveryCodes;
  const forget = (): void => {
    begin.reset();
    finish.reset();
  };
  return (
    <div className="flex w-full max-w-[560px] flex-col gap-6">
      <PageHead heading={t('heading')} lead={t('explain')} />
      {factor.isPending && <Skeleton className="h-24" />}
      {factor.error && (
        <Notice
          action={
            <Button busy={factor.isFetching} onClick={() => void factor.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {factor.error.message}
        </Notice>
      )}
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onDone={forget} />
      ) : (
        factor.data && (
          <>
            <Notice kind={factor.data.isOn ? 'success' : 'note'}>
              {factor.data.isOn ? `${t('on')} ${t('codesLeft', { count: factor.data.recoveryCodesLeft })}` : t('off')}
            </Notice>
            {factor.data.isOn && (
              <section aria-labelledby="factor-off" className="flex flex-col gap-3">
                <h2 id="factor-off" className="text-lead font-semibold">
                  {t('removeHeading')}
                </h2>
                <CodeForm
                  label={t('removeLabel')}
                  submit={t('remove')}
                  danger
                  busy={remove.isPending}
                  error={remove.error?.message}
                  onSend={(code) => remove.mutate(code)}
                />
              </section>
            )}
            {!factor.data.isOn && !begin.data && (
              <>
                {begin.error && <Notice>{begin.error.message}</Notice>}
                <Button kind="primary" className="self-start" busy={begin.isPending} onClick={() => begin.mutate()}>
                  {t('begin')}
                </Button>
              </>
            )}
            {!factor.data.isOn && begin.data && (
              <Slate as="section" aria-label={t('qr')} className="flex flex-col gap-4 p-4 sm:p-5">
                <p>{t('scan')}</p>
                <QrCode text={begin.data.address} label={t('qr')} size={200} />
                <p className="flex flex-col gap-1">
                  <span className="text-note text-text-2">{t('secret')}</span>
                  <code data-selectable="" className="font-edge text-dense wrap-anywhere select-all">
                    {begin.data.secret.match(/.{1,4}/g)?.join(' ')}
                  </code>
                </p>
                <CodeForm
                  label={t('code')}
                  hint={t('codeHint')}
                  submit={t('finish')}
                  busy={finish.isPending}
                  error={finish.error?.message}
                  onSend={(code) => finish.mutate(code)}
                />
              </Slate>
            )}
          </>
        )
      )}
      {dialog}
    </div>
  );
}

function CodeForm({
  label,
  hint,
  submit,
  danger = false,
  busy,
  error,
  onSend,
}: {
  label: string;
  hint?: string;
  submit: string;
  danger?: boolean;
  busy: boolean;
  error: string | undefined;
  onSend: (code: string) => void;
}) {
  const t = useTranslations('standing.secondFactor');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '' && !busy) onSend(code);
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <TextField
        label={label}
        hint={hint}
        error={missing ? t('codeMissing') : error}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setMissing(false);
        }}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Button kind={danger ? 'danger' : 'primary'} type="submit" busy={busy} className="self-start">
        {submit}
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('standing.secondFactor');
  const text = codes.join('\n');
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t('copied'), 'success'),
      () => toast(t('copyFailed'), 'error'),
    );
  return (
    <section
      aria-labelledby="factor-codes"
      className="flex flex-col gap-4 rounded-panel border border-line-strong bg-surface-1 p-4 sm:p-5"
    >
      <h2 id="factor-codes" className="text-lead font-semibold">
        {t('recoveryHeading')}
      </h2>
      <Notice kind="success">{t('on')}</Notice>
      <p className="text-text-2">{t('recovery')}</p>
      <ul
        data-selectable=""
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 font-edge text-dense select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'kinora-recovery-codes.txt')}>
          {t('save')}
        </Button>
        <Button onClick={copy}>{t('copy')}</Button>
        <Button kind="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </section>
  );
}
