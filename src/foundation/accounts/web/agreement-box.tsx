import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';

/** Checkbox for accepting the user agreement and the privacy policy, with links to them. */
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

/** Whether somebody agreed on this device before: the box is then ticked already. */
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
    // Without storage the box is empty the next time.
  }
}
