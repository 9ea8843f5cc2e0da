import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm, type FormProblems } from '#src/platform/browser/form/use-form.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { editOf, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { CLIP_ASPECTS, type ClipAspect } from '#src/shared/catalogue/clip-forms.ts';
import { clipSeconds } from '#src/shared/catalogue/edited-clip.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { ClipInput } from '../../web/clip-input.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PromptHelp } from '../../web/prompt-help.tsx';
import { StagePreview } from '../../web/stage-preview.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import { findEditProblem } from '../find-edit-problem.ts';
import { ClipAfterwards } from './clip-afterwards.tsx';
import { ClipEditList } from './clip-edit-list.tsx';
import { ClipPreview } from './clip-preview.tsx';
import { editsOf, seedOf, withShape, type VideoEditFields } from './video-edit-fields.ts';

/** The texts of the problems name one of these each. */
const NO_NUMBERS = { limitMegabytes: 0, limitPixels: 0 };

/** The clip, what is done with it in words and sliders, its shape, and the button that orders it. */
export function VideoEditForm({
  fields,
  change,
  work,
  promptRef,
}: {
  fields: VideoEditFields;
  change: (changes: Partial<VideoEditFields>) => void;
  work: ToolWork;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslations('toolVideoEdit');
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  const files = useComingFiles();
  const chosen = useChosenModel('videoEdit', fields.model);
  const { model, billedBy, draft, coins } = chosen;
  const isDraft = model?.draft ?? true;
  const { measured, isMeasuring, clip, wrong, seconds } = useClipOfForm(fields.clip, files.isUploading);
  const reading = editsOf(fields, { language, seconds });
  const clipMissing = (): string | undefined => {
    if (isMeasuring) {
      return undefined;
    }
    if (!fields.clip) {
      return t('clipMissing');
    }
    return clip ? wrong : measured.error?.message;
  };
  const check = (filled: VideoEditFields): FormProblems<VideoEditFields> => {
    const said = clipMissing();
    const { edits } = editsOf(filled, { language, seconds });
    const hasWords = filled.prompt.trim() !== '';
    const promptProblem = hasWords ? t('nothingUnderstood') : t('promptMissing');
    const isEmpty = isDraft ? edits.length === 0 : !hasWords;
    return {
      ...(said === undefined ? {} : { clip: said }),
      ...(isEmpty ? { prompt: promptProblem } : {}),
      ...(seedOf(filled.seed) === null ? { seed: t('seedWrong') } : {}),
    };
  };
  const { form, problems, isSending, field, submit } = useForm<VideoEditFields>({
    endpoint: 'tools.orderVideoEdit',
    held: { values: fields, change },
    without: () => ['clip', 'model', 'settled', 'aspect', 'seed'],
    check,
    wait: files.waitFor(isMeasuring, coins),
    places: {
      FILE_GONE: 'clip',
      FILE_TOO_LARGE: 'clip',
      MEDIA_TOO_LARGE: 'clip',
      EDIT_PROMPT_EMPTY: 'prompt',
      EDIT_NOT_UNDERSTOOD: 'prompt',
      PROMPT_TOO_LONG: 'prompt',
    },
    send: async ({ clip: file, prompt, aspect, seed, settled }, idempotencyKey) => {
      if (!model || !file) {
        return;
      }
      const number = seedOf(seed);
      work.begin(
        await tools.orderVideoEdit({
          clip: file.id,
          prompt,
          ...(isDraft ? { edits: editsOf({ prompt, settled }, { language, seconds }).edits } : {}),
          ...(!isDraft && aspect ? { aspect } : {}),
          ...(typeof number === 'number' ? { seed: number } : {}),
          model: model.id,
          agreedCoins: coins ?? 0,
          agreedOwnKey: billedBy !== null,
          idempotencyKey,
        }),
      );
    },
  });
  const setEdits = (edits: ClipEdit[]): void => change({ settled: { prompt: fields.prompt, edits } });
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      <ClipInput
        tool="videoEdit"
        label={t('clip')}
        value={fields.clip}
        error={problems.clip}
        onChange={(file) => change({ clip: file })}
        onUpload={files.follow('clip')}
      />
      <TextArea
        isClearable
        {...field('prompt')}
        ref={promptRef}
        label={t('prompt')}
        optional={undefined}
        placeholder={t('promptExample')}
        rows={3}
        error={problems.prompt}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void submit();
          }
        }}
      />
      {isDraft ? (
        <>
          <NotDone reading={reading} />
          {fields.clip && clip && (
            <StagePreview of={JSON.stringify([fields.clip.id, reading.edits])}>
              <ClipPreview clip={fields.clip} edits={reading.edits} seconds={seconds} />
            </StagePreview>
          )}
          {!isMeasuring && <ClipEditList edits={reading.edits} seconds={seconds} onChange={setEdits} />}
        </>
      ) : (
        <>
          <p className="-mt-3 text-note text-text-3">{t('modelReads')}</p>
          <PromptHelp
            tool="videoEdit"
            prompt={fields.prompt}
            field={promptRef}
            onChange={(prompt) => change({ prompt })}
          />
        </>
      )}
      <ShapeField
        shape={shapeOf(isDraft, fields.aspect, reading.edits)}
        onChange={(aspect) => (isDraft ? setEdits(withShape(reading.edits, aspect)) : change({ aspect }))}
      />
      <TextField
        label={t('seed')}
        hint={t('seedHint')}
        inputMode="numeric"
        value={fields.seed}
        error={problems.seed}
        onChange={(event) => change({ seed: event.target.value })}
      />
      {measured.error && <Notice>{measured.error.message}</Notice>}
      {clip && isDraft && <ClipAfterwards clip={clip} edits={reading.edits} />}
      {wrong !== undefined && problems.clip === undefined && <Notice kind="warning">{wrong}</Notice>}
      <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
      <OrderBar
        label={t('make')}
        coins={coins}
        billedBy={billedBy}
        problem={problems.form}
        isSending={isSending}
        isKept={files.isKept}
        reason={chosen.whyNot ?? wrong}
        onDraft={draft && (() => change({ model: draft.id }))}
      />
    </form>
  );
}

/** The clip as measured, what is wrong with it, and how much of it is edited. */
function useClipOfForm(kept: VideoEditFields['clip'], isUploading: boolean) {
  const t = useTranslations('toolVideoEdit');
  // Another one is on its way: nothing is said of the one before.
  const file = isUploading ? null : kept;
  const measured = useMeasuredFile(file?.id);
  const clip = file ? measured.data : undefined;
  const problem = clip && findEditProblem(clip);
  return {
    measured,
    /** Until a clip is known, no edit can tell its times. */
    isMeasuring: isUploading || measured.isLoading,
    clip,
    wrong: problem && t(`problems.${problem.code}`, { ...NO_NUMBERS, ...problem.details }),
    seconds: clip ? clipSeconds(clip) : LIMITS.uploads.videoEditSeconds,
  };
}

const shapeOf = (isDraft: boolean, aspect: ClipAspect | null, edits: readonly ClipEdit[]): string | null =>
  isDraft ? (editOf(edits, 'crop')?.shape ?? null) : aspect;

/** The choice of the result's shape. */
function ShapeField({ shape, onChange }: { shape: string | null; onChange: (aspect: ClipAspect | null) => void }) {
  const t = useTranslations('toolVideoEdit');
  return (
    <SelectField<ClipAspect | ''>
      label={t('aspect')}
      value={CLIP_ASPECTS.find((aspect) => aspect === shape) ?? ''}
      options={[
        { value: '', label: t('aspectKept') },
        ...CLIP_ASPECTS.map((aspect) => ({ value: aspect, label: aspect })),
      ]}
      onChange={(aspect) => onChange(aspect === '' ? null : aspect)}
    />
  );
}

/** What of a prompt is not understood, and what is possible only with pictures. */
function NotDone({ reading: { notUnderstood, notForClips } }: { reading: ReturnType<typeof editsOf> }) {
  const t = useTranslations('toolVideoEdit');
  const picture = useTranslations('toolImageEdit');
  const list = useList();
  return (
    <output className="-mt-3 flex flex-col gap-2 empty:hidden">
      {notUnderstood.length > 0 && <Notice kind="note">{t('notUnderstood', { words: list(notUnderstood) })}</Notice>}
      {notForClips.length > 0 && (
        <Notice kind="note">
          {t('notForClips', { edits: list(notForClips.map((kind) => picture(`kinds.${kind}`))) })}
        </Notice>
      )}
    </output>
  );
}
