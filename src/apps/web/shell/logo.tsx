/** The wordmark: wide letters, with a lamp for an o. */
export function Logo() {
  return (
    <span
      lang="en"
      translate="no"
      aria-hidden="true"
      className="text-[21px] leading-none font-[750] tracking-[-0.01em] font-display [font-stretch:135%]"
    >
      kin<span className="text-action">o</span>ra
    </span>
  );
}
