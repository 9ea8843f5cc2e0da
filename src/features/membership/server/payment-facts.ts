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
  /** True for the first and for each next period; false for what else Stripe may charge, which brings no coins. */
  isRegular: boolean;
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
}

/** Something that Stripe was asked for and said. */
export type Fact = CheckoutFact | PaymentFact | SubscriptionFact | ClaimFact;
