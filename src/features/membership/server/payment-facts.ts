/** A checkout page, according to Stripe. */
export interface CheckoutFact {
  kind: 'checkout';
  id: string;
  orderId: string;
  state: 'open' | 'paid' | 'expired';
}

/** A received payment, according to Stripe. */
export interface PaymentFact {
  kind: 'payment';
  /** Id of the payment intent, which refunds and disputes refer to; of the invoice if there was none. */
  id: string;
  /** The invoice or checkout page that requested it; this id never changes. */
  sourceId: string;
  orderId: string;
  /** What was paid. */
  amountMinor: number;
  /** The amount before a coupon or the customer's balance at Stripe; used to find the order. */
  pricedMinor: number;
  currency: string;
  /**
   * `regular` is the first and each next period, `change` the rest of a period on another plan; other charges grant no
   * coins.
   */
  occasion: 'regular' | 'change' | 'other';
  /** The subscription it pays for; null for coin packs. */
  subscriptionId: string | null;
  /** End of the paid period, if it is for a whole one. */
  coversUntil: Date | null;
}

/** State of a subscription. */
export interface SubscriptionFact {
  kind: 'subscription';
  id: string;
  orderId: string;
  customerId: string;
  status: string;
  isOn: boolean;
  periodEndsAt: Date | null;
  endsWithPeriod: boolean;
}

/** Reclaimed money: all refunds of a charge together, or a dispute. Zero when the claim failed. */
export interface ClaimFact {
  kind: 'claim';
  reason: 'refund' | 'dispute';
  id: string;
  paymentId: string;
  amountMinor: number;
  /** It is final: a refund, or a lost dispute. */
  isFinal: boolean;
}

/** Something that Stripe reported when asked. */
export type Fact = CheckoutFact | PaymentFact | SubscriptionFact | ClaimFact;
