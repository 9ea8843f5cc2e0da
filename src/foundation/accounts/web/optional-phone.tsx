import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CodeFields } from './code-fields.tsx';
import type { useProblems } from './problems.ts';
import { useSendCode } from './use-account.ts';
import { isCodeUnderWay } from './use-code-request.ts';
import { useCode } from './use-code.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** A phone that may be given when registering, as a part of that form. One that was begun and left empty counts as none. */
export function useOptionalPhone(form: ReturnType<typeof useProblems>) {
  const [isOpen, setOpen] = useState(() => isCodeUnderWay('register-phone'));
  const sendCode = useSendCode('register');
  const code = useCode('phone', 'register', (to) => sendCode('phone', to), form);
  const isGiven = isOpen && !code.isEmpty;
  return {
    isOpen,
    setOpen,
    fields: code.fields,
    forget: code.forget,
    wrong: isGiven ? code.wrong : {},
    given:
      isGiven && code.filled
        ? { number: code.filled.to, code: code.filled.code, requestToken: code.filled.requestToken }
        : undefined,
  };
}

/** The way to a phone in the form, and its fields once it was taken. */
export function OptionalPhone({ phone: { isOpen, setOpen, fields } }: { phone: ReturnType<typeof useOptionalPhone> }) {
  const t = useTranslations('accounts.phone');
  const part = useKeptFocus<HTMLDivElement>(isOpen);
  return (
    <div ref={part} className="flex flex-col">
      {isOpen ? (
        <fieldset className="flex min-w-0 flex-col gap-4 border-l-2 border-line-strong pl-4">
          <legend className="sr-only">{t('phone')}</legend>
          <p className="text-note text-text-2">{t('addNote')}</p>
          <CodeFields {...fields} />
          <Button kind="quiet" className="-ml-4 self-start" onClick={() => setOpen(false)}>
            {t('leaveOut')}
          </Button>
        </fieldset>
      ) : (
        <Button
          kind="quiet"
          className="-ml-4 self-start"
          icon={<Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}
