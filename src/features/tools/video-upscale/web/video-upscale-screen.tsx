import { useTranslations } from 'use-intl';
import { largerClipSeconds } from '#src/shared/catalogue/larger-clip.ts';
import type { ToolTask } from '../../contract.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { isGoingOn } from '../../web/use-tool-tasks.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { DRAFT, usePace } from './use-pace.ts';
import { useTimeWords } from './use-time-words.ts';
import { NO_FIELDS, settle } from './video-upscale-fields.ts';
import { VideoUpscaleForm } from './video-upscale-form.tsx';

/** Larger clips. `destinations` are where one can go on to. */
export function VideoUpscaleScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolVideoUpscale');
  const work = useToolWork('videoUpscale');
  const [fields, change] = useKeptInputs('videoUpscale', { initial: NO_FIELDS, settle });
  const pace = usePace(work);
  useSentPicture((clip) => change({ clip }));
  const nameOf = (task: ToolTask): string => t('name', { factor: factorOf(task) });
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<VideoUpscaleForm fields={fields} change={change} work={work} />}
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => <LargerClip task={task} name={nameOf(task)} pace={pace} destinations={destinations} />,
        again: (task) =>
          change(settle({ ...task.inputs, clip: inputFileOf(task, 'clip') ?? null, model: task.model.id })),
      }}
    />
  );
}

/** The larger clip, in the shape of the one that it is made of. */
function LargerClip({
  task,
  name,
  pace,
  destinations,
}: {
  task: ToolTask;
  name: string;
  pace: number;
  destinations: readonly SendFile[];
}) {
  const t = useTranslations('toolVideoUpscale');
  const timeWords = useTimeWords();
  const [result] = task.results;
  const source = inputFileOf(task, 'clip');
  const measured = useMeasuredFile(source?.id).data;
  if (!result) {
    return null;
  }
  const { width, height } = { ...measured, ...result.told };
  const isSized = typeof width === 'number' && typeof height === 'number';
  const isDraft = task.model.id === DRAFT;
  return (
    <>
      <ClipResult
        result={result}
        aspect={isSized ? `${width}:${height}` : '16:9'}
        name={name}
        destinations={destinations}
      />
      {/* Until its own pace is measured; then the time that is left is told beside its progress. */}
      {isGoingOn(task) && measured && isDraft && (task.progress?.secondsLeft ?? null) === null && (
        <p className="text-note text-text-2">{timeWords(pace * largerClipSeconds(measured))}</p>
      )}
      {source && measured && (
        <figure className="flex max-w-80 flex-col gap-1.5">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is somebody's own clip */}
          <video
            key={source.id}
            src={`${source.path}#t=0.05`}
            aria-label={t('source')}
            controls
            playsInline
            preload="metadata"
            className="w-full rounded-frame bg-media"
          />
          <figcaption className="text-note text-text-2">
            {t('sourceOf', { width: String(measured.width), height: String(measured.height) })}
          </figcaption>
        </figure>
      )}
    </>
  );
}

const factorOf = ({ inputs }: ToolTask): 2 | 4 => (inputs['factor'] === 2 ? 2 : 4);
