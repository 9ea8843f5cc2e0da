import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { ASPECT_RATIOS, RESOLUTIONS, type AspectRatio, type Resolution } from '#src/shared/catalogue/shots.ts';
import type { ToolTask } from '../../contract.ts';
import { ClipFormFields, useClipForm } from '../../video/web/clip-form-fields.tsx';
import { ClipResults } from '../../video/web/clip-results.tsx';
import { clipPrice } from '../../web/clip-price.ts';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PromptHelp } from '../../web/prompt-help.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { GradeChoice } from './grade-choice.tsx';

interface Fields {
  prompt: string;
  aspect: AspectRatio;
  resolution: Resolution;
  seconds: number;
  model: string | undefined;
}

const NO_FIELDS: Fields = { prompt: '', aspect: '16:9', resolution: '720p', seconds: 4, model: undefined };

function settle(kept: Partial<Record<keyof Fields, unknown>>): Fields {
  return {
    prompt: typeof kept.prompt === 'string' ? kept.prompt : '',
    aspect: ASPECT_RATIOS.find((one) => one === kept.aspect) ?? '16:9',
    resolution: RESOLUTIONS.find((one) => one === kept.resolution) ?? '720p',
    seconds: typeof kept.seconds === 'number' && Number.isFinite(kept.seconds) ? kept.seconds : NO_FIELDS.seconds,
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

/** Clips of what a text says, paid by the second. `destinations` are where a clip can go on to. */
export function SoraScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolSora');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('sora');
  const [fields, change] = useKeptInputs('sora', { initial: NO_FIELDS, settle });
  const prompt = useRef<HTMLTextAreaElement>(null);
  const chosen = useChosenModel('sora', fields.model);
  const { model, billedBy, draft } = chosen;
  const clip = useClipForm(model, fields);
  const coins = clipPrice(chosen, clip.chosenSeconds, undefined);
  const { form, field, problems, isSending } = useForm({
    endpoint: 'tools.orderSora',
    held: { values: fields, change },
    without: () => ['model', 'seconds'],
    texts: { prompt: { missing: t('promptMissing'), tooShort: t('promptMissing') } },
    places: { TEXT_TO_VIDEO_PROMPT_EMPTY: 'prompt', PROMPT_TOO_LONG: 'prompt' },
    send: async (values, idempotencyKey) => {
      if (!model) {
        return;
      }
      const task = await tools.orderSora({
        prompt: values.prompt,
        aspect: values.aspect,
        resolution: clip.chosenResolution,
        seconds: clip.chosenSeconds,
        model: model.id,
        agreedCoins: coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      });
      work.begin(task);
    },
  });
  const isPaidHere = chosen.models.data?.options.some(
    (option) => !option.draft && option.availability.state === 'available',
  );
  const nameOf = ({ inputs }: ToolTask): string => String(inputs['prompt'] ?? '');
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t(isPaidHere ? 'lead' : 'leadFree')}
      form={
        <form {...form} className="flex min-w-0 flex-col gap-6">
          <TextArea
            isClearable
            {...field('prompt')}
            ref={prompt}
            label={t('prompt')}
            placeholder={t('promptExample')}
            rows={5}
          />
          <PromptHelp tool="sora" prompt={fields.prompt} field={prompt} onChange={(text) => change({ prompt: text })} />
          <GradeChoice chosen={chosen} onChange={(id) => change({ model: id })} />
          <RadioChips
            label={t('aspect')}
            value={fields.aspect}
            options={ASPECT_RATIOS.map((value) => ({
              value,
              label: t(`aspects.${value === '16:9' ? 'wide' : 'tall'}`),
            }))}
            onChange={(aspect) => change({ aspect })}
          />
          <ClipFormFields form={clip} onChange={change} />
          <OrderBar
            label={t('make')}
            coins={coins}
            billedBy={billedBy}
            problem={problems.form}
            isSending={isSending}
            reason={chosen.whyNot}
            onDraft={draft && (() => change({ model: draft.id }))}
          />
        </form>
      }
      empty={<EmptyStage title={t('begin')} text={t(isPaidHere ? 'beginText' : 'beginTextFree')} />}
      stage={{
        nameOf,
        renderResults: (task) => <ClipResults task={task} name={nameOf(task)} destinations={destinations} />,
        again: ({ inputs, model: { id } }) => {
          change(settle({ ...inputs, model: id }));
          prompt.current?.focus();
        },
      }}
    />
  );
}
