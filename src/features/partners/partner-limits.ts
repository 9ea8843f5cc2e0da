/** Maximum lengths of a partner's address and name, and maximum size of the logo. */
export const PARTNER_LIMITS = { slugCharacters: 40, nameCharacters: 60, logoBytes: 500_000 } as const;
/** Lower-case letters, digits and single hyphens between them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
