import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Soundtrack, SoundTake } from '../../../soundtrack-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { useRetryShot } from '../use-retry-shot.ts';
import { ShotLine, type LineVerbs } from './shot-line.tsx';
import { ShotRows } from './shot-rows.tsx';
import type { SoundtrackActions } from './use-soundtrack.ts';

const NO_TAKES: readonly SoundTake[] = [];

/** What is said in the film, shot by shot. */
export function ShotLines({ lines, actions }: { lines: Soundtrack['lines']; actions: SoundtrackActions }) {
  const t = useTranslations('filmSoundtrack');
  const {
    filmId,
    document: { characters, language },
    edit,
    flush,
  } = useEditor();
  const views = useShotViews();
  const takes = useMemo(() => new Map(lines.map((line) => [line.shotId, line.takes])), [lines]);
  const { retryShot, retrying } = useRetryShot(filmId);
  const { saying, using } = actions;
  const { mutate: sayAgain } = actions.sayAgain;
  const { mutate: use } = actions.use;
  const verbs = useMemo(
    (): LineVerbs => ({ characters, language, edit, flush, sayAgain, saying, use, using, retryShot, retrying }),
    [characters, language, edit, flush, sayAgain, saying, use, using, retryShot, retrying],
  );
  return (
    <section className="flex flex-col gap-3" data-part="lines">
      <h3 tabIndex={-1} className="text-lead font-semibold text-text-1">
        {t('lines')}
      </h3>
      <ShotRows>
        {(shot) => (
          <ShotLine shot={shot} view={views.get(shot.id)} takes={takes.get(shot.id) ?? NO_TAKES} verbs={verbs} />
        )}
      </ShotRows>
    </section>
  );
}
