/** Minimum length of a password, in characters. */
export const PASSWORD_MINIMUM = 8;
/** Maximum length of a password, in characters. */
export const PASSWORD_MAXIMUM = 128;
