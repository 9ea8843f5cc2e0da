/** What Stripe says of a checkout page. */
export interface CheckoutFact {
  kind: 'checkout';
  id: string;
  orderId: string;
  state: 'open' | 'paid' | 'expired';
}

/** Money that came, as Stripe says. */
export interface PaymentFact {
  kind: 'payment';
  /** Of the payment intent, by which refunds and disputes name it too; of the invoice where none was needed. */
  id: string;
  orderId: string;
  amountMinor: number;
  currency: string;
  /**
   * `regular` is the first and each next period, `change` the rest of a period on another plan; whatever else Stripe
   * may charge brings no coins.
   */
  occasion: 'regular' | 'change' | 'other';
  /** The subscription it pays for; null for coins alone. */
  subscriptionId: string | null;
  /** End of the period that it pays for, where it is for a whole one. */
  coversUntil: Date | null;
}

/** How a subscription stands. */
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

/** Money that was claimed back: all refunds of a charge together, or a dispute. Zero where the claim came to nothing. */
export interface ClaimFact {
  kind: 'claim';
  reason: 'refund' | 'dispute';
  id: string;
  paymentId: string;
  amountMinor: number;
  /** It will not come again: a refund, or a dispute that was lost. */
  isFinal: boolean;
}

/** Something that Stripe was asked for and said. */
export type Fact = CheckoutFact | PaymentFact | SubscriptionFact | ClaimFact;
