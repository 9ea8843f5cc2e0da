import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';

/** That the user agreement and the privacy policy were read and agreed to, with ways to read them. */
export function AgreementBox({
  checked,
  onChange,
  error,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}) {
  const t = useTranslations('accounts');
  const link = (path: string) => (words: ReactNode) => (
    <a href={path} target="_blank" rel="noopener" className="link">
      {words}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  );
  return (
    <Checkbox checked={checked} onChange={onChange} error={error}>
      {t.rich('agreement', { terms: link('/terms'), privacy: link('/privacy') })}
    </Checkbox>
  );
}

const KEY = 'kinora-agreed';

/** Whether somebody agreed on this device before: they need not tick it again at each visit. */
export function readAgreed(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Remembers it for the next visit. */
export function storeAgreed(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing asks again.
  }
}
