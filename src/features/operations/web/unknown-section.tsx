import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useColon } from '#src/platform/browser/language/use-colon.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { UnknownAnswer } from '../contract.ts';
import { useDecide, useUnknown } from './use-operations.ts';

/** Fragment id of the section. */
export const UNKNOWN_ANCHOR = 'unknown-outcomes';

interface Decided {
  generation: UnknownAnswer;
  decision: 'release' | 'charge';
}

const DONE = { release: 'released', charge: 'charged' } as const;

/** Paid requests of unknown outcome, and the admin's decision about each. */
export function UnknownSection() {
  const t = useTranslations('operations.unknown');
  const list = useUnknown();
  const [asked, setAsked] = useState<Decided>();
  const { generations = [], total = 0 } = list.data ?? {};
  return (
    <PageSection heading={t('heading')} note={t('explain')} anchor={UNKNOWN_ANCHOR}>
      {list.error && <Notice>{list.error.message}</Notice>}
      {list.isPending && <Skeleton className="h-16" />}
      {list.isSuccess && generations.length === 0 && <p className="text-text-2">{t('empty')}</p>}
      {generations.length > 0 && (
        <ul aria-label={t('heading')} className="flex flex-col border-t border-line">
          {generations.map((generation) => (
            <UnknownLine
              key={generation.id}
              generation={generation}
              onDecide={(decision) => setAsked({ generation, decision })}
            />
          ))}
        </ul>
      )}
      {total > generations.length && (
        <p className="text-note text-text-3">{t('cut', { shown: generations.length, total })}</p>
      )}
      <DecisionDialog asked={asked} onClose={() => setAsked(undefined)} />
    </PageSection>
  );
}

/** Asks once more, since a decision cannot be undone; open while something is asked. */
function DecisionDialog({ asked, onClose }: { asked: Decided | undefined; onClose: () => void }) {
  const t = useTranslations('operations.unknown');
  const { confirmed, dialog } = useConfirmation();
  const decide = useDecide(confirmed);
  const decision = asked?.decision ?? 'release';
  const isKnown = decide.error instanceof ApiError && decide.error.code === 'TASK_NOT_FOUND';
  const close = (): void => {
    onClose();
    decide.reset();
  };
  const send = ({ generation }: Decided): void =>
    decide.mutate(
      { generationId: generation.id, decision },
      {
        onSuccess: () => {
          toast(t(DONE[decision]), 'success');
          close();
        },
      },
    );
  return (
    <>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={close}
        title={t(`questions.${decision}`)}
        confirmLabel={t(decision)}
        danger={decision === 'charge'}
        busy={decide.isPending}
        error={isKnown ? t('known') : decide.error?.message}
        onConfirm={() => asked && send(asked)}
      >
        <p className="wrap-anywhere">
          {asked &&
            t(`consequences.${decision}`, { name: asked.generation.account.name, coins: asked.generation.priceCoins })}
        </p>
      </ConfirmDialog>
      {dialog}
    </>
  );
}

function UnknownLine({
  generation,
  onDecide,
}: {
  generation: UnknownAnswer;
  onDecide: (decision: Decided['decision']) => void;
}) {
  const t = useTranslations('operations.unknown');
  const format = useFormatter();
  const colon = useColon();
  const { id, vendor, label, priceCoins, unknownSince, reason, account } = generation;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3">
      <span className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span translate="no" className="font-semibold wrap-anywhere">
            {vendor} · {label}
          </span>
          <CoinAmount coins={priceCoins} />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-dense text-text-2">
          <time dateTime={unknownSince} className="tabular-nums">
            {format.dateTime(new Date(unknownSince), { dateStyle: 'short', timeStyle: 'short' })}
          </time>
          <Link translate="no" to={`/admin/user-management?account=${account.id}`} className="link wrap-anywhere">
            {account.name}
          </Link>
        </span>
        <code translate="no" className="font-edge text-note wrap-anywhere text-text-3 select-all">
          {id}
        </code>
        <span lang="en" className="text-note wrap-anywhere text-text-3">
          {reason}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {(['release', 'charge'] as const).map((decision) => (
          <Button
            key={decision}
            size="dense"
            aria-label={`${t(decision)}${colon}${account.name}, ${label}`}
            onClick={() => onDecide(decision)}
          >
            {t(decision)}
          </Button>
        ))}
      </span>
    </li>
  );
}
