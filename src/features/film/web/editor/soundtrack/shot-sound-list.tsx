import { useTranslations } from 'use-intl';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ShotSounds } from './shot-sounds.tsx';

/** What is heard in the film beside voices and music, shot by shot (EDIT-11). */
export function ShotSoundList({ sounds }: { sounds: Soundtrack['sounds'] }) {
  const t = useTranslations('filmSoundtrack');
  const { document } = useEditor();
  const known = new Map(sounds.map((sound) => [sound.key, sound]));
  return (
    <section className="flex flex-col gap-3" data-part="sounds">
      <h3 className="text-lead font-semibold text-text-1">{t('sounds')}</h3>
      <p className="text-note text-text-3">{t('soundsHint')}</p>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {document.shots.map((shot) => (
          <li key={shot.id} className="py-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
            <ShotSounds shot={shot} known={known} />
          </li>
        ))}
      </ol>
    </section>
  );
}
