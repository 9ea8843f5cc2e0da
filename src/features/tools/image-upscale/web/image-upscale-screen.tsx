import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import type { StoredFile, ToolTask } from '../../contract.ts';
import { ComparedResult } from '../../web/compared-result.tsx';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PictureInput } from '../../web/picture-input.tsx';
import { readStoredFile } from '../../web/read-stored-file.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { useToolWork } from '../../web/use-tool-work.ts';

interface Fields {
  picture: StoredFile | null;
  factor: 2 | 4;
  content: 'guess' | 'photo' | 'drawing';
  enhancesFaces: boolean;
  model: string | undefined;
}

const NO_FIELDS: Fields = { picture: null, factor: 2, content: 'guess', enhancesFaces: false, model: undefined };

function settle(kept: Partial<Record<keyof Fields, unknown>>): Fields {
  return {
    picture: readStoredFile(kept.picture),
    factor: kept.factor === 4 ? 4 : 2,
    content: kept.content === 'photo' || kept.content === 'drawing' ? kept.content : 'guess',
    enhancesFaces: kept.enhancesFaces === true,
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

/** Larger pictures. `destinations` are where one can go on to. */
export function ImageUpscaleScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolImageUpscale');
  const page = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('imageUpscale');
  const [fields, change] = useKeptInputs('imageUpscale', { initial: NO_FIELDS, settle });
  const place = useRef<HTMLDivElement>(null);
  const [isUploading, setUploading] = useState(false);
  useSentPicture((picture) => change({ picture }));
  const chosen = useChosenModel('imageUpscale', fields.model);
  const { model, billedBy, draft } = chosen;
  const isDraft = model?.draft ?? true;
  const { form, problems, isSending } = useForm({
    endpoint: 'tools.orderImageUpscale',
    held: { values: fields, change },
    without: () => ['picture', 'content', 'model'],
    check: ({ picture }) => {
      if (isUploading) {
        return { picture: page('stillUploading') };
      }
      return picture ? {} : { picture: page('pictureMissing') };
    },
    places: { FILE_GONE: 'picture' },
    send: async ({ picture, factor, content, enhancesFaces }, idempotencyKey) => {
      if (!model || !picture) {
        return;
      }
      const task = await tools.orderImageUpscale({
        picture: picture.id,
        factor,
        ...(isDraft && content !== 'guess' ? { content } : {}),
        enhancesFaces: !isDraft && enhancesFaces,
        model: model.id,
        agreedCoins: chosen.coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      });
      work.begin(task);
    },
  });
  useEffect(() => {
    if (problems.picture) {
      place.current?.querySelector('button')?.focus();
    }
  }, [problems.picture]);
  const nameOf = ({ inputs }: ToolTask): string => t('name', { factor: Number(inputs['factor'] ?? 2) });
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={
        <form {...form} className="flex min-w-0 flex-col gap-6">
          <div ref={place}>
            <PictureInput
              label={page('picture')}
              value={fields.picture}
              error={problems.picture}
              onChange={(picture) => change({ picture })}
              onBusy={setUploading}
            />
          </div>
          <RadioChips
            label={t('factor')}
            value={String(fields.factor)}
            options={[
              { value: '2', label: '× 2' },
              { value: '4', label: '× 4' },
            ]}
            onChange={(factor) => change({ factor: factor === '4' ? 4 : 2 })}
          />
          {isDraft ? (
            <RadioChips
              label={t('content')}
              value={fields.content}
              options={(['guess', 'photo', 'drawing'] as const).map((value) => ({
                value,
                label: t(`contents.${value}`),
              }))}
              onChange={(content) => change({ content })}
              hint={t('facesStay')}
            />
          ) : (
            <Checkbox checked={fields.enhancesFaces} onChange={(enhancesFaces) => change({ enhancesFaces })}>
              {t('faces')}
            </Checkbox>
          )}
          <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
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
      }
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => <ComparedResult task={task} name={nameOf(task)} destinations={destinations} />,
        again: ({ inputs, inputFiles, model: { id } }) =>
          change(settle({ ...inputs, picture: inputFiles[0] ?? null, model: id })),
      }}
    />
  );
}
