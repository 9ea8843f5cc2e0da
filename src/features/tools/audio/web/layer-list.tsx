import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { levelsByLayer, type LayerLevel } from '#src/shared/catalogue/clip-sound.ts';
import type { SoundReading } from '../sound-reading.ts';
import { LayerRow } from './layer-row.tsx';

/** Cuts named in a line; others are counted. */
const NAMED_CUTS = 10;
const NAMED_WORDS = 12;

/** What is understood of a text, as layers with their levels and places; and what is not. */
export function LayerList({
  reading: { cuts, layers, unknown, durationSeconds },
  levels,
  isReading,
  onChange,
}: {
  reading: SoundReading;
  levels: readonly LayerLevel[];
  isReading: boolean;
  onChange: (levels: readonly LayerLevel[]) => void;
}) {
  const t = useTranslations('toolAudio');
  const list = useList();
  const id = useId();
  const [said, setSaid] = useState('');
  const chosen = levelsByLayer(levels);
  const levelOf = (name: string): number | null => {
    const level = chosen[name];
    return level === undefined ? 0 : level;
  };
  return (
    <section aria-labelledby={id} aria-busy={isReading} className="-mt-2 flex min-w-0 flex-col gap-2">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <output className="flex flex-col empty:hidden">
        {unknown.length > 0 && (
          <Notice kind="note">{t('unknown', { words: list(unknown.slice(0, NAMED_WORDS)) })}</Notice>
        )}
      </output>
      <h2 id={id} className="text-note text-text-2">
        {t('layers')}
      </h2>
      {layers.length > 0 && (
        <ul className="min-w-0 rounded-control border border-line-strong px-3">
          {layers.map((layer) => (
            <LayerRow
              key={layer.name}
              layer={layer}
              level={levelOf(layer.name)}
              cuts={cuts}
              durationSeconds={durationSeconds}
              onChange={(level) => {
                const others = levels.filter((other) => other.layer !== layer.name);
                onChange([...others, { layer: layer.name, decibels: level }]);
                if (level === null || levelOf(layer.name) === null) {
                  setSaid(t(level === null ? 'takenOut' : 'isBack', { layer: layer.words }));
                }
              }}
            />
          ))}
        </ul>
      )}
      <CutLine cuts={cuts} hasLayers={layers.length > 0} />
    </section>
  );
}

/** Where the cuts of a clip are. */
function CutLine({ cuts, hasLayers }: { cuts: readonly number[]; hasLayers: boolean }) {
  const t = useTranslations('toolAudio');
  const format = useFormatter();
  const named = cuts.slice(0, NAMED_CUTS).map((cut) => format.number(cut, { maximumFractionDigits: 1 }));
  const more = cuts.length - NAMED_CUTS;
  const times = [...named, ...(more > 0 ? [`+${more}`] : [])].join(' · ');
  return (
    <p className="text-note text-text-3">
      {cuts.length > 0 ? t('cuts', { count: cuts.length, times }) : t('noCuts')}
      {hasLayers && ` ${t('listHint')}`}
    </p>
  );
}
