import { sql } from 'drizzle-orm';
import { isMemeId, type MemeId } from '#src/draft-engine/memes/templates.ts';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { readMemeOrder } from './read-meme-templates.ts';
import { memeTemplates } from './tables.ts';

/** The admin and the request, for the audit. */
export interface MemeAct {
  readonly adminId: string;
  readonly requestId: string;
}

type Order = Awaited<ReturnType<typeof readMemeOrder>>;

/** Puts the templates in this order (ADM-05); those that are left out follow. Throws NOT_FOUND for an unknown one. */
export async function orderMemes(db: Database, act: MemeAct, ids: readonly string[]): Promise<Order> {
  const wanted = [...new Set(ids)].map(requireMeme);
  return db.transaction(async (transaction) => {
    const before = await lockOrder(transaction);
    const after = [
      ...wanted.flatMap((id) => before.filter((one) => one.id === id)),
      ...before.filter(({ id }) => !wanted.includes(id)),
    ];
    await keepOrder(transaction, after);
    await writeAudit(transaction, {
      ...auditOf(act, 'memes.order', 'all'),
      before: { order: before.map(({ id }) => id).join(', ') },
      after: { order: after.map(({ id }) => id).join(', ') },
    });
    return after;
  });
}

/** Offers a template or hides it (ADM-05). Throws NOT_FOUND for an unknown one. */
export async function showMeme(
  db: Database,
  act: MemeAct,
  { templateId, visible }: { templateId: string; visible: boolean },
): Promise<Order> {
  const id = requireMeme(templateId);
  return db.transaction(async (transaction) => {
    const before = await lockOrder(transaction);
    const after = before.map((one) => (one.id === id ? { ...one, visible } : one));
    await keepOrder(transaction, after);
    await writeAudit(transaction, {
      ...auditOf(act, visible ? 'memes.show' : 'memes.hide', id),
      before: { visible: before.some((one) => one.id === id && one.visible) },
      after: { visible },
    });
    return after;
  });
}

function requireMeme(id: string): MemeId {
  if (!isMemeId(id)) {
    throw new AppError('NOT_FOUND', { details: { template: id } });
  }
  return id;
}

async function lockOrder(transaction: Transaction): Promise<Order> {
  await transaction.execute(sql`lock table ${memeTemplates} in share row exclusive mode`);
  return readMemeOrder(transaction);
}

async function keepOrder(transaction: Transaction, order: Order): Promise<void> {
  await transaction
    .insert(memeTemplates)
    .values(order.map(({ id, visible }, position) => ({ id, visible, position })))
    .onConflictDoUpdate({
      target: memeTemplates.id,
      set: { position: sql`excluded.position`, visible: sql`excluded.visible` },
    });
}

function auditOf({ adminId, requestId }: MemeAct, action: string, id: string) {
  return { actorId: adminId, action, subject: { kind: 'meme', id }, requestId };
}
