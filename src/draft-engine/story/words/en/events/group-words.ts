/** What is told around an event: before it, after it, of the wish for it, of the doubt in it, and at the film's end. */
export interface GroupWords {
  before: readonly string[];
  after: readonly string[];
  want: readonly string[];
  doubt: readonly string[];
  ending: readonly string[];
  /** Said by whoever does it; then by whom it is done to or with. At most twelve words. */
  doer: readonly string[];
  other: readonly string[];
}
