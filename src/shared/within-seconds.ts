/**
 * A signal that is aborted with this one, or after this time. Seconds may have a fraction, as lengths of media do:
 * `AbortSignal.timeout` refuses a fraction of a millisecond.
 */
export function withinSeconds(signal: AbortSignal, seconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(seconds * 1000))]);
}
