import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { orders, type OrderRow, type SubscriptionRow } from './tables.ts';

/** The current plan, and the next one if it was decided. */
export interface Plan {
  now: OrderRow;
  next: { order: OrderRow; startsAt: Date } | null;
}

/** The current plan of a subscription: a cheaper one that was chosen starts with the next period. */
export async function readPlan(executor: Executor, { orderId }: Pick<SubscriptionRow, 'orderId'>): Promise<Plan> {
  const find = async (id: string): Promise<OrderRow> => {
    const [order] = await executor.select().from(orders).where(eq(orders.id, id));
    if (!order) {
      throw new Error('a subscription without its order');
    }
    return order;
  };
  const order = await find(orderId);
  const { startsAt, replacesOrderId } = order;
  if (startsAt === null || replacesOrderId === null || startsAt <= new Date()) {
    return { now: order, next: null };
  }
  return { now: await find(replacesOrderId), next: { order, startsAt } };
}
