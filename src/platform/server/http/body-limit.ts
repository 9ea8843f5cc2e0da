/** Maximum bytes of a JSON body: a film as JSON is the largest. Files are uploaded separately. */
export const BODY_LIMIT_BYTES = 4_000_000;
