import { Clapperboard, Download, History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { shownShots } from '../../../timeline/shown-shots.ts';
import { lengthOfShots } from '../../film/length-of-shots.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useClipNumbers } from './use-clip-numbers.ts';
import { useVideo } from './use-video.ts';

const SIGN = { className: 'size-[18px]', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How many clips are there, and what can be done with all of them. */
export function VideoBar() {
  const t = useTranslations('filmVideo');
  const { document, film } = useEditor();
  const video = useVideo();
  const { missing, outdatedPaid } = useClipNumbers();
  const shown = shownShots(document.shots);
  const ids = new Set(shown.map(({ id }) => id));
  const views = film.shots.filter(({ id }) => ids.has(id));
  const leftOut = document.shots.length - shown.length;
  const seconds = lengthOfShots(views);
  return (
    <div
      data-guide="clips"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2 sm:px-5"
    >
      <h2 className="sr-only">{t('heading')}</h2>
      <p className="mr-auto text-dense max-sm:basis-full text-text-2 tabular-nums">
        {t('ready', {
          ready: views.filter(({ clip }) => clip !== null).length,
          of: shown.length,
          length: formatTimecode(seconds),
        })}
        {leftOut > 0 && <span className="block text-note text-text-3">{t('leftOutCount', { count: leftOut })}</span>}
      </p>
      {missing.length > 0 && (
        <Button kind="primary" aria-haspopup="dialog" onClick={() => video.open({ kind: 'order', scope: 'missing' })}>
          {t('makeMissing', { count: missing.length })}
        </Button>
      )}
      {outdatedPaid.length > 0 && (
        <Button aria-haspopup="dialog" icon={<History {...SIGN} />} onClick={() => video.open({ kind: 'redo' })}>
          {t('redo.open', { count: outdatedPaid.length })}
        </Button>
      )}
      <Button
        aria-haspopup="dialog"
        icon={<Clapperboard {...SIGN} />}
        onClick={() => video.open({ kind: 'order', scope: 'selected' })}
      >
        {t('newTakes')}
      </Button>
      <Button icon={<Download {...SIGN} />} busy={video.isBusy} onClick={video.downloadAll}>
        {t('downloadAll')}
      </Button>
    </div>
  );
}
