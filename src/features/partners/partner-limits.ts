/** How long a partner's address and name may be, and how large the picture of its logo. */
export const PARTNER_LIMITS = { slugCharacters: 40, nameCharacters: 60, logoBytes: 500_000 } as const;
/** Small letters, digits and single hyphens between them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
