import { clsx } from 'clsx';
import { Crown } from 'lucide-react';

/**
 * A person's picture, or the first letter of their name. `member` adds a gold ring and a crown, used nowhere else
 * (NAV-09).
 */
export function Avatar({
  name,
  picture,
  member = false,
  size = 32,
}: {
  name: string;
  picture?: string | null | undefined;
  member?: boolean;
  size?: number;
}) {
  return (
    <span className="relative inline-grid shrink-0">
      <span
        className={clsx(
          'inline-grid place-items-center overflow-hidden rounded-full border bg-select-soft font-semibold text-text-1',
          member ? 'border-gold outline-1 outline-gold' : 'border-line-strong',
        )}
        style={{ width: size, height: size, fontSize: size * 0.42 }}
      >
        {picture ? (
          <img src={picture} alt="" className="size-full object-cover" />
        ) : (
          <span aria-hidden="true">{([...name.trim()][0] ?? '·').toUpperCase()}</span>
        )}
      </span>
      {member && (
        <span
          data-crown=""
          className="absolute -top-1 -right-1 grid place-items-center rounded-full border border-gold bg-bg text-gold"
          style={{ width: size * 0.5, height: size * 0.5 }}
        >
          <Crown className="size-[68%]" strokeWidth={2.25} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
