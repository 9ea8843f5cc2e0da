import { ZoomIn, ZoomOut } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import { scaleOfZoom, ZOOM_STEP, zoomOfScale } from './time-scale.ts';
import type { Strip } from './use-strip.ts';

/** Keys as they are printed on a keyboard. */
const FIT_KEYS = 'Shift+Z';
const SIGN = { className: 'size-[18px]', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How large a strip of time is shown. */
export const ZoomControls = memo(function ZoomControls({
  scale,
  fit,
  zoomTo,
  zoomToFit,
}: Pick<Strip, 'scale' | 'fit' | 'zoomTo' | 'zoomToFit'>) {
  const t = useTranslations('filmTimeline');
  return (
    <span className="flex items-center">
      <Button size="dense" kind="quiet" title={FIT_KEYS} onClick={zoomToFit}>
        {t('zoom.fit')}
      </Button>
      <IconButton label={t('zoom.out')} icon={<ZoomOut {...SIGN} />} onClick={() => zoomTo(scale / ZOOM_STEP)} />
      <RangeInput
        aria-label={t('zoom.level')}
        min={0}
        max={1}
        step={0.01}
        value={zoomOfScale(scale, fit)}
        onChange={({ target }) => zoomTo(scaleOfZoom(Number(target.value), fit))}
        className="h-6 w-24 cursor-pointer accent-(--select) @max-[600px]:hidden"
      />
      <IconButton label={t('zoom.in')} icon={<ZoomIn {...SIGN} />} onClick={() => zoomTo(scale * ZOOM_STEP)} />
    </span>
  );
});
