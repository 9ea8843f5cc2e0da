import { useTranslations } from 'use-intl';
import type { EditedClipFile } from '#src/draft-engine/thread/edit-clip.task.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { ToolTask } from '../../contract.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import { useClipEditName } from './use-clip-edit-name.ts';

/** The edited clip, what was done with it, and the clip before. */
export function EditedClip({
  task,
  name,
  destinations,
}: {
  task: ToolTask;
  name: string;
  destinations: readonly SendFile[];
}) {
  const t = useTranslations('toolVideoEdit');
  const [result] = task.results;
  const source = inputFileOf(task, 'clip');
  const before = useMeasuredFile(source?.id).data;
  const after = useMeasuredFile(result?.file?.id).data;
  if (!result) {
    return null;
  }
  const { width, height } = after ?? before ?? {};
  return (
    <>
      <ClipResult
        result={result}
        aspect={width && height ? `${width}:${height}` : '16:9'}
        name={name}
        destinations={destinations}
      />
      <ToldOfClip task={task} />
      {source && (
        <figure className="flex max-w-80 flex-col gap-1.5">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is somebody's own clip */}
          <video
            key={source.id}
            src={`${source.path}#t=0.05`}
            aria-label={t('source')}
            controls
            playsInline
            preload="metadata"
            className="max-h-64 w-full rounded-frame bg-media"
          />
          <figcaption className="text-note text-text-2">{t('source')}</figcaption>
        </figure>
      )}
    </>
  );
}

/** What was done with a clip, and what was not understood. */
function ToldOfClip({ task }: { task: ToolTask }) {
  const t = useTranslations('toolVideoEdit');
  const nameOf = useClipEditName();
  const picture = useTranslations('toolImageEdit');
  const list = useList();
  const [result] = task.results;
  if (result?.state !== 'completed') {
    return null;
  }
  const { edits = [], notUnderstood = [], notForClips = [] } = result.told as Partial<EditedClipFile>;
  return (
    <>
      {edits.length > 0 && (
        <p className="text-note text-text-2">{t('done', { edits: list(edits.map((edit) => nameOf(edit))) })}</p>
      )}
      {notUnderstood.length > 0 && <Notice kind="note">{t('notUnderstood', { words: list(notUnderstood) })}</Notice>}
      {notForClips.length > 0 && (
        <Notice kind="note">
          {t('notForClips', { edits: list(notForClips.map((kind) => picture(`kinds.${kind}`))) })}
        </Notice>
      )}
    </>
  );
}
