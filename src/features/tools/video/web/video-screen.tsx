import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolTask } from '../../contract.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { ClipExamples } from './clip-examples.tsx';
import { ClipResults } from './clip-results.tsx';
import { VideoForm } from './video-form.tsx';
import { NO_FIELDS, settleFields } from './video-inputs.ts';

/** Clips from words and pictures. `destinations` are where a clip can go on to. */
export function VideoScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolVideo');
  const work = useToolWork('video');
  const [fields, change] = useKeptInputs('video', { initial: NO_FIELDS, settle: settleFields });
  const prompt = useRef<HTMLTextAreaElement>(null);
  // The words of another clip do not describe this picture.
  useSentPicture((startFrame) => change({ startFrame, aspect: null, prompt: '' }));
  const nameOf = ({ inputs }: ToolTask): string =>
    String(inputs['prompt'] ?? '') || t('named', { movement: t(`movements.${settleFields(inputs).camera}`) });
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<VideoForm fields={fields} change={change} work={work} promptRef={prompt} />}
      empty={<ClipExamples onTake={change} />}
      stage={{
        nameOf,
        renderResults: (task) => <ClipResults task={task} name={nameOf(task)} destinations={destinations} />,
        again: ({ inputs, inputFiles, model }) => {
          const fileOf = (id: unknown) => readStoredFile(inputFiles.find((file) => file.id === id));
          const frames = { startFrame: fileOf(inputs['startFrame']), endFrame: fileOf(inputs['endFrame']) };
          change(settleFields({ ...inputs, ...frames, model: model.id }));
          prompt.current?.focus();
        },
      }}
    />
  );
}
