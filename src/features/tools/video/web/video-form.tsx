import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { CLIP_ASPECTS, type ClipAspect } from '#src/shared/catalogue/clip-forms.ts';
import { CLIP_MOTIONS } from '#src/shared/catalogue/clip-modes.ts';
import { AspectChoice } from '../../web/aspect-choice.tsx';
import { clipPrice } from '../../web/clip-price.ts';
import { LookChoice } from '../../web/look-choice.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PromptHelp } from '../../web/prompt-help.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useFreshFile } from '../../web/use-fresh-file.ts';
import { usePictureSize } from '../../web/use-picture-size.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import { CameraChoice } from './camera-choice.tsx';
import { ClipFormFields, useClipForm, type ChosenForm } from './clip-form-fields.tsx';
import { FrameInputs } from './frame-inputs.tsx';
import { aspectOfRatio, type VideoFields } from './video-inputs.ts';

/** What a clip shall show, how the camera moves and the button that orders it. */
export function VideoForm({
  fields,
  change,
  work,
  promptRef,
}: {
  fields: VideoFields;
  change: (changes: Partial<VideoFields>) => void;
  work: ToolWork;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslations('toolVideo');
  const { tools } = useApi<ToolsApi>();
  const files = useComingFiles();
  const chosen = useChosenModel('video', fields.model);
  const { model, billedBy, draft } = chosen;
  const clip = useClipForm(model, fields);
  const { startFrame } = fields;
  const size = usePictureSize(useFreshFile(startFrame));
  const aspect = fields.aspect ?? (size ? aspectOfRatio(size.width / size.height) : '16:9');
  /** The draft engine moves through a picture, whatever the text says. */
  const isMoved = startFrame !== null && !clip.needsText;
  const efforts = model?.choices?.efforts ?? [];
  const effort = efforts.find((one) => one === fields.effort);
  const coins = clipPrice(chosen, clip.chosenSeconds, effort);
  const { form, field, problems, isSending } = useForm({
    endpoint: 'tools.orderVideo',
    held: { values: fields, change },
    without: () => ['startFrame', 'endFrame', 'camera', 'motion', 'effort', 'look', 'aspect', 'seconds', 'model'],
    check: ({ prompt }) => ({
      ...(prompt.trim() === '' && !isMoved && !files.isComing('startFrame') ? { prompt: t('promptMissing') } : {}),
      ...(startFrame === null && !clip.takesText && !files.isComing('startFrame')
        ? { startFrame: t('startMissing') }
        : {}),
    }),
    wait: files.waitFor(false, coins),
    places: {
      VIDEO_DESCRIPTION_EMPTY: 'prompt',
      PROMPT_TOO_LONG: 'prompt',
      START_FRAME_MISSING: 'startFrame',
      FILE_GONE: 'startFrame',
    },
    send: async (values, idempotencyKey) => {
      if (!model) {
        return;
      }
      const task = await tools.orderVideo({
        ...inputsOf(values, { clip, aspect, isDraft: model.draft }),
        ...(effort ? { effort } : {}),
        model: model.id,
        agreedCoins: coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      });
      work.begin(task);
    },
  });
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      <TextArea
        {...field('prompt')}
        ref={promptRef}
        optional={isMoved}
        label={t('prompt')}
        placeholder={t('promptExample')}
        rows={4}
        hint={isMoved ? t('onlyMoved') : undefined}
      />
      {!isMoved && (
        <PromptHelp tool="video" prompt={fields.prompt} field={promptRef} onChange={(prompt) => change({ prompt })} />
      )}
      {clip.takesStart && (
        <FrameInputs
          fields={fields}
          takesEnd={clip.takesEnd}
          error={problems.startFrame}
          onChange={change}
          onUpload={files.follow}
        />
      )}
      <CameraChoice value={fields.camera} onChange={(camera) => change({ camera })} />
      <AspectChoice
        label={t('aspect')}
        value={aspect}
        aspects={CLIP_ASPECTS}
        onChange={(value) => change({ aspect: value })}
      />
      <ClipFormFields form={clip} onChange={change} />
      <ModeFields fields={fields} efforts={efforts} onChange={change} />
      {!isMoved && (
        <LookChoice
          value={fields.look}
          ownStyle={undefined}
          onChange={(look) => look !== 'own' && change({ look })}
          onOwnStyle={() => undefined}
        />
      )}
      <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
      {clip.needsText && <TextArea {...field('notWanted')} label={t('notWanted')} rows={2} />}
      <OrderBar
        label={t('make')}
        coins={coins}
        billedBy={billedBy}
        problem={problems.form}
        isSending={isSending}
        isKept={files.isKept}
        reason={chosen.whyNot}
        onDraft={draft && (() => change({ model: draft.id }))}
      />
    </form>
  );
}

/** How lively it is, and how much work a model takes where that can be chosen. */
function ModeFields({
  fields: { motion, effort },
  efforts,
  onChange,
}: {
  fields: VideoFields;
  efforts: readonly ('fast' | 'precise')[];
  onChange: (changes: Partial<VideoFields>) => void;
}) {
  const t = useTranslations('toolVideo');
  return (
    <>
      <RadioChips
        label={t('motion')}
        value={motion}
        options={(['usual', ...CLIP_MOTIONS] as const).map((value) => ({ value, label: t(`motions.${value}`) }))}
        onChange={(value) => onChange({ motion: value })}
      />
      {efforts.length > 0 && (
        <RadioChips
          label={t('effort')}
          value={efforts.find((one) => one === effort) ?? 'usual'}
          options={(['usual', ...efforts] as const).map((value) => ({ value, label: t(`efforts.${value}`) }))}
          onChange={(value) => onChange({ effort: value })}
        />
      )}
    </>
  );
}

/** The inputs of an order, without what its model takes no notice of. */
function inputsOf(
  fields: VideoFields,
  { clip, aspect, isDraft }: { clip: ChosenForm; aspect: ClipAspect; isDraft: boolean },
) {
  const startFrame = clip.takesStart ? fields.startFrame : null;
  const endFrame = startFrame && clip.takesEnd ? fields.endFrame : null;
  return {
    prompt: fields.prompt,
    notWanted: isDraft ? '' : fields.notWanted,
    aspect,
    resolution: clip.chosenResolution,
    seconds: clip.chosenSeconds,
    ...(startFrame ? { startFrame: startFrame.id } : {}),
    ...(endFrame ? { endFrame: endFrame.id } : {}),
    ...(fields.camera === 'usual' ? {} : { camera: fields.camera }),
    ...(fields.motion === 'usual' ? {} : { motion: fields.motion }),
    ...(fields.look === 'prompt' || startFrame ? {} : { look: fields.look }),
  };
}
