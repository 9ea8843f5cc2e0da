import { useEffect, useState } from 'react';
import { useSendCode } from './use-account.ts';

/** A code that was asked for in this tab. */
export interface CodeRequest {
  email: string;
  requestToken: string;
  delivery: 'mail' | 'outbox';
  /** When another one may be asked for, milliseconds of this device's clock. */
  againAt: number;
}

type Purpose = 'register' | 'reset_password';

/**
 * Asks for codes and keeps what came of it, also when the page is loaded again while the person looks at their mail: a phone
 * often throws a page away meanwhile. `secondsLeft` counts down until another code may be asked for.
 */
export function useCodeRequest(purpose: Purpose): {
  request: CodeRequest | null;
  secondsLeft: number;
  isSending: boolean;
  /** Rejects with what the server answers. */
  send: (email: string) => Promise<void>;
  /** After the code was used. */
  forget: () => void;
} {
  const [request, setRequest] = useState(() => readKept(purpose));
  const [now, setNow] = useState(() => Date.now());
  const { mutateAsync, isPending } = useSendCode();
  const secondsLeft = request ? Math.max(0, Math.ceil((request.againAt - now) / 1000)) : 0;

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  const send = async (email: string): Promise<void> => {
    const { requestToken, delivery, resendSeconds } = await mutateAsync({ email, purpose });
    const made = { email, requestToken, delivery, againAt: Date.now() + resendSeconds * 1000 };
    setNow(Date.now());
    setRequest(made);
    keep(purpose, made);
  };
  const forget = (): void => {
    setRequest(null);
    keep(purpose, null);
  };
  return { request, secondsLeft, isSending: isPending, send, forget };
}

const keyOf = (purpose: Purpose): string => `kinora-code-${purpose}`;

function readKept(purpose: Purpose): CodeRequest | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? 'null') as CodeRequest | null;
    // Long after the code's end it would only confuse.
    return kept && Date.now() - kept.againAt < 15 * 60_000 ? kept : null;
  } catch {
    return null;
  }
}

function keep(purpose: Purpose, request: CodeRequest | null): void {
  try {
    if (request) sessionStorage.setItem(keyOf(purpose), JSON.stringify(request));
    else sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // Without storage it lives as long as the page.
  }
}
