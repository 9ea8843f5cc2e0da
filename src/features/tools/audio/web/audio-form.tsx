import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { OWN_SOUNDS } from '#src/shared/catalogue/clip-sound.ts';
import type { MeasuredMedia } from '../../measured-media.ts';
import { ClipInput } from '../../web/clip-input.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PromptHelp } from '../../web/prompt-help.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import { findSoundProblem } from '../find-sound-problem.ts';
import type { AudioFields } from './audio-fields.ts';
import { LayerList } from './layer-list.tsx';
import { useSoundReading } from './use-sound-reading.ts';

/** The texts of the problems name some of these each. */
const NO_NUMBERS = { limitSeconds: 0, limitMegabytes: 0 };

/** The clip, what becomes of its sound, what is added and how loud, and the button that orders it. */
export function AudioForm({
  fields,
  change,
  work,
  promptRef,
}: {
  fields: AudioFields;
  change: (changes: Partial<AudioFields>) => void;
  work: ToolWork;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslations('toolAudio');
  const { tools } = useApi<ToolsApi>();
  const files = useComingFiles();
  const { isUploading } = files;
  const chosen = useChosenModel('audio', fields.model);
  const { model, billedBy, draft, coins } = chosen;
  const isDraft = model?.draft ?? true;
  const own = ownFor(fields, isDraft);
  const adds = own !== 'kept';
  // While another clip is on its way, nothing that is known of the one before holds.
  const file = isUploading ? null : fields.clip;
  const { clip, isLookedAt, wrong, failure } = useClipState(file, own, isDraft);
  const reading = useSoundReading(fields);
  const understood = isDraft && file ? reading.data : undefined;
  const missing = (): string | undefined => {
    if (isUploading || isLookedAt) {
      return undefined;
    }
    if (!fields.clip) {
      return t('clipMissing');
    }
    return clip ? wrong : failure;
  };
  const { form, field, problems, isSending, submit } = useForm<AudioFields>({
    endpoint: 'tools.orderAudio',
    held: { values: fields, change },
    without: () => ['clip', 'model', 'levels', 'own', ...(adds ? [] : (['prompt', 'notWanted'] as const))],
    check: ({ prompt }) => {
      const said = missing();
      return {
        ...(said === undefined ? {} : { clip: said }),
        ...(adds && prompt.trim() === '' ? { prompt: t('promptMissing') } : {}),
      };
    },
    wait: files.waitFor(isLookedAt, coins),
    places: {
      FILE_GONE: 'clip',
      MEDIA_TOO_LONG: 'clip',
      FILE_TOO_LARGE: 'clip',
      CLIP_SILENT: 'clip',
      PROMPT_EMPTY: 'prompt',
      PROMPT_TOO_LONG: 'prompt',
      SOUNDS_NOT_UNDERSTOOD: 'prompt',
    },
    send: async ({ clip: sent, prompt, notWanted, removesNoise, levels }, idempotencyKey) => {
      if (!model || !sent) {
        return;
      }
      const named = new Set(reading.data?.layers.map(({ name }) => name));
      const chosenLevels = levels.filter(({ layer }) => named.has(layer));
      const order = { model: model.id, agreedCoins: coins ?? 0, agreedOwnKey: billedBy !== null, idempotencyKey };
      work.begin(
        await tools.orderAudio({
          clip: sent.id,
          own,
          removesNoise: own !== 'replaced' && removesNoise,
          ...(adds ? { prompt, notWanted } : {}),
          ...(adds && isDraft ? { levels: chosenLevels } : {}),
          ...order,
        }),
      );
    },
  });
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      <ClipInput
        tool="audio"
        label={t('clip')}
        value={fields.clip}
        error={problems.clip}
        onChange={(chosenClip) => change({ clip: chosenClip })}
        onUpload={files.follow('clip')}
      />
      <OwnFields fields={{ ...fields, own }} clip={clip} isDraft={isDraft} change={change} />
      <LookedAt isSo={isUploading || isLookedAt} />
      {adds && (
        <>
          <TextArea
            {...field('prompt')}
            ref={promptRef}
            optional={undefined}
            label={t('prompt')}
            placeholder={t('promptExample')}
            hint={isDraft ? t('promptHint') : undefined}
            rows={3}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                void submit();
              }
            }}
          />
          {/* The engine lists the sounds that it finds in the words: richer ones would only hide them. */}
          {!isDraft && (
            <PromptHelp
              tool="audio"
              prompt={fields.prompt}
              field={promptRef}
              onChange={(prompt) => change({ prompt })}
            />
          )}
          <TextArea {...field('notWanted')} label={t('notWanted')} rows={1} />
          {understood && (
            <LayerList
              reading={understood}
              levels={fields.levels}
              isReading={reading.isFetching}
              onChange={(levels) => change({ levels })}
            />
          )}
        </>
      )}
      <ClipNotice failure={failure} wrong={problems.clip === undefined ? wrong : undefined} />
      <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
      <OrderBar
        label={t(adds ? 'make' : 'clean')}
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

/** What becomes of the clip's own sound; only the draft engine keeps it alone. */
function OwnFields({
  fields: { own, removesNoise },
  clip,
  isDraft,
  change,
}: {
  fields: Pick<AudioFields, 'own' | 'removesNoise'>;
  clip: MeasuredMedia | undefined;
  isDraft: boolean;
  change: (changes: Partial<AudioFields>) => void;
}) {
  const t = useTranslations('toolAudio');
  return (
    <div className="flex flex-col gap-2.5">
      <RadioChips
        label={t('own')}
        value={own}
        options={OWN_SOUNDS.filter((value) => isDraft || value !== 'kept').map((value) => ({
          value,
          label: t(`owns.${value}`),
        }))}
        onChange={(value) => change({ own: value })}
        hint={clip && !clip.hasSound && own !== 'kept' ? t('hasNone') : t(`ownHints.${own}`)}
      />
      {own !== 'replaced' && clip?.hasSound !== false && (
        <Checkbox checked={removesNoise} onChange={(removes) => change({ removesNoise: removes })}>
          {t('removesNoise')}
        </Checkbox>
      )}
    </div>
  );
}

/** Says that a clip is being looked at. */
function LookedAt({ isSo }: { isSo: boolean }) {
  const t = useTranslations('toolAudio');
  return <output className="-mt-4 text-note text-text-3 empty:hidden">{isSo && t('measuring')}</output>;
}

/** Why the clip could not be looked at, or why it cannot get this sound. */
function ClipNotice({ failure, wrong }: { failure: string | undefined; wrong: string | undefined }) {
  return (
    <>
      {failure !== undefined && <Notice>{failure}</Notice>}
      {wrong !== undefined && <Notice kind="warning">{wrong}</Notice>}
    </>
  );
}

/** Only the draft engine keeps a clip's own sound alone. */
const ownFor = ({ own }: AudioFields, isDraft: boolean): AudioFields['own'] =>
  own === 'kept' && !isDraft ? 'mixed' : own;

/** What the clip is like, and why it cannot get this sound. */
function useClipState(
  file: AudioFields['clip'],
  own: AudioFields['own'],
  isDraft: boolean,
): {
  clip: MeasuredMedia | undefined;
  isLookedAt: boolean;
  wrong: string | undefined;
  failure: string | undefined;
} {
  const t = useTranslations('toolAudio');
  const measured = useMeasuredFile(file?.id);
  const clip = file ? measured.data : undefined;
  const problem = clip && findSoundProblem(clip, own, isDraft);
  return {
    clip,
    isLookedAt: file !== null && measured.isPending,
    wrong: problem && t(`problems.${problem.code}`, { ...NO_NUMBERS, ...problem.details }),
    failure: file ? measured.error?.message : undefined,
  };
}
