import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { MUSIC_FEELINGS, MUSIC_STYLE_IDS } from '#src/shared/catalogue/music-styles.ts';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PromptHelp } from '../../web/prompt-help.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import { DurationChoice } from './duration-choice.tsx';
import type { MusicFields } from './music-inputs.ts';

const { least, most } = LIMITS.tools.musicSeconds;

/** How a piece is to sound, and the button that orders it. */
export function MusicForm({
  fields,
  change,
  work,
  promptRef,
}: {
  fields: MusicFields;
  change: (changes: Partial<MusicFields>) => void;
  work: ToolWork;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslations('toolMusic');
  const { tools } = useApi<ToolsApi>();
  const chosen = useChosenModel('music', fields.model);
  const { model, billedBy, draft } = chosen;
  const isDraft = model?.draft ?? true;
  const { form, field, control, problems, isSending, submit } = useForm({
    endpoint: 'tools.orderMusic',
    held: { values: fields, change },
    without: ({ style, feeling }) => [
      ...(style === 'prompt' ? (['style'] as const) : []),
      ...(feeling === 'prompt' ? (['feeling'] as const) : []),
      'model',
    ],
    texts: { prompt: { missing: t('promptMissing'), tooShort: t('promptMissing') } },
    check: ({ durationSeconds }) => durationProblem(durationSeconds, t),
    places: { PROMPT_EMPTY: 'prompt', PROMPT_TOO_LONG: 'prompt', DURATION_INVALID: 'durationSeconds' },
    send: async ({ style, feeling, ...values }, idempotencyKey) => {
      if (!model) {
        return;
      }
      const task = await tools.orderMusic({
        prompt: values.prompt,
        durationSeconds: values.durationSeconds,
        ...(style === 'prompt' ? {} : { style }),
        ...(feeling === 'prompt' ? {} : { feeling }),
        instrumental: isDraft || values.instrumental,
        loop: isDraft && values.loop,
        stems: isDraft && values.stems,
        model: model.id,
        agreedCoins: chosen.coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      });
      work.begin(task);
    },
  });
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      <TextArea
        isClearable
        {...field('prompt')}
        ref={promptRef}
        label={t('prompt')}
        placeholder={t('promptExample')}
        rows={4}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void submit();
          }
        }}
      />
      <PromptHelp
        tool="music"
        prompt={fields.prompt}
        field={promptRef}
        settled={[
          ...(fields.style === 'prompt' ? [] : (['style'] as const)),
          ...(fields.feeling === 'prompt' ? [] : (['feeling'] as const)),
        ]}
        onChange={(prompt) => change({ prompt })}
      />
      <DurationChoice {...control('durationSeconds')} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          {...control('style')}
          label={t('style')}
          options={[
            { value: 'prompt', label: t('styleOfPrompt') },
            ...MUSIC_STYLE_IDS.map((value) => ({ value, label: t(`styles.${value}`) })),
          ]}
        />
        <SelectField
          {...control('feeling')}
          label={t('feeling')}
          options={[
            { value: 'prompt', label: t('feelingOfPrompt') },
            ...MUSIC_FEELINGS.map((value) => ({ value, label: t(`feelings.${value}`) })),
          ]}
        />
      </div>
      <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
      <div className="flex flex-col gap-2.5">
        <Checkbox
          checked={isDraft || fields.instrumental}
          disabled={isDraft}
          onChange={(instrumental) => change({ instrumental })}
        >
          {t('instrumental')}
        </Checkbox>
        <p className="-mt-1 ml-7 text-note text-text-3">{t(isDraft ? 'instrumentalDraft' : 'voices')}</p>
        {isDraft && (
          <>
            <Checkbox checked={fields.loop} onChange={(loop) => change({ loop })}>
              {t('loop')}
            </Checkbox>
            <Checkbox checked={fields.stems} onChange={(stems) => change({ stems })}>
              {t('stems')}
            </Checkbox>
          </>
        )}
      </div>
      <OrderBar
        label={t('make')}
        coins={chosen.coins}
        billedBy={billedBy}
        problem={problems.form}
        isSending={isSending}
        reason={chosen.whyNot}
        onDraft={draft && (() => change({ model: draft.id }))}
      />
    </form>
  );
}

function durationProblem(
  seconds: number | null,
  t: ReturnType<typeof useTranslations<'toolMusic'>>,
): { durationSeconds?: string } {
  if (seconds === null) {
    return { durationSeconds: t('durationMissing') };
  }
  return seconds < least || seconds > most ? { durationSeconds: t('durationWrong', { least, most }) } : {};
}
