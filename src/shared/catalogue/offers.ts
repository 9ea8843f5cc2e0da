/**
 * The tiers (CAT-34). The first costs nothing; the second is paid once; the others are memberships, paid every month
 * (CAT-37).
 */
export const TIERS = ['free', 'starter', 'creator', 'pro_studio'] as const;
export type Tier = (typeof TIERS)[number];

/** The tiers that make a member while they are paid. */
export const MEMBER_TIERS = ['creator', 'pro_studio'] as const satisfies readonly Tier[];
export type MemberTier = (typeof MEMBER_TIERS)[number];

/** True for a tier that is a membership. */
export function isMemberTier(item: string): item is MemberTier {
  return (MEMBER_TIERS as readonly string[]).includes(item);
}

/** Currencies in which prices can be set, and how many digits each has after the point. */
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

/**
 * Something to buy: its price in the currency's smallest unit, and the coins that it brings (each month, for a
 * membership).
 */
export interface Offer {
  readonly priceMinor: number;
  readonly coins: number;
}

/** Everything that is on sale. Names and numbers are the operator's; these are what holds where nothing is set. */
export interface Offers {
  readonly currency: Currency;
  readonly tiers: Readonly<Record<Exclude<Tier, 'free'>, Offer>>;
  /** Coins alone, the smallest pack first. */
  readonly packs: readonly Offer[];
}

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

/** How a pack of coins is named where it is ordered. */
export function packItem({ coins }: Offer): string {
  return `pack-${coins}`;
}

/** What is sold under a name; undefined where nothing is. `monthly` is paid every month. */
export function findOffer(offers: Offers, item: string): (Offer & { monthly: boolean }) | undefined {
  const tier = new Map<string, Offer>(Object.entries(offers.tiers)).get(item);
  const offer = tier ?? offers.packs.find((pack) => packItem(pack) === item);
  return offer && { ...offer, monthly: isMemberTier(item) };
}
