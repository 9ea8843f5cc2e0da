/** The tiers (CAT-34). The first is free; the second is paid once; the others are memberships, paid monthly (CAT-37). */
export const TIERS = ['free', 'starter', 'creator', 'pro_studio'] as const;
export type Tier = (typeof TIERS)[number];

/** The tiers that grant membership while they are paid. */
export const MEMBER_TIERS = ['creator', 'pro_studio'] as const satisfies readonly Tier[];
export type MemberTier = (typeof MEMBER_TIERS)[number];

/** True for a tier that is a membership. */
export function isMemberTier(item: string): item is MemberTier {
  return (MEMBER_TIERS as readonly string[]).includes(item);
}

/** The supported currencies, with their number of decimal digits. */
export const CURRENCY_DIGITS = {
  usd: 2,
  eur: 2,
  gbp: 2,
  cny: 2,
  hkd: 2,
  sgd: 2,
  aud: 2,
  cad: 2,
  chf: 2,
  nzd: 2,
  jpy: 0,
  krw: 0,
} as const;
export type Currency = keyof typeof CURRENCY_DIGITS;

/** An item for sale: its price in the currency's smallest unit, and its coins (per month, for a membership). */
export interface Offer {
  readonly priceMinor: number;
  readonly coins: number;
}

/** All items for sale. The operator may change names and numbers; these are the defaults. */
export interface Offers {
  readonly currency: Currency;
  readonly tiers: Readonly<Record<Exclude<Tier, 'free'>, Offer>>;
  /** Coin packs, the smallest first. */
  readonly packs: readonly Offer[];
}

/** What is sold unless the operator says otherwise, in US dollars. */
export const USUAL_OFFERS: Offers = {
  currency: 'usd',
  tiers: {
    starter: { priceMinor: 490, coins: 600 },
    creator: { priceMinor: 1900, coins: 3000 },
    pro_studio: { priceMinor: 5900, coins: 12_000 },
  },
  packs: [
    { priceMinor: 990, coins: 1000 },
    { priceMinor: 3900, coins: 5000 },
    { priceMinor: 12_900, coins: 20_000 },
  ],
};

/** The order name of a coin pack. */
export function packItem({ coins }: Offer): string {
  return `pack-${coins}`;
}

/** Finds the offer with an order name; undefined when there is none. `monthly` is paid every month. */
export function findOffer(offers: Offers, item: string): (Offer & { monthly: boolean }) | undefined {
  const tier = new Map<string, Offer>(Object.entries(offers.tiers)).get(item);
  const offer = tier ?? offers.packs.find((pack) => packItem(pack) === item);
  return offer && { ...offer, monthly: isMemberTier(item) };
}
