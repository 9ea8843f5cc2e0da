import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { FEATURE_PRICES } from '#src/shared/catalogue/prices.ts';
import { STICKER_STYLE_IDS, type StickerStyle } from '#src/shared/catalogue/sticker-styles.ts';
import type { ToolTask } from '../../contract.ts';
import type { StoredFile } from '../../stored-file.ts';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PictureInput } from '../../web/picture-input.tsx';
import { PictureResults } from '../../web/picture-results.tsx';
import { PromptHelp } from '../../web/prompt-help.tsx';
import { readStoredFile } from '../../web/read-stored-file.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useToolWork } from '../../web/use-tool-work.ts';

const COUNTS = ['1', '2', '4'] as const;

interface Fields {
  from: 'words' | 'photo';
  prompt: string;
  photo: StoredFile | null;
  style: StickerStyle;
  count: (typeof COUNTS)[number];
  model: string | undefined;
}

const NO_FIELDS: Fields = { from: 'words', prompt: '', photo: null, style: 'sticker', count: '1', model: undefined };

function settle(kept: Partial<Record<keyof Fields, unknown>>): Fields {
  return {
    from: kept.from === 'photo' ? 'photo' : 'words',
    prompt: typeof kept.prompt === 'string' ? kept.prompt : '',
    photo: readStoredFile(kept.photo),
    style: STICKER_STYLE_IDS.find((style) => style === kept.style) ?? 'sticker',
    count: COUNTS.find((count) => count === String(kept.count)) ?? '1',
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

/** True for a model that looks at a photo; so does the draft engine. */
const canTakePhoto = (model: ModelOption | undefined): boolean =>
  model === undefined || model.draft || model.inputs.some((input) => input === 'references' || input === 'image');

/** A sticker by a paid model has a price of its own. */
const priceOf = (modelCoins: number | undefined, count: number): number | undefined =>
  modelCoins === undefined || modelCoins === 0 ? modelCoins : FEATURE_PRICES.sticker * count;

/** Stickers from words or a photo. `destinations` are where one can go on to, `head` stands above the page. */
export function StickerScreen({ destinations, head }: { destinations: readonly SendFile[]; head: ReactNode }) {
  const t = useTranslations('toolSticker');
  const page = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('sticker');
  const [fields, change] = useKeptInputs('sticker', { initial: NO_FIELDS, settle });
  const promptField = useRef<HTMLTextAreaElement>(null);
  const files = useComingFiles();
  const chosen = useChosenModel('sticker', fields.model);
  const { model, billedBy, draft } = chosen;
  const isPhoto = fields.from === 'photo';
  const takesPhoto = canTakePhoto(model);
  const isOne = isPhoto && (model?.draft ?? true);
  const count = isOne ? 1 : Number(fields.count);
  const coins = priceOf(chosen.coins, count);
  const { form, field, problems, isSending } = useForm({
    endpoint: 'tools.orderSticker',
    held: { values: fields, change },
    without: () => ['photo', 'model', 'count', 'from', ...(isPhoto ? (['prompt'] as const) : [])],
    texts: { prompt: { missing: t('promptMissing'), tooShort: t('promptMissing') } },
    check: ({ photo }) => (isPhoto && !photo && !files.isUploading ? { photo: page('pictureMissing') } : {}),
    wait: files.waitFor(false, coins),
    places: { PROMPT_EMPTY: 'prompt', PROMPT_TOO_LONG: 'prompt', FILE_GONE: 'photo' },
    send: async ({ prompt, photo, style }, idempotencyKey) => {
      if (!model) {
        return;
      }
      const task = await tools.orderSticker({
        prompt: isPhoto && model.draft ? '' : prompt,
        ...(isPhoto && photo ? { photo: photo.id } : {}),
        style,
        count,
        model: model.id,
        agreedCoins: coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      });
      work.begin(task);
    },
  });
  const nameOf = ({ inputs }: ToolTask): string => {
    const style = STICKER_STYLE_IDS.find((id) => id === inputs['style']) ?? 'sticker';
    return String(inputs['prompt'] ?? '') || t('ofPhoto', { style: t(`styles.${style}`) });
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="mx-auto w-full max-w-[1720px]">{head}</div>
      <div>
        <ToolPage
          work={work}
          heading={t('heading')}
          lead={t('lead')}
          form={
            <form {...form} className="flex min-w-0 flex-col gap-6">
              <RadioChips
                label={t('from')}
                value={fields.from}
                options={(['words', 'photo'] as const).map((value) => ({ value, label: t(`sources.${value}`) }))}
                onChange={(from) => change({ from })}
              />
              {isPhoto && (
                <PictureInput
                  label={t('photo')}
                  hint={t('photoHint')}
                  value={fields.photo}
                  error={problems.photo}
                  onChange={(photo) => change({ photo })}
                  onUpload={files.follow('photo')}
                />
              )}
              {(!isPhoto || model?.draft === false) && (
                <>
                  <TextArea
                    {...field('prompt')}
                    ref={promptField}
                    label={t(isPhoto ? 'promptOfPhoto' : 'prompt')}
                    placeholder={t('promptExample')}
                    rows={3}
                  />
                  {/* Beside a photo the words say only what is added to it. */}
                  {!isPhoto && (
                    <PromptHelp
                      tool="sticker"
                      prompt={fields.prompt}
                      field={promptField}
                      onChange={(prompt) => change({ prompt })}
                    />
                  )}
                </>
              )}
              <RadioChips
                label={t('style')}
                value={fields.style}
                options={STICKER_STYLE_IDS.map((value) => ({ value, label: t(`styles.${value}`) }))}
                onChange={(style) => change({ style })}
              />
              {!isOne && (
                <RadioChips
                  label={t('count')}
                  value={fields.count}
                  options={COUNTS.map((value) => ({ value, label: value }))}
                  onChange={(next) => change({ count: next })}
                />
              )}
              <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
              <OrderBar
                label={t('make', { count })}
                coins={coins}
                billedBy={billedBy}
                problem={problems.form}
                isSending={isSending}
                isKept={files.isKept}
                reason={isPhoto && !takesPhoto ? t('takesNoPhoto') : chosen.whyNot}
                onDraft={draft && (() => change({ model: draft.id }))}
              />
            </form>
          }
          empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
          stage={{
            nameOf,
            renderResults: (task) => (
              <PictureResults task={task} aspect="1:1" name={nameOf(task)} destinations={destinations} />
            ),
            again: ({ inputs, inputFiles, model: { id } }) =>
              change(
                settle({
                  ...inputs,
                  from: inputs['photo'] === undefined ? 'words' : 'photo',
                  photo: inputFiles[0] ?? null,
                  model: id,
                }),
              ),
          }}
        />
      </div>
    </div>
  );
}
