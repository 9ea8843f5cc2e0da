import * as z from 'zod';
import { CURRENCY_DIGITS, type Currency, type Offer, type Offers } from '#src/shared/catalogue/offers.ts';

const CURRENCIES = Object.keys(CURRENCY_DIGITS) as [Currency, ...Currency[]];

const offer = z.strictObject({
  price: z.number().positive().max(10_000_000),
  coins: z.number().int().positive().max(10_000_000),
});
const written = z.strictObject({
  currency: z.enum(CURRENCIES),
  starter: offer,
  creator: offer,
  pro_studio: offer,
  packs: z.array(offer).max(6).default([]),
});

/** Reads the offers from JSON, with prices as decimal numbers such as 19.9. */
export const offersSetting: z.ZodType<Offers, string> = z
  .string()
  .max(4096)
  .transform((value, context) => {
    const complain = (message: string): never => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    let json: unknown;
    try {
      json = JSON.parse(value);
    } catch {
      return complain(
        'must be JSON such as {"currency":"usd","starter":{"price":4.9,"coins":600},"creator":{"price":19,"coins":3000},"pro_studio":{"price":59,"coins":12000},"packs":[]}',
      );
    }
    const { data, error } = written.safeParse(json);
    if (!data) {
      return complain(
        error.issues.map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`).join('; '),
      );
    }
    const digits = CURRENCY_DIGITS[data.currency];
    const minor = ({ price, coins }: { price: number; coins: number }): Offer => ({
      priceMinor: Math.round(price * 10 ** digits),
      coins,
    });
    const all = [data.starter, data.creator, data.pro_studio, ...data.packs];
    if (all.some(({ price }) => Math.abs(price * 10 ** digits - Math.round(price * 10 ** digits)) > 1e-6)) {
      return complain(`prices in ${data.currency} have at most ${digits} digits after the point`);
    }
    const packs = data.packs.map(minor).sort((one, other) => one.coins - other.coins);
    if (new Set(packs.map(({ coins }) => coins)).size < packs.length) {
      return complain('two packs have the same number of coins');
    }
    return {
      currency: data.currency,
      tiers: { starter: minor(data.starter), creator: minor(data.creator), pro_studio: minor(data.pro_studio) },
      packs,
    };
  });
