import { useTranslations } from 'use-intl';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { ShotLine } from './shot-line.tsx';
import type { SoundtrackActions } from './use-soundtrack.ts';

/** What is said in the film, shot by shot. */
export function ShotLines({ lines, actions }: { lines: Soundtrack['lines']; actions: SoundtrackActions }) {
  const t = useTranslations('filmSoundtrack');
  const { document } = useEditor();
  const views = useShotViews();
  const takes = new Map(lines.map((line) => [line.shotId, line.takes]));
  return (
    <section className="flex flex-col gap-3" data-part="lines">
      <h3 className="text-lead font-semibold text-text-1">{t('lines')}</h3>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {document.shots.map((shot) => (
          <li key={shot.id} className="py-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
            <ShotLine shot={shot} view={views.get(shot.id)} takes={takes.get(shot.id) ?? []} actions={actions} />
          </li>
        ))}
      </ol>
    </section>
  );
}
