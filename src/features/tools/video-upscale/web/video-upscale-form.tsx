import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { clipLength } from '#src/shared/catalogue/larger-clip.ts';
import { secondsCoins } from '#src/shared/catalogue/prices.ts';
import type { MeasuredMedia } from '../../measured-media.ts';
import { ClipInput } from '../../web/clip-input.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel, type ModelOfTool } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import { findClipProblem } from '../find-clip-problem.ts';
import { ClipFacts } from './clip-facts.tsx';
import { usePace } from './use-pace.ts';
import type { VideoUpscaleFields } from './video-upscale-fields.ts';

const FACTORS = [2, 4] as const;
/** The texts of the problems name some of these each. */
const NO_NUMBERS = { limitSeconds: 0, limitMegabytes: 0, limitPixels: 0, minutes: 0, limitMinutes: 0 };

/** The clip, how much larger it becomes, what that costs and how long it takes, and the button that orders it. */
export function VideoUpscaleForm({
  fields,
  change,
  work,
}: {
  fields: VideoUpscaleFields;
  change: (changes: Partial<VideoUpscaleFields>) => void;
  work: ToolWork;
}) {
  const t = useTranslations('toolVideoUpscale');
  const { tools } = useApi<ToolsApi>();
  const files = useComingFiles();
  const { isUploading } = files;
  const chosen = useChosenModel('videoUpscale', fields.model);
  const { model, billedBy, draft } = chosen;
  const isDraft = model?.draft ?? true;
  const measured = useMeasuredFile(fields.clip?.id);
  // While another clip is on its way, nothing that is known of the one before holds.
  const clip = fields.clip && !isUploading ? measured.data : undefined;
  const problem = clip && findClipProblem(clip, fields.factor, isDraft);
  const wrong = problem && t(`problems.${problem.code}`, { ...NO_NUMBERS, ...problem.details });
  const coins = coinsOf(chosen, clip);
  const pace = usePace(work);
  const missing = (): string | undefined => {
    if (isUploading || measured.isLoading) {
      return undefined;
    }
    if (!fields.clip) {
      return t('clipMissing');
    }
    return clip ? wrong : measured.error?.message;
  };
  const { form, problems, isSending } = useForm<VideoUpscaleFields>({
    endpoint: 'tools.orderVideoUpscale',
    held: { values: fields, change },
    without: () => ['clip', 'model'],
    check: () => {
      const said = missing();
      return said === undefined ? {} : { clip: said };
    },
    wait: files.waitFor(measured.isLoading, coins),
    places: {
      FILE_GONE: 'clip',
      MEDIA_TOO_LONG: 'clip',
      FILE_TOO_LARGE: 'clip',
      MEDIA_TOO_LARGE: 'clip',
      CLIP_TAKES_TOO_LONG: 'clip',
    },
    send: async ({ clip: file, factor }, idempotencyKey) => {
      if (!model || !file) {
        return;
      }
      const order = { model: model.id, agreedCoins: coins ?? 0, agreedOwnKey: billedBy !== null, idempotencyKey };
      work.begin(await tools.orderVideoUpscale({ clip: file.id, factor, ...order }));
    },
  });
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      <ClipInput
        tool="videoUpscale"
        label={t('clip')}
        value={fields.clip}
        error={problems.clip}
        onChange={(file) => change({ clip: file })}
        onUpload={files.follow('clip')}
      />
      <RadioChips
        label={t('factor')}
        value={String(fields.factor)}
        options={FACTORS.map((factor) => ({
          value: String(factor),
          label: `× ${factor}`,
        }))}
        onChange={(factor) => change({ factor: factor === '2' ? 2 : 4 })}
        hint={isDraft ? t('bestFor') : undefined}
      />
      {measured.error && <Notice>{measured.error.message}</Notice>}
      {clip && <ClipFacts clip={clip} factor={fields.factor} isDraft={isDraft} pace={pace} coins={coins} />}
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

/** The price of the order; undefined while the clip or the models are not known. */
function coinsOf({ coins }: ModelOfTool, clip: MeasuredMedia | undefined): number | undefined {
  if (coins === undefined || coins === 0) {
    return coins;
  }
  return clip && secondsCoins('videoUpscale', clipLength(clip));
}
