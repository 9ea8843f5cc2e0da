/** A progress bar; indeterminate without `percent`. */
export function Progress({ label, percent }: { label: string; percent?: number }) {
  return (
    <progress
      aria-label={label}
      max={100}
      {...(percent === undefined ? {} : { value: Math.round(Math.min(100, Math.max(0, percent))) })}
      className="progress"
    />
  );
}
