import { clsx } from 'clsx';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { CLIP_MOVEMENTS, type ClipMovement } from '#src/shared/catalogue/shots.ts';
import { MovementArrowHead, MovementPicture } from './movement-picture.tsx';

export type CameraWish = ClipMovement | 'usual';

/** How the camera moves (CAT-02): each movement with a small picture of it, or as suits what is seen. */
export function CameraChoice({ value, onChange }: { value: CameraWish; onChange: (camera: CameraWish) => void }) {
  const t = useTranslations('toolVideo');
  const name = useId();
  return (
    <details className="group/all min-w-0 rounded-control border border-line-strong open:pb-3">
      <summary className="control flex cursor-pointer items-center justify-between gap-3 px-3">
        <span className="text-note text-text-2">{t('camera')}</span>
        <span className="flex min-w-0 items-center gap-2.5">
          <span className="truncate font-semibold">{t(`movements.${value}`)}</span>
          <span className="grid h-[27px] w-12 shrink-0 place-items-center overflow-hidden rounded-frame bg-surface-3 text-text-2">
            <Sight camera={value} />
          </span>
        </span>
      </summary>
      <MovementArrowHead />
      <fieldset className="max-h-[26rem] min-w-0 overflow-y-auto px-3 pt-2 pb-1">
        <legend className="sr-only">{t('camera')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-x-2.5 gap-y-2.5">
          {(['usual', ...CLIP_MOVEMENTS] as const).map((camera) => (
            <label key={camera} className="group flex min-w-0 cursor-pointer flex-col gap-1">
              <input
                type="radio"
                name={name}
                value={camera}
                checked={camera === value}
                onChange={() => onChange(camera)}
                className="peer sr-only"
              />
              <span
                className={clsx(
                  'grid aspect-[8/5] place-items-center overflow-hidden rounded-frame border bg-surface-2 text-text-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
                  camera === value ? 'border-select ring-2 ring-select' : 'border-line group-hover:border-text-2',
                )}
              >
                <Sight camera={camera} />
              </span>
              <span className={clsx('text-note', camera === value ? 'font-semibold text-select' : 'text-text-2')}>
                {t(`movements.${camera}`)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}

function Sight({ camera }: { camera: CameraWish }) {
  return camera === 'usual' ? (
    <Sparkles className="size-4" strokeWidth={1.5} aria-hidden="true" />
  ) : (
    <MovementPicture movement={camera} />
  );
}
