import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { useSignInLink } from './use-account.ts';

/** Where a sign-in link lands. Without one it says where to find it. */
export function LoginScreen() {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useSignInLink();
  const token = parameters.get('link');
  const sent = useRef(false);
  useEffect(() => {
    // The link works once, so it must be sent once, however often this effect runs.
    if (token === null || sent.current) return;
    sent.current = true;
    mutate(token, { onSuccess: () => void navigate('/dashboard/film/idea', { replace: true }) });
  }, [token, mutate, navigate]);
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <h1 className="font-display text-3xl font-bold">{t('heading')}</h1>
      {error && <Notice>{error.message}</Notice>}
      <p className="text-text-2">{isPending ? t('signingIn') : t('openLink')}</p>
    </div>
  );
}
