import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';

/** A stored picture with a placeholder until it is there. `onSettled`: it has come, or will not come. */
export function LoadedPicture({
  className,
  onSettled,
  ...picture
}: ComponentProps<typeof StoredPicture> & { onSettled?: (() => void) | undefined }) {
  const [isSettled, setSettled] = useState(false);
  const settle = (): void => {
    setSettled(true);
    onSettled?.();
  };
  return (
    <StoredPicture
      {...picture}
      className={clsx(className, !isSettled && 'skeleton rounded-frame')}
      onLoad={settle}
      onError={settle}
    />
  );
}
