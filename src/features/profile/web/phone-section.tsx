import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeFields } from '#src/foundation/accounts/web/code-fields.tsx';
import { EntryForm } from '#src/foundation/accounts/web/entry-form.tsx';
import { PhoneField, startPhone, type WrittenPhone } from '#src/foundation/accounts/web/phone-field.tsx';
import { useAccountProblems } from '#src/foundation/accounts/web/problems.ts';
import { submitOrAsk, useCode } from '#src/foundation/accounts/web/use-code.ts';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { useKeptFocus } from '#src/foundation/accounts/web/use-kept-focus.ts';
import { usePhone, useSendPhoneCode, useSetPhone, type Confirmed } from '#src/foundation/accounts/web/use-phone.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { formatPhone } from '#src/shared/phone-number.ts';

/**
 * The phone for signing in besides the address (AUTH-07): add, change, remove. Hidden when the site sends no SMS,
 * unless there is one to remove.
 */
export function PhoneSection() {
  const t = useTranslations('profile.phone');
  const { data: phone } = usePhone();
  const isOffered = useSettings().data?.phoneSignIn === true;
  const { confirmed, dialog } = useConfirmation();
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = useSetPhone(confirmed);
  const part = useKeptFocus<HTMLDivElement>(isEditing);
  if (phone === undefined || (phone === null && !isOffered)) {
    return null;
  }
  const close = (): void => {
    setRemoving(false);
    remove.reset();
  };
  return (
    <PageSection anchor="phone" heading={t('heading')} note={t('explain')}>
      {phone !== null && (
        <p className="text-lead font-semibold tabular-nums" translate="no">
          {formatPhone(phone)}
        </p>
      )}
      <div ref={part}>
        {isEditing ? (
          <PhoneForm confirmed={confirmed} onDone={() => setEditing(false)} />
        ) : (
          <div className="flex flex-wrap gap-2.5">
            {isOffered && <Button onClick={() => setEditing(true)}>{t(phone === null ? 'add' : 'change')}</Button>}
            {phone !== null && (
              <Button kind="quiet" onClick={() => setRemoving(true)}>
                {t('remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isRemoving}
        onClose={close}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        danger
        busy={remove.isPending}
        error={remove.error?.message}
        onConfirm={() =>
          remove.mutate(null, {
            onSuccess: () => {
              close();
              toast(t('removed'), 'success');
            },
          })
        }
      >
        <p>{t('removeNote')}</p>
      </ConfirmDialog>
      {dialog}
    </PageSection>
  );
}

function PhoneForm({ confirmed, onDone }: { confirmed: Confirmed; onDone: () => void }) {
  const t = useTranslations('profile.phone');
  const problemTexts = useTranslations('accounts.problems');
  const code = useCode({
    by: 'phone',
    name: 'set_phone',
    places: { to: 'phone', code: 'code' },
    ask: useSendPhoneCode(confirmed),
  });
  const set = useSetPhone(confirmed);
  const explain = useAccountProblems<{ phone: WrittenPhone; code: string }>();
  const entry = useForm({
    endpoint: 'accounts.phone.setPhone',
    initial: () => ({ phone: startPhone(code.sentTo), code: '' }),
    texts: { code: problemTexts('codeEmpty') },
    without: ({ phone }) => code.without(phone),
    check: ({ phone }) => code.check(phone),
    explain: (error) => explain(error, { phone: 'phone', code: 'code' }),
    send: async (filled) => {
      const { to: phone, requestToken } = code.filled(filled.phone);
      await set.mutateAsync({ phone, requestToken, code: filled.code });
      code.forget();
      toast(t('saved'), 'success');
      onDone();
    },
  });
  const { form, values, control, problems, isSending } = entry;
  const asking = code.asking(values.phone, entry);
  return (
    <EntryForm {...form} onSubmit={submitOrAsk(asking, [values.code], form.onSubmit)} problem={problems.form}>
      <CodeFields asking={asking} {...control('code')}>
        <PhoneField {...control('phone')} />
      </CodeFields>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="primary" type="submit" busy={isSending}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </EntryForm>
  );
}
