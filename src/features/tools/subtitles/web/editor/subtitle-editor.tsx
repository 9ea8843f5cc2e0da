import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import type { ToolTask } from '../../../contract.ts';
import type { StoredFile } from '../../../stored-file.ts';
import { inputFileOf } from '../../../web/input-file-of.ts';
import { useFreshFile } from '../../../web/use-fresh-file.ts';
import { useStoredSubtitles } from '../use-subtitles.ts';
import { LineDesk } from './line-desk.tsx';

/** The lines of a task beside its clip, to be corrected; while speech is being written down, that it is. */
export function SubtitleEditor({ task, onBurned }: { task: ToolTask; onBurned: (task: ToolTask) => void }) {
  const [result] = task.results;
  const clip = inputFileOf(task, 'clip') ?? null;
  if (result?.state !== 'completed') {
    const isOver = result?.state === 'failed' || result?.state === 'cancelled';
    return <div className="max-w-2xl">{!isOver && <Gate aspect="16:9">{<Leader />}</Gate>}</div>;
  }
  return <StoredLines key={task.id} task={task} clip={clip} onBurned={onBurned} />;
}

function StoredLines({
  task,
  clip,
  onBurned,
}: {
  task: ToolTask;
  clip: StoredFile | null;
  onBurned: (task: ToolTask) => void;
}) {
  const t = useTranslations('toolPage');
  const stored = useStoredSubtitles(task.id);
  const shown = useFreshFile(clip) ?? clip;
  if (stored.error) {
    return (
      <Notice action={<Button onClick={() => void stored.refetch()}>{t('tryAgain')}</Button>}>
        {stored.error.message}
      </Notice>
    );
  }
  if (!stored.data) {
    return <Skeleton className="aspect-video w-full" />;
  }
  return (
    <LineDesk
      task={task}
      stored={stored.data}
      clip={shown}
      language={languageOf(task)}
      heard={task.inputs['work'] === 'hear'}
      onBurned={onBurned}
    />
  );
}

const languageOf = ({ inputs }: ToolTask): Language =>
  LANGUAGES.find((language) => language === inputs['language']) ?? 'en';
