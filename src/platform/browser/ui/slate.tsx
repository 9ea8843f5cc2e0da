import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';

/** A raised panel for content. */
export function Slate({
  as: Tag = 'div',
  className,
  children,
  ...rest
}: {
  as?: ElementType;
  className?: string;
  children: ReactNode;
  [attribute: string]: unknown;
}) {
  return (
    <Tag className={clsx('rounded-panel border border-line bg-surface-1', className)} {...rest}>
      {children}
    </Tag>
  );
}
