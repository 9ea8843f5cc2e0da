import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SentCodeAnswer } from '../phone-contract.ts';

/** A code that was asked for in this tab. */
export interface CodeRequest {
  /** The address or the number that it went to. */
  to: string;
  requestToken: string;
  delivery: SentCodeAnswer['delivery'];
  /** When another one may be asked for, milliseconds of this device's clock. */
  againAt: number;
}

/**
 * Asks for codes and keeps what came of it under a name, also when the page is loaded again while the person looks at
 * their mail: a phone often throws a page away meanwhile. `secondsLeft` counts down until another code may be asked
 * for.
 */
export function useCodeRequest(
  name: string,
  ask: (to: string) => Promise<SentCodeAnswer>,
): {
  request: CodeRequest | null;
  secondsLeft: number;
  isSending: boolean;
  /** Rejects with what the server answers. */
  send: (to: string) => Promise<void>;
  /** After the code was used. */
  forget: () => void;
} {
  const [request, setRequest] = useState(() => readKept(name));
  const [now, setNow] = useState(() => Date.now());
  const { mutateAsync, isPending } = useMutation({ networkMode: 'always', mutationFn: ask });
  const secondsLeft = request ? Math.max(0, Math.ceil((request.againAt - now) / 1000)) : 0;

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  const send = async (to: string): Promise<void> => {
    const { requestToken, delivery, resendSeconds } = await mutateAsync(to);
    const made = { to, requestToken, delivery, againAt: Date.now() + resendSeconds * 1000 };
    setNow(Date.now());
    setRequest(made);
    keep(name, made);
  };
  const forget = (): void => {
    setRequest(null);
    keep(name, null);
  };
  return { request, secondsLeft, isSending: isPending, send, forget };
}

/** True where a code was asked for under that name a short while ago, by this tab. */
export function isCodeUnderWay(name: string): boolean {
  return readKept(name) !== null;
}

const keyOf = (name: string): string => `kinora-code-${name}`;

function readKept(name: string): CodeRequest | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as CodeRequest | null;
    // Long after the code's end it would only confuse.
    return kept && Date.now() - kept.againAt < 15 * 60_000 ? kept : null;
  } catch {
    return null;
  }
}

function keep(name: string, request: CodeRequest | null): void {
  try {
    if (request) sessionStorage.setItem(keyOf(name), JSON.stringify(request));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage it lives as long as the page.
  }
}
