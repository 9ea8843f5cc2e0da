import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import type { FilmView } from '../contract.ts';
import { formatTimecode } from './format-timecode.ts';

/** One shot of the storyboard: its picture (or its clip), its edge print and what is said in it. */
export function ShotTile({ shot, aspect, onRetry }: { shot: FilmView['shots'][number]; aspect: string; onRetry: () => void }) {
  const t = useTranslations('film');
  const state = shot.failure ? 'failed' : shot.clip ? 'done' : shot.pictureStatus === 'generating' || shot.clipStatus === 'generating' ? 'making' : 'waiting';
  return (
    <li className="flex flex-col gap-1" data-shot={shot.number}>
      <Gate aspect={aspect}>
        {shot.clip ? (
          <video
            src={shot.clip.path} poster={shot.picture?.path} muted playsInline loop preload="none" tabIndex={0}
            aria-label={t('shotLabel', { number: shot.number })}
            className="h-full w-full object-cover"
            onMouseEnter={(event) => void event.currentTarget.play().catch(() => undefined)}
            onFocus={(event) => void event.currentTarget.play().catch(() => undefined)}
            onMouseLeave={(event) => event.currentTarget.pause()}
            onBlur={(event) => event.currentTarget.pause()}
          />
        ) : shot.picture ? (
          <img src={shot.picture.path} alt={shot.script} className="h-full w-full object-cover opacity-60" />
        ) : null}
      </Gate>
      <span className="font-edge text-[11px] text-text-3">
        {`S${String(shot.number).padStart(2, '0')} · ${formatTimecode(shot.durationSeconds)}`}
        {state === 'done' ? (shot.servedBy?.startsWith('draft') ? ` · ${t('draft')}` : '') : ` · ${t(`status.${state}`)}`}
      </span>
      <span className="text-xs text-text-2">{shot.speech.text === '' ? t('silent') : shot.speech.text}</span>
      {shot.failure && <Button onClick={onRetry}>{t('retry')}</Button>}
    </li>
  );
}
