import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolTask } from '../../contract.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { NO_FIELDS, settle } from './audio-fields.ts';
import { AudioForm } from './audio-form.tsx';
import { SoundAlone } from './sound-alone.tsx';
import { SoundExamples } from './sound-examples.tsx';
import { ToldOfSound } from './told-of-sound.tsx';

/** Sound for a clip. `destinations` are where one can go on to. */
export function AudioScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolAudio');
  const work = useToolWork('audio');
  const [fields, change] = useKeptInputs('audio', { initial: NO_FIELDS, settle });
  const prompt = useRef<HTMLTextAreaElement>(null);
  useSentPicture((clip) => change({ clip }));
  const nameOf = ({ inputs }: ToolTask): string => String(inputs['prompt'] ?? '').trim() || t('cleanName');
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<AudioForm fields={fields} change={change} work={work} promptRef={prompt} />}
      empty={<SoundExamples onTake={change} />}
      stage={{
        nameOf,
        renderResults: (task) => <SoundedClip task={task} name={nameOf(task)} destinations={destinations} />,
        again: (task) => {
          change(settle({ ...task.inputs, clip: inputFileOf(task, 'clip') ?? null, model: task.model.id }));
          prompt.current?.focus();
        },
      }}
    />
  );
}

/** The clip with its sound, and the sound alone. */
function SoundedClip({
  task,
  name,
  destinations,
}: {
  task: ToolTask;
  name: string;
  destinations: readonly SendFile[];
}) {
  const [result] = task.results;
  const measured = useMeasuredFile(inputFileOf(task, 'clip')?.id).data;
  if (!result) {
    return null;
  }
  const isSized = measured?.width && measured.height;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ClipResult
        result={result}
        aspect={isSized ? `${measured.width}:${measured.height}` : '16:9'}
        name={name}
        destinations={destinations}
      />
      {result.file && <SoundAlone file={result.file} name={name} />}
      <ToldOfSound result={result} />
    </div>
  );
}
