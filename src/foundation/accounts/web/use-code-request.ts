import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SentCodeAnswer } from '../phone-contract.ts';

/** A code that this tab requested. */
export interface CodeRequest {
  /** The address or number that it was sent to. */
  to: string;
  requestToken: string;
  delivery: SentCodeAnswer['delivery'];
  /** When another one may be requested, in milliseconds of this device's clock. */
  againAt: number;
}

/**
 * Requests codes and keeps the last request under a name, also over a reload: phones often discard a page while the
 * person reads the mail. `secondsLeft` counts down until another code may be requested.
 */
export function useCodeRequest(
  name: string,
  ask: (to: string) => Promise<SentCodeAnswer>,
): {
  request: CodeRequest | null;
  secondsLeft: number;
  isSending: boolean;
  /** Rejects with the server's error. */
  send: (to: string) => Promise<void>;
  /** After the code was used. */
  forget: () => void;
} {
  const [request, setRequest] = useState(() => readKept(name));
  const [now, setNow] = useState(() => Date.now());
  const { mutateAsync, isPending } = useMutation({ networkMode: 'always', mutationFn: ask });
  const secondsLeft = request ? Math.max(0, Math.ceil((request.againAt - now) / 1000)) : 0;

  useEffect(() => {
    if (secondsLeft === 0) {
      return;
    }
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

/** True when this tab requested a code under that name a short while ago. */
export function isCodeUnderWay(name: string): boolean {
  return readKept(name) !== null;
}

const keyOf = (name: string): string => `kinora-code-${name}`;

function readKept(name: string): CodeRequest | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as CodeRequest | null;
    // An old request would only confuse: its code has expired.
    return kept && Date.now() - kept.againAt < 15 * 60_000 ? kept : null;
  } catch {
    return null;
  }
}

function keep(name: string, request: CodeRequest | null): void {
  try {
    if (request) {
      sessionStorage.setItem(keyOf(name), JSON.stringify(request));
    } else {
      sessionStorage.removeItem(keyOf(name));
    }
  } catch {
    // Without storage it lives as long as the page.
  }
}
