/** Characters that a password must have at least. */
export const PASSWORD_MINIMUM = 8;
/** Characters that a password may have at most. */
export const PASSWORD_MAXIMUM = 128;
