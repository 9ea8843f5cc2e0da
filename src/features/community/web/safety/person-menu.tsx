import { Ban, Ellipsis, Flag, VolumeX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import type { MenuEntry } from '#src/platform/browser/ui/menu-entry.ts';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import type { Person } from '../../movie-card.ts';
import type { BlockKind } from '../../safety-contract.ts';
import type { Reportable } from './report-dialog.tsx';
import { useBlock } from './use-block.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * What can be done about somebody, and about what they made: report it, mute them, block them. `signedIn` asks visitors
 * to sign in first.
 */
export function PersonMenu({
  person,
  blocked,
  reported,
  signedIn,
  size = 'usual',
}: {
  person: Person;
  /** How the reader has silenced them. */
  blocked: BlockKind | null;
  reported?: Reportable;
  signedIn: (act: () => void) => void;
  size?: 'usual' | 'dense';
}) {
  const t = useTranslations('safety');
  const [opened, setOpened] = useState<'report' | 'block'>();
  const [isMet, setMet] = useState(false);
  const block = useBlock(person);
  const name = person.username;
  const turn = (kind: BlockKind | null) => (): void => signedIn(() => block.mutate(kind));
  const entries: MenuEntry[] = [
    ...(reported
      ? [
          {
            key: 'report',
            label: t(reported.kind === 'film' ? 'reportMovie' : 'reportComment'),
            icon: <Flag {...SIGN} />,
            movesFocus: true,
            onSelect: () =>
              signedIn(() => {
                setMet(true);
                setOpened('report');
              }),
          },
        ]
      : []),
    blocked === 'mute'
      ? { key: 'mute', label: t('unmute', { name }), icon: <VolumeX {...SIGN} />, onSelect: turn(null) }
      : { key: 'mute', label: t('mute', { name }), icon: <VolumeX {...SIGN} />, onSelect: turn('mute') },
    blocked === 'block'
      ? { key: 'block', label: t('unblock', { name }), icon: <Ban {...SIGN} />, onSelect: turn(null) }
      : {
          key: 'block',
          label: t('block', { name }),
          icon: <Ban {...SIGN} />,
          movesFocus: true,
          onSelect: () => signedIn(() => setOpened('block')),
        },
  ].filter(({ key }) => !(key === 'mute' && blocked === 'block'));
  return (
    <>
      <Menu entries={entries}>
        {size === 'dense' ? (
          <Button
            kind="quiet"
            size="dense"
            aria-label={t('moreAbout', { name })}
            icon={<Ellipsis {...SIGN} />}
            busy={block.isPending}
          />
        ) : (
          <Button aria-label={t('more')} icon={<Ellipsis {...SIGN} />} busy={block.isPending} />
        )}
      </Menu>
      <Suspense fallback={null}>
        {isMet && reported && (
          <ReportDialog subject={reported} open={opened === 'report'} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
      <ConfirmDialog
        open={opened === 'block'}
        danger
        title={t('blocking.title', { name })}
        confirmLabel={t('blocking.confirm')}
        busy={block.isPending}
        onClose={() => setOpened(undefined)}
        onConfirm={() => block.mutate('block', { onSettled: () => setOpened(undefined) })}
      >
        <p>{t('blocking.note')}</p>
      </ConfirmDialog>
    </>
  );
}
