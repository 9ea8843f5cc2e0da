import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PICTURE_ASPECTS } from '#src/shared/catalogue/picture-aspects.ts';
import type { ToolTask } from '../../contract.ts';
import { PictureResults } from '../../web/picture-results.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { ImageExamples } from './image-examples.tsx';
import { ImageForm } from './image-form.tsx';
import { NO_FIELDS, settleFields } from './image-inputs.ts';

/** Pictures from words. `destinations` are where a picture can go on to. */
export function ImageScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolImage');
  const work = useToolWork('image');
  const [fields, change] = useKeptInputs('image', { initial: NO_FIELDS, settle: settleFields });
  const prompt = useRef<HTMLTextAreaElement>(null);
  const nameOf = ({ inputs }: ToolTask): string => String(inputs['prompt'] ?? '');
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<ImageForm fields={fields} change={change} work={work} promptRef={prompt} />}
      empty={<ImageExamples onTake={change} />}
      stage={{
        nameOf,
        renderResults: (task) => (
          <PictureResults
            task={task}
            aspect={PICTURE_ASPECTS.find((aspect) => aspect === task.inputs['aspect']) ?? '1:1'}
            name={nameOf(task)}
            destinations={destinations}
          />
        ),
        again: ({ inputs, inputFiles, model }) => {
          const look = inputs['look'] ?? (inputs['ownStyle'] ? 'own' : 'prompt');
          change(settleFields({ ...inputs, look, reference: inputFiles[0] ?? null, model: model.id }));
          prompt.current?.focus();
        },
      }}
    />
  );
}
