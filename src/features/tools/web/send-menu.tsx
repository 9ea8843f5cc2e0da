import { ArrowUpRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import type { View } from '#src/shared/catalogue/views.ts';
import type { StoredFile } from '../stored-file.ts';
import type { SendFile } from './send-file.ts';

/** Where a picture can go on to; nothing where there is no such place. */
export function SendMenu({
  file,
  side,
  destinations,
}: {
  file: StoredFile;
  /** What it shows, where it is a view. */
  side?: View | undefined;
  destinations: readonly SendFile[];
}) {
  const t = useTranslations('toolPage');
  if (destinations.length === 0) {
    return null;
  }
  return (
    <Menu
      align="start"
      entries={destinations.map(({ key, label, heading, opensDialog = false, send }) => ({
        key,
        label,
        heading,
        movesFocus: !opensDialog,
        onSelect: () => send(file, side),
      }))}
    >
      <Button size="dense" icon={<ArrowUpRight className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}>
        {t('sendTo')}
      </Button>
    </Menu>
  );
}
