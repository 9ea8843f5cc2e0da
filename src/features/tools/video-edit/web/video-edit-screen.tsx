import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import type { ToolTask } from '../../contract.ts';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { EditedClip } from './edited-clip.tsx';
import { NO_FIELDS, settle } from './video-edit-fields.ts';
import { VideoEditForm } from './video-edit-form.tsx';

/** Edited clips. `destinations` are where one can go on to. */
export function VideoEditScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolVideoEdit');
  const work = useToolWork('videoEdit');
  const [fields, change] = useKeptInputs('videoEdit', { initial: NO_FIELDS, settle });
  const prompt = useRef<HTMLTextAreaElement>(null);
  useSentPicture((clip) => change({ clip }));
  const nameOf = ({ inputs }: ToolTask): string => String(inputs['prompt'] ?? '').trim() || t('name');
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<VideoEditForm fields={fields} change={change} work={work} promptRef={prompt} />}
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => <EditedClip task={task} name={nameOf(task)} destinations={destinations} />,
        again: (task) => {
          const told = task.results[0]?.told['edits'] as ClipEdit[] | undefined;
          const edits = (task.inputs['edits'] as ClipEdit[] | undefined) ?? told ?? [];
          change(
            settle({
              ...task.inputs,
              settled: { prompt: task.inputs['prompt'], edits },
              clip: inputFileOf(task, 'clip') ?? null,
              model: task.model.id,
            }),
          );
          prompt.current?.focus();
        },
      }}
    />
  );
}
