import { useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { CLIP_ASPECTS } from '#src/shared/catalogue/clip-forms.ts';
import type { ToolTask } from '../../contract.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { toldWords } from '../../web/told-words.ts';

/** The clip of a task, with what its maker says of it. */
export function ClipResults({
  task,
  name,
  destinations,
}: {
  task: ToolTask;
  name: string;
  destinations: readonly SendFile[];
}) {
  const t = useTranslations('toolVideo');
  const page = useTranslations('toolPage');
  const list = useList();
  const [result] = task.results;
  const aspect = CLIP_ASPECTS.find((one) => one === task.inputs['aspect']) ?? '16:9';
  const start = task.inputFiles.find(({ id }) => id === task.inputs['startFrame']);
  if (!result) {
    return null;
  }
  const words = toldWords(result, 'notDrawn');
  return (
    <>
      <ClipResult
        key={result.id}
        result={result}
        aspect={aspect}
        name={name}
        poster={start?.path}
        destinations={destinations}
      />
      {words.length > 0 && <p className="text-note text-text-2">{page('notDrawn', { words: list(words) })}</p>}
      {result.told['isFlat'] === true && <Notice kind="note">{t('flat')}</Notice>}
    </>
  );
}
