/** The coin symbol: a film reel's hub seen from the front. Always beside a number. */
export function CoinGlyph({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`inline-block size-[1.1em] shrink-0 ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="8" cy="8" r="1.25" fill="currentColor" />
      <path
        d="M8 3.4v1.8M8 10.8v1.8M3.4 8h1.8M10.8 8h1.8"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
