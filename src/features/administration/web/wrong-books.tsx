import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { useProofs } from './use-administration.ts';

/** Shown on every admin page until the books agree again. */
export function WrongBooks() {
  const t = useTranslations('administration.proofs');
  const { pathname } = useLocation();
  const { data } = useProofs();
  const isWrong = [data?.ledger, data?.audit].some((proof) => proof && proof.faults.length > 0);
  if (!isWrong || pathname === '/admin/audit') {
    return null;
  }
  return (
    <Notice
      className="mb-6"
      action={
        <Link to="/admin/audit" className="link">
          {t('see')}
        </Link>
      }
    >
      {t('alarm')}
    </Notice>
  );
}
