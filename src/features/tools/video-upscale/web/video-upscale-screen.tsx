import { useTranslations } from 'use-intl';
import type { ToolTask } from '../../contract.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { NO_FIELDS, settle } from './video-upscale-fields.ts';
import { VideoUpscaleForm } from './video-upscale-form.tsx';

/** Larger clips. `destinations` are where one can go on to. */
export function VideoUpscaleScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolVideoUpscale');
  const work = useToolWork('videoUpscale');
  const [fields, change] = useKeptInputs('videoUpscale', { initial: NO_FIELDS, settle });
  useSentPicture((clip) => change({ clip }));
  const nameOf = ({ inputs }: ToolTask): string => t('name', { factor: inputs['factor'] === 2 ? 2 : 4 });
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<VideoUpscaleForm fields={fields} change={change} work={work} />}
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => <LargerClip task={task} name={nameOf(task)} destinations={destinations} />,
        again: (task) =>
          change(settle({ ...task.inputs, clip: inputFileOf(task, 'clip') ?? null, model: task.model.id })),
      }}
    />
  );
}

/** The larger clip, in the shape of the one that it is made of. */
function LargerClip({ task, name, destinations }: { task: ToolTask; name: string; destinations: readonly SendFile[] }) {
  const [result] = task.results;
  const source = useMeasuredFile(inputFileOf(task, 'clip')?.id).data;
  if (!result) {
    return null;
  }
  const { width, height } = { ...source, ...result.told };
  const isSized = typeof width === 'number' && typeof height === 'number';
  return (
    <ClipResult
      result={result}
      aspect={isSized ? `${width}:${height}` : '16:9'}
      name={name}
      destinations={destinations}
    />
  );
}
