/** Maximum bytes of a JSON body; files are uploaded separately. */
export const BODY_LIMIT_BYTES = 1_000_000;
