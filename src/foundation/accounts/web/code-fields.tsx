import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { formatPhone } from '#src/shared/phone-number.ts';
import { PhoneField, type WrittenPhone } from './phone-field.tsx';
import type { CodeRequest } from './use-code-request.ts';

/** Six digits out of what was typed or pasted: with spaces, or in another width. */
function readDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 6);
}

/** An address or a phone, and the code that was sent to it. */
export function CodeFields({
  by,
  email,
  onEmail,
  phone,
  onPhone,
  code,
  onCode,
  problem,
  codeProblem,
  asked,
  secondsLeft,
  isSending,
  onSend,
}: {
  by: 'email' | 'phone';
  email: string;
  onEmail: (email: string) => void;
  phone: WrittenPhone;
  onPhone: (phone: WrittenPhone) => void;
  code: string;
  onCode: (code: string) => void;
  /** With the address or the phone. */
  problem: string | undefined;
  codeProblem: string | undefined;
  /** The code that went to what stands there now. */
  asked: CodeRequest | undefined;
  secondsLeft: number;
  isSending: boolean;
  /** Answers whether a code is on its way. */
  onSend: () => Promise<boolean>;
}) {
  const t = useTranslations('accounts');
  const codeInput = useRef<HTMLInputElement>(null);
  const waits = asked !== undefined && secondsLeft > 0;
  const ask = async (): Promise<void> => {
    if (!waits && !isSending && (await onSend())) codeInput.current?.focus();
  };
  return (
    <>
      {by === 'phone' ? (
        <PhoneField value={phone} onChange={onPhone} error={problem} />
      ) : (
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          error={problem}
        />
      )}
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <TextField
            ref={codeInput}
            label={by === 'phone' ? t('phone.code') : t('code.label')}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) =>
              onCode(
                (event.nativeEvent as InputEvent).isComposing ? event.target.value : readDigits(event.target.value),
              )
            }
            onCompositionEnd={(event) => onCode(readDigits(event.currentTarget.value))}
            error={codeProblem}
            hint={asked ? undefined : by === 'phone' ? t('phone.codeHint') : t('code.hint')}
          />
          <span className="flex flex-col gap-1.5">
            {/* As high as the label beside it, in every language. */}
            <span className="text-note" aria-hidden="true">
              &nbsp;
            </span>
            <Button
              className="min-w-[8.5rem] tabular-nums"
              busy={isSending}
              disabled={waits}
              onClick={() => void ask()}
            >
              {waits ? t('code.wait', { seconds: secondsLeft }) : asked ? t('code.again') : t('code.send')}
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
  if (delivery === 'outbox') return t('code.sentOutbox');
  return delivery === 'sms' ? t('phone.sent', { phone: formatPhone(to) }) : t('code.sentMail', { email: to });
}
