import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { TOOLS } from '#src/shared/catalogue/tools.ts';
import type { ToolTask } from '../../contract.ts';
import { fileKindOf } from '../../file-kind.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import { EmptyStage } from '../../web/empty-stage.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { usePictureRatio } from '../../web/use-picture-ratio.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { NO_FIELDS, settle } from './photo-talk-fields.ts';
import { PhotoTalkForm } from './photo-talk-form.tsx';

/** Talking photos. `destinations` are where one can go on to. */
export function PhotoTalkScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolPhotoTalk');
  const { photoTalkId } = useParams();
  const work = useToolWork('photoTalk', photoTalkId);
  const [fields, change] = useKeptInputs('photoTalk', { initial: NO_FIELDS, settle });
  useSentPicture((picture) => change({ picture, marks: null }));
  const nameOf = ({ inputs }: ToolTask): string => {
    const text = typeof inputs['text'] === 'string' ? inputs['text'].trim() : '';
    return text === '' ? t('nameOfSound') : text;
  };
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<PhotoTalkForm fields={fields} change={change} work={work} />}
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => (
          <TalkingResult task={task} name={nameOf(task).slice(0, 60)} destinations={destinations} />
        ),
        again: ({ inputs, inputFiles, model: { id } }) =>
          change(
            settle({
              ...inputs,
              picture: inputFiles.find((file) => fileKindOf(file) === 'image') ?? null,
              sound: inputFiles.find((file) => fileKindOf(file) === 'audio') ?? null,
              says: inputs['sound'] === undefined ? 'text' : 'sound',
              model: id,
            }),
          ),
      }}
    />
  );
}

function TalkingResult({
  task,
  name,
  destinations,
}: {
  task: ToolTask;
  name: string;
  destinations: readonly SendFile[];
}) {
  const t = useTranslations('toolPage');
  const [result] = task.results;
  const picture = task.inputFiles.find((file) => fileKindOf(file) === 'image');
  const ratio = usePictureRatio(picture?.path);
  if (!result) {
    return null;
  }
  const { width, height } = result.told;
  const told = typeof width === 'number' && typeof height === 'number' ? width / height : undefined;
  return (
    <ClipResult
      result={result}
      aspect={`${Math.round(1000 * (told ?? ratio ?? 1))}:1000`}
      name={name}
      poster={picture?.path}
      destinations={destinations}
    >
      <Link to={`${TOOLS.photoTalk.path}/${task.id}`} className={buttonLook('quiet')}>
        {t('openAlone')}
      </Link>
    </ClipResult>
  );
}
