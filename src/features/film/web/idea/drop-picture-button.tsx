import { X } from 'lucide-react';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';

/** The button on the corner of a character's picture that takes it off again. */
export function DropPictureButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton
      label={label}
      icon={<X className="size-4" strokeWidth={2} aria-hidden="true" />}
      onClick={onClick}
      className="theme-dark absolute top-1 right-1 !size-8 bg-black/70 pointer-coarse:!size-11 text-text-1"
    />
  );
}
