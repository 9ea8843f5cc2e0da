import { useFormatter, useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { LayerLevels, SoundLayer } from '#src/shared/catalogue/clip-sound.ts';
import type { ToolResult } from '../../contract.ts';
import type { SoundReading } from '../sound-reading.ts';
import { LayerRow } from './layer-row.tsx';

/** What is said of the clip's own sound. */
interface ToldOwn {
  noise: 'removed' | 'left' | 'no_speech';
  lufsBefore: number | null;
  isSilent: boolean;
}

/** What the draft engine made: the layers as they are heard, what became of the clip's own sound, and the loudness. */
export function ToldOfSound({ result: { told } }: { result: ToolResult }) {
  const t = useTranslations('toolAudio');
  const list = useList();
  const format = useFormatter();
  if (typeof told['durationSeconds'] !== 'number') {
    return null;
  }
  const { layers, cuts, unknown, durationSeconds } = told as SoundReading;
  const own = told['ownSound'] as ToldOwn | undefined;
  const lufs = told['lufs'];
  const peak = told['peakDecibels'];
  const number = (value: number): string => format.number(value, { maximumFractionDigits: 1 });
  return (
    <div data-selectable="" className="flex min-w-0 flex-col gap-2 text-note text-text-2">
      {typeof lufs === 'number' && typeof peak === 'number' && (
        <p className="text-dense text-text-1">
          {t('loudness', { lufs: number(lufs), peak: number(peak) })}
          {typeof own?.lufsBefore === 'number' && ` ${t('loudnessBefore', { lufs: number(own.lufsBefore) })}`}
        </p>
      )}
      {own && <p>{t(own.isSilent ? 'ownSilent' : `noises.${own.noise}`)}</p>}
      {unknown.length > 0 && <Notice kind="note">{t('unknown', { words: list(unknown) })}</Notice>}
      {layers.length > 0 && (
        <Layers layers={layers} levels={told['levels']} cuts={cuts} durationSeconds={durationSeconds} />
      )}
    </div>
  );
}

function Layers({
  layers,
  levels,
  ...clip
}: {
  layers: readonly SoundLayer[];
  levels: unknown;
  cuts: readonly number[];
  durationSeconds: number;
}) {
  const t = useTranslations('toolAudio');
  const level = (name: string): number => (levels as LayerLevels | undefined)?.[name] ?? 0;
  return (
    <section aria-label={t('heard')} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-base font-semibold text-text-1">{t('heard')}</h3>
      <ul className="min-w-0 border-y border-line">
        {layers.map((layer) => (
          <LayerRow key={layer.name} layer={layer} level={level(layer.name)} {...clip} />
        ))}
      </ul>
    </section>
  );
}
