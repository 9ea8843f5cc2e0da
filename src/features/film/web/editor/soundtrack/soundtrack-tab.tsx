import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import { Mixer } from './mixer.tsx';
import { MusicPanel } from './music-panel.tsx';
import { PartJumps } from './part-jumps.tsx';
import { ShotLines } from './shot-lines.tsx';
import { ScrollerContext } from './shot-rows.tsx';
import { ShotSoundList } from './shot-sound-list.tsx';
import { useSoundtrack, useSoundtrackActions } from './use-soundtrack.ts';

/** The tab with all that is heard of a film: its lines, the sounds of its shots, its music, and how loud they are. */
export function SoundtrackTab() {
  const t = useTranslations('filmSoundtrack');
  const { film, document, noteChoice } = useEditor();
  const { data, error, refetch } = useSoundtrack(film);
  const scroller = useRef<HTMLDivElement>(null);
  const actions = useSoundtrackActions(film.id, ({ label, before, after }) =>
    noteChoice({ before: { take: before }, after: { take: after } }, { label }),
  );
  const isSilent = document.shots.every(
    ({ plan }) => plan.speech.kind === 'silent' && plan.ambience.length + plan.events.length === 0,
  );
  if (!data) {
    return error ? (
      <Notice className="m-4" action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
        {error.message}
      </Notice>
    ) : (
      <div className="flex flex-col gap-3 p-4 sm:p-6">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    );
  }
  const failed = [
    ...data.lines.map(({ takes }) => takes.at(-1)?.status),
    ...data.sounds.map(({ status }) => status),
    isMusicMissing(data.music) ? 'failed' : undefined,
  ].filter((status) => status === 'failed').length;
  return (
    <div ref={scroller} data-scrolls="" className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full max-w-[88rem] items-start gap-8 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <h2 className="sr-only">{t('title')}</h2>
        <div className="flex min-w-0 flex-col gap-8">
          <PartJumps scroller={scroller} />
          {isSilent && <Notice kind="note">{t('silentFilm')}</Notice>}
          {failed > 0 && (
            <Notice
              action={
                <Button kind="primary" busy={actions.retry.isPending} onClick={() => actions.retry.mutate()}>
                  {t('makeMissing', { count: failed })}
                </Button>
              }
            >
              {actions.retry.error?.message ?? t('missing', { count: failed })}
            </Notice>
          )}
          <ScrollerContext value={scroller}>
            <ShotLines lines={data.lines} actions={actions} />
            <ShotSoundList sounds={data.sounds} />
          </ScrollerContext>
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:sticky lg:top-4">
          <Mixer saved={data.volumes} save={actions.setVolumes} />
          <MusicPanel pieces={data.music} actions={actions} />
        </div>
      </div>
    </div>
  );
}

/** True where the piece in use, or the newest one, could not be composed. */
const isMusicMissing = (pieces: Soundtrack['music']): boolean =>
  pieces.some(
    ({ circled, uploaded, failure }, index) =>
      !uploaded && failure !== null && (circled || index === pieces.length - 1),
  );
