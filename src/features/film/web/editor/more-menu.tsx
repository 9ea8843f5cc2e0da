import { Clapperboard, Ellipsis, History } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import type { MenuEntry } from '#src/platform/browser/ui/menu-entry.ts';
import { Menu } from '#src/platform/browser/ui/menu.tsx';

const SIGN = { className: 'size-5', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What a narrow head has no room for. */
export function MoreMenu({
  button,
  isWatching,
  onWatch,
  onVersions,
}: {
  button: Ref<HTMLButtonElement>;
  /** The film is shown above the tabs. */
  isWatching: boolean;
  /** Absent where the film is shown anyway. */
  onWatch: (() => void) | undefined;
  onVersions: () => void;
}) {
  const t = useTranslations('filmEditor');
  const entries: MenuEntry[] = [
    { key: 'versions', label: t('versions'), icon: <History {...SIGN} />, onSelect: onVersions },
  ];
  if (onWatch) {
    entries.unshift({
      key: 'watch',
      label: t(isWatching ? 'watchEnd' : 'watch'),
      icon: <Clapperboard {...SIGN} />,
      onSelect: onWatch,
      movesFocus: !isWatching,
    });
  }
  return (
    <Menu entries={entries}>
      <IconButton ref={button} label={t('more')} icon={<Ellipsis {...SIGN} />} side="bottom" />
    </Menu>
  );
}
