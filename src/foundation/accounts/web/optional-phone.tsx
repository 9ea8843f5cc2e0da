import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { WrittenPhone } from './phone-field.tsx';
import { useSendCode } from './use-account-acts.ts';
import { isCodeUnderWay } from './use-code-request.ts';
import { useCode } from './use-code.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** A phone that may be given when registering. One that was opened and left empty counts as none. */
export function useOptionalPhone() {
  const [isOpen, setOpen] = useState(() => isCodeUnderWay('register-phone'));
  const sendCode = useSendCode('register');
  const code = useCode({
    by: 'phone',
    name: 'register',
    places: { to: 'phone.number', code: 'phone.code' },
    ask: (to) => sendCode('phone', to),
  });
  const isGiven = (written: WrittenPhone): boolean => isOpen && written.number.trim() !== '';
  return {
    ...code,
    isOpen,
    setOpen,
    isGiven,
    check: (written: WrittenPhone) => (isGiven(written) ? code.check(written) : {}),
    without: (written: WrittenPhone) => (isGiven(written) ? code.without(written) : ['phone.code' as const]),
  };
}

/** The button that opens the phone's fields (`children`), or the fields with the button that leaves them out. */
export function OptionalPhone({
  isOpen,
  onOpen,
  children,
}: {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const t = useTranslations('accounts.phone');
  const part = useKeptFocus<HTMLDivElement>(isOpen);
  return (
    <div ref={part} className="flex flex-col">
      {isOpen ? (
        <fieldset className="flex min-w-0 flex-col gap-4 border-l-2 border-line-strong pl-4">
          <legend className="sr-only">{t('phone')}</legend>
          <p className="text-note text-text-2">{t('addNote')}</p>
          {children}
          <Button kind="quiet" className="-ml-4 self-start" onClick={() => onOpen(false)}>
            {t('leaveOut')}
          </Button>
        </fieldset>
      ) : (
        <Button
          kind="quiet"
          className="-ml-4 self-start"
          icon={<Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onOpen(true)}
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}
