import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ShotRows } from './shot-rows.tsx';
import { ShotSounds } from './shot-sounds.tsx';

/** What is heard in the film beside voices and music, shot by shot (EDIT-11). */
export function ShotSoundList({ sounds }: { sounds: Soundtrack['sounds'] }) {
  const t = useTranslations('filmSoundtrack');
  const known = useMemo(() => new Map(sounds.map((sound) => [sound.key, sound])), [sounds]);
  const {
    filmId,
    document: { language },
    edit,
    flush,
  } = useEditor();
  const verbs = useMemo(() => ({ filmId, language, edit, flush }), [filmId, language, edit, flush]);
  return (
    <section className="flex flex-col gap-3" data-part="sounds">
      <h3 tabIndex={-1} className="text-lead font-semibold text-text-1">
        {t('sounds')}
      </h3>
      <p className="text-note text-text-3">{t('soundsHint')}</p>
      <ShotRows>{(shot) => <ShotSounds shot={shot} known={known} verbs={verbs} />}</ShotRows>
    </section>
  );
}
