import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import { listUnknownGenerations } from '#src/foundation/generation/server/list-unknown-generations.ts';
import { decideUnknownGeneration, type Decision } from '#src/foundation/generation/server/reconcile-generations.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import type { UnknownAnswer } from '../contract.ts';
import { modelLabel } from './model-label.ts';

const MOST_LISTED = 100;

/** The admin and the request, for the audit. */
export interface DecisionAct {
  readonly adminId: string;
  readonly requestId: string;
}

/** Paid requests of unknown outcome with their owners, the longest unknown first, and how many there are. */
export async function listUnknown(db: Executor): Promise<{ generations: UnknownAnswer[]; total: number }> {
  const { rows, total } = await listUnknownGenerations(db, MOST_LISTED);
  const owners = await findAccountsById(
    db,
    rows.map(({ accountId }) => accountId),
  );
  return {
    generations: rows.map(({ id, accountId, vendor, model, priceCoins, unknownSince, createdAt, error }) => ({
      id,
      vendor,
      model,
      label: modelLabel(model),
      priceCoins,
      unknownSince: (unknownSince ?? createdAt).toISOString(),
      reason: error?.reason ?? '',
      account: { id: accountId, name: owners.get(accountId)?.username ?? '' },
    })),
    total,
  };
}

/**
 * Ends a request of unknown outcome and records who decided it, in one transaction. Throws TASK_NOT_FOUND when there is
 * none, or its outcome is known meanwhile.
 */
export async function decideWithAudit(
  dependencies: GenerationDependencies,
  act: DecisionAct,
  decided: { generationId: string; decision: Decision },
): Promise<void> {
  const { generationId, decision } = decided;
  await dependencies.db.transaction(async (transaction) => {
    await decideUnknownGeneration({ ...dependencies, db: transaction as Executor as Database }, decided);
    const row = (await findGenerations(transaction, [generationId])).get(generationId);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: `generation.${decision}`,
      subject: { kind: 'generation', id: generationId },
      requestId: act.requestId,
      before: { state: 'unknown' },
      after: {
        state: row?.state ?? '',
        vendor: row?.vendor ?? '',
        model: row?.model ?? '',
        coinsCharged: decision === 'charge' ? (row?.priceCoins ?? 0) : 0,
      },
    });
  });
}
