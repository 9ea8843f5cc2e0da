import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { formatPhone } from '#src/shared/phone-number.ts';
import type { CodeRequest } from './use-code-request.ts';
import type { CodeAsking } from './use-code.ts';

/** The digits of a code that was typed or pasted, perhaps with spaces or in full width. */
function readDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, LIMITS.codes.digits);
}

/** An address or a phone (`children`), and the code that was sent to it. */
export function CodeFields({
  asking,
  value,
  onChange,
  error,
  children,
}: {
  asking: CodeAsking;
  /** The code. */
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  children: ReactNode;
}) {
  const { by, asked, secondsLeft, isSending, send } = asking;
  const t = useTranslations('accounts');
  const codeInput = useRef<HTMLInputElement>(null);
  const hint = by === 'phone' ? t('phone.codeHint') : t('code.hint');
  const sendLabel = asked ? t('code.again') : t('code.send');
  const waits = asked !== undefined && secondsLeft > 0;
  const ask = async (): Promise<void> => {
    if (!waits && !isSending && (await send())) {
      codeInput.current?.focus();
    }
  };
  return (
    <>
      {children}
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <TextField
            ref={codeInput}
            label={by === 'phone' ? t('phone.code') : t('code.label')}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) =>
              onChange(
                (event.nativeEvent as InputEvent).isComposing ? event.target.value : readDigits(event.target.value),
              )
            }
            onCompositionEnd={(event) => onChange(readDigits(event.currentTarget.value))}
            error={error}
            hint={asked ? undefined : hint}
          />
          <span className="flex flex-col gap-1.5">
            {/* Keeps the height of the label beside it, in every language. */}
            <span className="text-note" aria-hidden="true">
              &nbsp;
            </span>
            <Button
              className="min-w-[8.5rem] tabular-nums"
              busy={isSending}
              disabled={waits}
              onClick={() => void ask()}
            >
              {waits ? t('code.wait', { seconds: secondsLeft }) : sendLabel}
            </Button>
          </span>
        </div>
        {asked && (
          <Notice kind={asked.delivery === 'outbox' ? 'warning' : 'success'}>
            <SentTo asked={asked} />
          </Notice>
        )}
      </div>
    </>
  );
}

function SentTo({ asked: { to, delivery } }: { asked: CodeRequest }) {
  const t = useTranslations('accounts');
  if (delivery === 'outbox') {
    return t('code.sentOutbox');
  }
  const minutes = LIMITS.codes.lifeMinutes;
  return delivery === 'sms'
    ? t('phone.sent', { phone: formatPhone(to), minutes })
    : t('code.sentMail', { email: to, minutes });
}
