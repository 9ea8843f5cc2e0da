/** Bytes of JSON that a request may bring; files come another way. */
export const BODY_LIMIT_BYTES = 1_000_000;
