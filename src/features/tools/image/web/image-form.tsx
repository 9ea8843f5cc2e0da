import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { filmRightsOf } from '#src/shared/catalogue/film-rights.ts';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ASPECTS } from '#src/shared/catalogue/picture-aspects.ts';
import { PICTURE_SIZE_PIXELS, PICTURE_SIZES } from '#src/shared/catalogue/picture-sizes.ts';
import { AspectChoice } from '../../web/aspect-choice.tsx';
import { LookChoice } from '../../web/look-choice.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PictureInput } from '../../web/picture-input.tsx';
import { PromptHelp } from '../../web/prompt-help.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import type { ImageFields } from './image-inputs.ts';

/** Counts that are offered; more than one are for members. */
const COUNTS = [1, 2, 4, 8] as const;

/** What a picture shall show, how it shall look, and the button that orders it. */
export function ImageForm({
  fields,
  change,
  work,
  promptRef,
}: {
  fields: ImageFields;
  change: (changes: Partial<ImageFields>) => void;
  work: ToolWork;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslations('toolImage');
  const { tools } = useApi<ToolsApi>();
  const chosen = useChosenModel('image', fields.model);
  const { model, billedBy, draft } = chosen;
  const isMember = filmRightsOf({ identity: useMe().data?.identity ?? IDENTITIES.ordinary, hasInvited: false }).member;
  const most = isMember ? LIMITS.memberFilm.pictures : LIMITS.freeFilm.pictures;
  const count = Math.min(fields.count, most);
  const takes = takenBy(model);
  const coins = chosen.coins === undefined ? undefined : chosen.coins * count;
  const { form, field, control, problems, isSending, submit } = useForm({
    endpoint: 'tools.orderImage',
    held: { values: fields, change },
    // Where nothing was chosen, the order says nothing of a look, and has the default model.
    without: () => ['look', 'model'],
    texts: { prompt: { missing: t('promptMissing'), tooShort: t('promptMissing') }, aspect: t('aspectMissing') },
    places: { PROMPT_EMPTY: 'prompt', PROMPT_TOO_LONG: 'prompt' },
    send: async (values, idempotencyKey) => {
      if (!model || values.aspect === null) {
        return;
      }
      const task = await tools.orderImage({
        ...inputsOf(values, takes),
        aspect: values.aspect,
        count,
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
      <PromptHelp tool="image" prompt={fields.prompt} field={promptRef} onChange={(prompt) => change({ prompt })} />
      <AspectChoice {...control('aspect')} label={t('aspect')} aspects={PICTURE_ASPECTS} />
      <LookChoice
        value={fields.look}
        ownStyle={takes.ownStyle ? fields.ownStyle : undefined}
        onChange={(look) => change({ look })}
        onOwnStyle={(ownStyle) => change({ ownStyle })}
      />
      {takes.sizes && (
        <RadioChips
          label={t('size')}
          value={fields.size}
          options={PICTURE_SIZES.map((value) => ({
            value,
            label: t('pixels', { pixels: PICTURE_SIZE_PIXELS[value] }),
          }))}
          onChange={(size) => change({ size })}
        />
      )}
      <RadioChips
        label={t('count')}
        value={String(count)}
        options={COUNTS.map((number) => ({
          value: String(number),
          label: String(number),
          disabled: number > most,
        }))}
        onChange={(chosen) => change({ count: Number(chosen) })}
        hint={isMember ? undefined : t('countMembers', { most: LIMITS.memberFilm.pictures })}
      />
      {takes.reference && (
        <PictureInput
          label={t('reference')}
          hint={t('referenceHint')}
          value={fields.reference}
          onChange={(reference) => change({ reference })}
        />
      )}
      <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
      {takes.notWanted && <TextArea {...field('notWanted')} label={t('notWanted')} rows={2} />}
      <OrderBar
        label={t('make', { count })}
        coins={coins}
        billedBy={billedBy}
        problem={problems.form}
        isSending={isSending}
        reason={chosen.whyNot}
        onDraft={draft && (() => change({ model: draft.id }))}
      />
    </form>
  );
}

/** Which fields matter to a model. */
interface TakenFields {
  reference: boolean;
  notWanted: boolean;
  ownStyle: boolean;
  sizes: boolean;
}

/** The inputs of an order, without what its model takes no notice of. */
function inputsOf({ prompt, notWanted, look, ownStyle, size, reference }: ImageFields, takes: TakenFields) {
  return {
    prompt,
    size: takes.sizes ? size : ('usual' as const),
    notWanted: takes.notWanted ? notWanted : '',
    ...(look === 'prompt' || look === 'own' ? {} : { look }),
    ownStyle: look === 'own' && takes.ownStyle ? ownStyle : '',
    ...(reference && takes.reference ? { reference: reference.id } : {}),
  };
}

function takenBy(model: ModelOption | undefined): TakenFields {
  const isDraft = model?.draft ?? true;
  return {
    reference: model?.inputs.some((input) => input === 'references' || input === 'image') ?? false,
    notWanted: !isDraft,
    ownStyle: !isDraft,
    // Models have sizes of their own; the engine draws any.
    sizes: isDraft,
  };
}
