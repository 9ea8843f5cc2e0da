import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createStripe } from '#src/features/membership/server/create-stripe.ts';
import type { PaymentDependencies } from '#src/features/membership/server/membership-dependencies.ts';
import { mountPaymentWebhook } from '#src/features/membership/server/mount-payment-webhook.ts';
import { membershipRoutes } from '#src/features/membership/server/routes.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { startLoopbackStripe, type LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';
import type { StripeEvent } from '#tests/vendors/stripe-records.ts';
import { buildSliceServer } from './build-slice-server.ts';
import { signIn } from './sign-in.ts';
import { silentLog } from './silent-log.ts';
import { createTestDatabase } from './test-database.ts';

/** An order that is paid but not delivered yet. */
interface Bought {
  orderId: string;
  events: StripeEvent[];
  paymentId: string;
  subscriptionId: string;
}

/** The payments slice on its own server with its own loopback Stripe, and the actions of its customers. */
export interface Payments {
  database: OpenDatabase;
  folder: string;
  stripe: LoopbackStripe;
  server: FastifyInstance;
  dependencies: PaymentDependencies;
  createAccount(): Promise<string>;
  call(accountId: string, path: string, body?: object): Promise<LightMyRequestResponse>;
  /** Orders an item; returns the payment page. */
  order(accountId: string, item?: string, priceMinor?: number): Promise<{ orderId: string; checkoutId: string }>;
  buy(accountId: string, item?: string, priceMinor?: number): Promise<Bought>;
  /** Buys the smaller membership. */
  join(accountId: string): Promise<Bought>;
  deliver(event: object, with_?: Parameters<LoopbackStripe['sign']>[1]): Promise<LightMyRequestResponse>;
  deliverAll(events: readonly object[]): Promise<void>;
  readIdentity(accountId: string): Promise<number | undefined>;
  close(): Promise<void>;
}

const { starter, creator } = USUAL_OFFERS.tiers;

export async function buildPayments(): Promise<Payments> {
  const [database, folder, stripe] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'kinora-payments-')),
    startLoopbackStripe(),
  ]);
  const env = {
    KINORA_STRIPE_KEY: stripe.key,
    KINORA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    KINORA_STRIPE_URL: stripe.url,
    KINORA_PUBLIC_URL: 'https://film.example',
  };
  const config = readConfig(env);
  const client = createStripe(config);
  if (!client) {
    throw new Error('no client');
  }
  const dependencies: PaymentDependencies = { config, db: database.db, log: silentLog, stripe: client };
  const server = await buildSliceServer(database, folder, {
    env,
    routes: () => ({ membership: membershipRoutes(dependencies) }),
    mount: (on) => mountPaymentWebhook(on, dependencies),
  });

  const built: Payments = {
    database,
    folder,
    stripe,
    server,
    dependencies,
    createAccount: async () => {
      const id = randomUUID();
      await database.db.insert(accounts).values({ id, username: 'somebody', email: `${id}@gmail.com` });
      return id;
    },
    call: async (accountId, path, body) => {
      const headers = await signIn(database, folder, accountId);
      return server.inject({ method: body ? 'POST' : 'GET', url: path, headers, ...(body ? { payload: body } : {}) });
    },
    order: async (accountId, item = 'starter', priceMinor = starter.priceMinor) => {
      const response = await built.call(accountId, '/api/membership/orders', {
        item,
        priceMinor,
        idempotencyKey: randomUUID(),
      });
      expect(response.statusCode, response.body).toBe(200);
      const { orderId, url } = response.json() as { orderId: string; url: string };
      return { orderId, checkoutId: url.split('/').at(-1) ?? '' };
    },
    buy: async (accountId, item, priceMinor) => {
      const { orderId, checkoutId } = await built.order(accountId, item, priceMinor);
      const events = stripe.pay(checkoutId);
      const session = stripe.things.get(checkoutId);
      const subscriptionId = String(session?.['subscription']);
      const invoice = stripe.things.get(String(stripe.things.get(subscriptionId)?.['latest_invoice'])) as
        | { payments?: { data: { payment: { payment_intent: string } }[] } }
        | undefined;
      return {
        orderId,
        events,
        subscriptionId,
        paymentId: invoice?.payments?.data[0]?.payment.payment_intent ?? String(session?.['payment_intent']),
      };
    },
    join: (accountId) => built.buy(accountId, 'creator', creator.priceMinor),
    deliver: async (event, with_ = {}) => {
      const { payload, signature } = stripe.sign(event, with_);
      return server.inject({
        method: 'POST',
        url: '/webhooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      });
    },
    deliverAll: async (events) => {
      for (const event of events) {
        expect((await built.deliver(event)).statusCode).toBe(200);
      }
    },
    readIdentity: async (accountId) =>
      (await database.db.select({ identity: accounts.identity }).from(accounts).where(eq(accounts.id, accountId)))[0]
        ?.identity,
    close: async () => {
      await server.close();
      await stripe.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return built;
}
