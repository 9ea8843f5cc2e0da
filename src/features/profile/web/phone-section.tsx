import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeFields } from '#src/foundation/accounts/web/code-fields.tsx';
import { EntryForm } from '#src/foundation/accounts/web/entry-form.tsx';
import { useProblems } from '#src/foundation/accounts/web/problems.ts';
import { useCode } from '#src/foundation/accounts/web/use-code.ts';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { useKeptFocus } from '#src/foundation/accounts/web/use-kept-focus.ts';
import { usePhone, useSendPhoneCode, useSetPhone, type Confirmed } from '#src/foundation/accounts/web/use-phone.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { formatPhone } from '#src/shared/phone-number.ts';

/**
 * The phone that one signs in with besides the address (AUTH-07): added, changed, taken away. Not there where the site
 * sends no SMS, unless there is one to take away.
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
  if (phone === undefined || (phone === null && !isOffered)) return null;
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
  const form = useProblems();
  const code = useCode('phone', 'set_phone', useSendPhoneCode(confirmed), form);
  const set = useSetPhone(confirmed);
  const send = (): void => {
    if (set.isPending) return;
    // Enter in the number, before anything else is filled in, asks for the code.
    if (code.to !== undefined && !code.asked && code.code === '') return void code.send();
    if (form.show(code.wrong) || !code.filled) return;
    const { to: phone, ...filled } = code.filled;
    set.mutate(
      { phone, ...filled },
      {
        onSuccess: () => {
          code.forget();
          toast(t('saved'), 'success');
          onDone();
        },
        onError: form.showError,
      },
    );
  };
  return (
    <EntryForm form={form.form} problem={form.problems.form} onSend={send}>
      <CodeFields {...code.fields} />
      <div className="flex flex-wrap gap-2.5">
        <Button kind="primary" type="submit" busy={set.isPending}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </EntryForm>
  );
}
