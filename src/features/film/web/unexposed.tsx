/** The crosshair of an empty frame. */
export function Unexposed() {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="theme-dark absolute inset-0 m-auto size-12 text-line-strong"
    >
      <circle cx="24" cy="24" r="15" />
      <path d="M24 2v44M2 24h44" />
    </svg>
  );
}
