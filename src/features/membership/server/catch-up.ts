import { lt, sql } from 'drizzle-orm';
import { askStripe } from './create-stripe.ts';
import type { PaymentTools } from './membership-tools.ts';
import { paymentCatchUps, paymentEvents } from './tables.ts';
import { EVENT_TYPES, takeEvent, type HeardEvent } from './take-event.ts';

/**
 * Asks Stripe for the events since the last time and deals with those that never arrived here, the oldest first. At
 * most once in `everySeconds` over all processes. Returns how many were new. Throws PAYMENT_PROVIDER_FAILED; they are
 * asked for again then.
 */
export async function catchUpEvents(tools: PaymentTools, everySeconds = 300): Promise<number> {
  const { db, stripe, log } = tools;
  const [turn] = await db
    .update(paymentCatchUps)
    .set({ askedAt: sql`now()` })
    .where(lt(paymentCatchUps.askedAt, sql`now() - make_interval(secs => ${everySeconds})`))
    .returning({ askedAt: paymentCatchUps.askedAt, reachedAt: paymentCatchUps.reachedAt });
  if (!turn) return 0;
  // Ten minutes twice, since clocks differ and an event may be listed a little after it happened.
  const since = Math.floor(turn.reachedAt.getTime() / 1000) - 600;
  const events: HeardEvent[] = [];
  const collect = async (): Promise<void> => {
    for await (const { id, type, created, data } of stripe.events.list({
      types: [...EVENT_TYPES],
      created: { gte: since },
      limit: 100,
    }))
      events.push({ id, type, created, data });
  };
  await askStripe(collect());
  let found = 0;
  let failure: unknown;
  for (const event of events.toReversed()) {
    try {
      if ((await takeEvent(tools, event)) === 'taken') found += 1;
    } catch (error) {
      // One that cannot be dealt with must not hold up those after it.
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
  await db.update(paymentCatchUps).set({ reachedAt: turn.askedAt }).where(lt(paymentCatchUps.reachedAt, turn.askedAt));
  // Stripe itself forgets an event after thirty days, so it cannot come again.
  await db.delete(paymentEvents).where(lt(paymentEvents.happenedAt, sql`now() - interval '60 days'`));
  if (found > 0) log.info({ events: found }, 'payment events that had not arrived were asked for');
  return found;
}
