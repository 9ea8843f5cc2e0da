/** Limits of what an operator may enter about models. */
export const MODEL_LIMITS = { idCharacters: 200, priceCoins: 100_000, routes: 6 } as const;
