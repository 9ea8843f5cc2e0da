import {
  Clapperboard,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  History,
  Scissors,
  SlidersHorizontal,
  Square,
  Upload,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { isShown } from '../../../timeline/shown-shots.ts';
import { useInspector } from '../state/use-inspector.ts';
import { useSelection } from '../state/use-shot-selection.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';
import { useVideo } from './use-video.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with the clip of one shot. */
export function ClipMenu({ shot, view }: { shot: DocumentShot; view: ShotView | undefined }) {
  const t = useTranslations('filmVideo');
  const video = useVideo();
  const inspector = useInspector();
  const { select } = useSelection();
  const ids = new Set([shot.id]);
  const { number } = shot.plan;
  const shown = isShown(shot);
  const whyTrim = video.whyTrim(shot.id);
  const why = shown ? video.whyShown(ids) : undefined;
  const only = (act: () => void) => () => {
    select(shot.id);
    act();
  };
  return (
    <Menu
      entries={[
        {
          key: 'new',
          label: t('newTake'),
          icon: <Clapperboard {...SIGN} />,
          onSelect: only(() => video.open({ kind: 'order', scope: 'selected' })),
          disabled: !view,
        },
        {
          key: 'own',
          label: t('own.open'),
          icon: <Upload {...SIGN} />,
          onSelect: only(() => video.open({ kind: 'own', shotId: shot.id })),
          disabled: !view,
        },
        {
          key: 'trim',
          label: t('trim.open'),
          reason: whyTrim,
          icon: <Scissors {...SIGN} />,
          onSelect: only(() => video.open({ kind: 'trim', shotId: shot.id })),
          disabled: whyTrim !== undefined,
        },
        {
          key: 'takes',
          label: t('takes'),
          icon: <History {...SIGN} />,
          onSelect: only(() => view && video.open({ kind: 'takes', number: view.number })),
          disabled: !view,
        },
        ...(view && view.makingSince !== null
          ? [
              {
                key: 'stop',
                label: t('stop'),
                icon: <Square {...SIGN} />,
                onSelect: () => video.stop([view.number]),
                disabled: video.isStopping(view.number),
              },
            ]
          : []),
        {
          key: 'download',
          label: t('download'),
          icon: <Download {...SIGN} />,
          onSelect: () => view && video.download(view),
          disabled: !view?.clip,
        },
        {
          key: 'inspect',
          label: t('inspect'),
          icon: <SlidersHorizontal {...SIGN} />,
          onSelect: only(inspector.open),
        },
        {
          key: 'shown',
          label: t(shown ? 'leaveOut' : 'keep'),
          reason: why,
          icon: shown ? <EyeOff {...SIGN} /> : <Eye {...SIGN} />,
          onSelect: () => video.show(ids, !shown),
          disabled: why !== undefined,
          apart: true,
        },
      ]}
    >
      <IconButton label={t('actionsOf', { number })} icon={<Ellipsis {...SIGN} />} className="size-7" />
    </Menu>
  );
}
