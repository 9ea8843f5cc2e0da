import { clsx } from 'clsx';

/** A person's picture, or the first letter of their name. `member` rings it in gold, which nothing else may be. */
export function Avatar({ name, picture, member = false, size = 32 }: { name: string; picture?: string | undefined; member?: boolean; size?: number }) {
  return (
    <span
      className={clsx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full border bg-select-soft font-semibold text-text-1', member ? 'border-gold' : 'border-line-strong')}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {picture ? <img src={picture} alt="" className="size-full object-cover" /> : <span aria-hidden="true">{([...name.trim()][0] ?? '·').toUpperCase()}</span>}
    </span>
  );
}
