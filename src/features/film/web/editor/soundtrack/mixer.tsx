import { Headphones, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { CUT_BOUNDS, CUT_VOLUMES, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { RangeField } from '../final-cut/range-field.tsx';
import { hearLanes, useHeardLanes, type Lane } from '../preview/heard-lanes.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { SoundtrackActions } from './use-soundtrack.ts';

const SIGN = { className: 'size-[18px]', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How loud voices, effects and music are beside each other, and which of them the preview lets hear (EDIT-12). */
export function Mixer({ saved, save }: { saved: CutSettings['volumes']; save: SoundtrackActions['setVolumes'] }) {
  const t = useTranslations('filmSoundtrack');
  const { filmId, noteChoice } = useEditor();
  const { volumes = saved, muted, solo } = useHeardLanes(filmId);
  const noted = useRef<Partial<CutSettings['volumes']>>({});
  useEffect(() => {
    noted.current = {};
  }, [saved]);
  const set = (lane: Lane, value: number): void => {
    // What was saved is known again only after a while: a second change begins where the first ended.
    const before = { ...volumes, [lane]: noted.current[lane] ?? saved[lane] };
    noted.current[lane] = value;
    const after = { ...volumes, [lane]: value };
    save.mutate(after);
    noteChoice(
      { before: { cut: { volumes: before } }, after: { cut: { volumes: after } } },
      { label: 'cut', key: `volume ${lane}` },
    );
  };
  const mute = (lane: Lane): void => {
    const next = new Set(muted);
    hearLanes(filmId, { muted: next.delete(lane) ? next : next.add(lane) });
  };
  return (
    <section data-guide="mix" data-part="mix" className="flex flex-col gap-3">
      <h3 tabIndex={-1} className="text-lead font-semibold text-text-1">
        {t('mix')}
      </h3>
      <p className="text-note text-text-3">{t('mixHint')}</p>
      {CUT_VOLUMES.map((lane) => (
        <div key={lane} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <RangeField
              label={t(`lane.${lane}`)}
              value={volumes[lane]}
              shown={(share) => (share === 0 ? t('off') : t('percent', { share }))}
              range={CUT_BOUNDS.volume}
              onMove={(value) => hearLanes(filmId, { volumes: { ...volumes, [lane]: value } })}
              onChange={(value) => set(lane, value)}
            />
          </div>
          <IconButton
            label={t('mute', { lane: t(`lane.${lane}`) })}
            icon={muted.has(lane) ? <VolumeX {...SIGN} /> : <Volume2 {...SIGN} />}
            aria-pressed={muted.has(lane)}
            onClick={() => mute(lane)}
          />
          <IconButton
            label={t('solo', { lane: t(`lane.${lane}`) })}
            icon={<Headphones {...SIGN} />}
            aria-pressed={solo === lane}
            onClick={() => hearLanes(filmId, { solo: solo === lane ? undefined : lane })}
          />
        </div>
      ))}
    </section>
  );
}
