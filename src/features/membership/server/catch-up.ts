import { lt, sql } from 'drizzle-orm';
import { askStripe } from './create-stripe.ts';
import type { PaymentDependencies } from './membership-dependencies.ts';
import { paymentCatchUps, paymentEvents } from './tables.ts';
import { EVENT_TYPES, takeEvent, type HeardEvent } from './take-event.ts';

/**
 * Asks Stripe for the events since the last time and processes those that never arrived here, oldest first. At most
 * once in `everySeconds` over all processes. Returns how many were new. Throws PAYMENT_PROVIDER_FAILED; the events are
 * requested again the next time.
 */
export async function catchUpEvents(dependencies: PaymentDependencies, everySeconds = 300): Promise<number> {
  const { db, stripe, log } = dependencies;
  const [turn] = await db
    .update(paymentCatchUps)
    .set({ askedAt: sql`now()` })
    .where(lt(paymentCatchUps.askedAt, sql`now() - make_interval(secs => ${everySeconds})`))
    .returning({ askedAt: paymentCatchUps.askedAt, reachedAt: paymentCatchUps.reachedAt });
  if (!turn) {
    return 0;
  }
  // Ten minutes of overlap on both sides, because clocks differ and events may be listed late.
  const since = Math.floor(turn.reachedAt.getTime() / 1000) - 600;
  const events: HeardEvent[] = [];
  const collect = async (): Promise<void> => {
    for await (const { id, type, created, data } of stripe.events.list({
      types: [...EVENT_TYPES],
      created: { gte: since },
      limit: 100,
    })) {
      events.push({ id, type, created, data });
    }
  };
  await askStripe(collect());
  let found = 0;
  let failure: unknown;
  for (const event of events.toReversed()) {
    try {
      if ((await takeEvent(dependencies, event)) === 'taken') {
        found += 1;
      }
    } catch (error) {
      // A failing event must not delay those after it.
      failure ??= error;
    }
  }
  if (failure !== undefined) {
    throw failure;
  }
  await db.update(paymentCatchUps).set({ reachedAt: turn.askedAt }).where(lt(paymentCatchUps.reachedAt, turn.askedAt));
  // Stripe keeps events for thirty days, so this one cannot come again.
  await db.delete(paymentEvents).where(lt(paymentEvents.happenedAt, sql`now() - interval '60 days'`));
  if (found > 0) {
    log.info({ events: found }, 'payment events that had not arrived were asked for');
  }
  return found;
}
