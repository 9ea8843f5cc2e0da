import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { safeNext } from './safe-next.ts';
import { useConfirmation } from './use-confirmation.tsx';
import { useSecondFactor, useSecondFactorSteps } from './use-standing.ts';

/** The second factor: setting it up with an app, its recovery codes, and switching it off (SEC-17). */
export function SecondFactorScreen() {
  const t = useTranslations('standing.secondFactor');
  const factor = useSecondFactor();
  const { confirmed, dialog } = useConfirmation();
  const steps = useSecondFactorSteps(confirmed);
  const recoveryCodes = steps.finish.data?.recoveryCodes;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const next = parameters.get('next');
  const end = (): void => {
    steps.begin.reset();
    steps.finish.reset();
    if (next !== null) {
      void navigate(safeNext(next), { replace: true });
    }
  };
  return (
    <div className="flex w-full max-w-xl flex-col gap-6">
      <PageHead heading={t('heading')} lead={t('explain')} />
      {next !== null && factor.data?.isOn === false && <Notice kind="warning">{t('required')}</Notice>}
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
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onDone={end} />}
      {!recoveryCodes && factor.data && <FactorState factor={factor.data} steps={steps} />}
      {dialog}
    </div>
  );
}

type Factor = NonNullable<ReturnType<typeof useSecondFactor>['data']>;
type Steps = ReturnType<typeof useSecondFactorSteps>;

/** The state of the second factor, and the form that changes it. */
function FactorState({ factor, steps }: { factor: Factor; steps: Steps }) {
  const t = useTranslations('standing.secondFactor');
  if (factor.isOn) {
    return (
      <>
        <Notice kind="success">{`${t('on')} ${t('codesLeft', { count: factor.recoveryCodesLeft })}`}</Notice>
        <RemoveFactor remove={steps.remove} />
      </>
    );
  }
  return (
    <>
      <Notice kind="note">{t('off')}</Notice>
      {steps.begin.data ? (
        <FactorSetUp begun={steps.begin.data} finish={steps.finish} />
      ) : (
        <BeginFactor begin={steps.begin} />
      )}
    </>
  );
}

function RemoveFactor({ remove }: Pick<Steps, 'remove'>) {
  const t = useTranslations('standing.secondFactor');
  return (
    <section aria-labelledby="factor-off" className="flex flex-col gap-3">
      <h2 id="factor-off" className="text-lead font-semibold">
        {t('removeHeading')}
      </h2>
      <CodeForm
        endpoint="accounts.secondFactor.removeSecondFactor"
        label={t('removeLabel')}
        submit={t('remove')}
        danger
        onSend={remove.mutateAsync}
      />
    </section>
  );
}

function BeginFactor({ begin }: Pick<Steps, 'begin'>) {
  const t = useTranslations('standing.secondFactor');
  return (
    <>
      {begin.error && <Notice>{begin.error.message}</Notice>}
      <Button kind="primary" className="self-start" busy={begin.isPending} onClick={() => begin.mutate()}>
        {t('begin')}
      </Button>
    </>
  );
}

/** The secret for the app, as a QR code and as text, and the field for the app's first code. */
function FactorSetUp({ begun, finish }: { begun: NonNullable<Steps['begin']['data']>; finish: Steps['finish'] }) {
  const t = useTranslations('standing.secondFactor');
  return (
    <Slate as="section" aria-label={t('qr')} className="flex flex-col gap-4 p-4 sm:p-5">
      <p>{t('scan')}</p>
      <QrCode text={begun.address} label={t('qr')} size={200} />
      <p className="flex flex-col gap-1">
        <span className="text-note text-text-2">{t('secret')}</span>
        <code translate="no" data-selectable="" className="font-edge text-dense wrap-anywhere select-all">
          {begun.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeForm
        endpoint="accounts.secondFactor.finishSecondFactor"
        label={t('code')}
        hint={t('codeHint')}
        submit={t('finish')}
        onSend={finish.mutateAsync}
      />
    </Slate>
  );
}

function CodeForm({
  endpoint,
  label,
  hint,
  submit,
  danger = false,
  onSend,
}: {
  endpoint: 'accounts.secondFactor.finishSecondFactor' | 'accounts.secondFactor.removeSecondFactor';
  label: string;
  hint?: string;
  submit: string;
  danger?: boolean;
  onSend: (code: string) => Promise<unknown>;
}) {
  const t = useTranslations('standing.secondFactor');
  const { form, field, isSending } = useForm({
    endpoint,
    initial: { code: '' },
    texts: { code: { missing: t('codeMissing') } },
    explain: (error) => ({ code: error instanceof Error ? error.message : String(error) }),
    send: ({ code }) => onSend(code),
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        {...field('code')}
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button kind={danger ? 'danger' : 'primary'} type="submit" busy={isSending} className="self-start">
        {submit}
      </Button>
    </form>
  );
}
