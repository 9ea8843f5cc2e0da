import { useFormatter, useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { ProofAnswer } from '../contract.ts';
import { useProofs, useProveBooks } from './use-administration.ts';

/** The last results of verifying film coins and audit (COIN-01, ADM-01). */
export function ProofsSection() {
  const t = useTranslations('administration');
  const proofs = useProofs();
  const { confirmed, dialog } = useConfirmation();
  const prove = useProveBooks(confirmed);
  const error = prove.error ?? proofs.error;
  return (
    <section aria-labelledby="proofs" className="flex flex-col gap-3 border-y border-line py-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="proofs" className="text-lead font-semibold">
            {t('proofs.heading')}
          </h2>
          <p className="max-w-prose text-text-2">{t('proofs.explain')}</p>
        </div>
        <Button busy={prove.isPending} onClick={() => prove.mutate()}>
          {t('proofs.prove')}
        </Button>
      </header>
      {error && (
        <Notice
          action={
            <Button size="dense" busy={proofs.isFetching} onClick={() => void proofs.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {proofs.isPending && <Skeleton className="h-16" />}
      {proofs.data && (
        <dl aria-live="polite" className="grid gap-x-10 gap-y-3 md:grid-cols-2">
          <Proof book="ledger" proof={proofs.data.ledger} />
          <Proof book="audit" proof={proofs.data.audit} />
        </dl>
      )}
      {dialog}
    </section>
  );
}

function Proof({ book, proof }: { book: 'ledger' | 'audit'; proof: ProofAnswer | null }) {
  const t = useTranslations('administration.proofs');
  const format = useFormatter();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="edge text-text-3">{t(`books.${book}`)}</dt>
      <dd className="flex flex-col gap-1.5">
        {proof === null && <span className="text-text-2">{t('never')}</span>}
        {proof?.faults.length === 0 && <span className="text-ok">{t(`good.${book}`, { entries: proof.entries })}</span>}
        {proof && proof.faults.length > 0 && (
          <>
            <Notice>{t(`wrong.${book}`)}</Notice>
            <ul className="flex flex-col gap-0.5 font-edge text-dense">
              {proof.faults.map((fault) => (
                <li key={fault} className="wrap-anywhere" translate="no">
                  {fault}
                </li>
              ))}
            </ul>
          </>
        )}
        {proof && (
          <time dateTime={proof.provedAt} className="text-note text-text-3">
            {t('provedAt', {
              time: format.dateTime(new Date(proof.provedAt), { dateStyle: 'long', timeStyle: 'short' }),
            })}
          </time>
        )}
      </dd>
    </div>
  );
}
