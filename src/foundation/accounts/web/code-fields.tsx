import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { Problems } from './problems.ts';
import type { CodeRequest } from './use-code-request.ts';

/** Six digits out of what was typed or pasted: with spaces, or in another width. */
function readDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 6);
}

/** An address and the code that was sent to it. */
export function CodeFields({ email, onEmail, code, onCode, problems, request, secondsLeft, isSending, onSend }: {
  email: string;
  onEmail: (email: string) => void;
  code: string;
  onCode: (code: string) => void;
  problems: Problems;
  request: CodeRequest | null;
  secondsLeft: number;
  isSending: boolean;
  /** Answers whether a code is on its way. */
  onSend: () => Promise<boolean>;
}) {
  const t = useTranslations('accounts');
  const codeInput = useRef<HTMLInputElement>(null);
  const sent = request !== null && request.email === email.trim();
  const waits = sent && secondsLeft > 0;
  const ask = async (): Promise<void> => {
    if (!waits && !isSending && (await onSend())) codeInput.current?.focus();
  };
  return (
    <>
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={problems.email}
      />
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <TextField
            ref={codeInput}
            label={t('code.label')}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => onCode((event.nativeEvent as InputEvent).isComposing ? event.target.value : readDigits(event.target.value))}
            onCompositionEnd={(event) => onCode(readDigits(event.currentTarget.value))}
            error={problems.code}
            hint={sent ? undefined : t('code.hint')}
          />
          <span className="flex flex-col gap-1.5">
            {/* As high as the label beside it, in every language. */}
            <span className="text-note" aria-hidden="true">&nbsp;</span>
            <Button className="min-w-[8.5rem] tabular-nums" busy={isSending} disabled={waits} onClick={() => void ask()}>
              {waits ? t('code.wait', { seconds: secondsLeft }) : sent ? t('code.again') : t('code.send')}
            </Button>
          </span>
        </div>
        {sent && <Notice kind={request.delivery === 'mail' ? 'success' : 'warning'}>{request.delivery === 'mail' ? t('code.sentMail', { email: request.email }) : t('code.sentOutbox')}</Notice>}
      </div>
    </>
  );
}
