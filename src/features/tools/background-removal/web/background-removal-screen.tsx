import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import type { StoredFile } from '../../contract.ts';
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
import { CutOutResult } from './cut-out-result.tsx';

interface Fields {
  picture: StoredFile | null;
  model: string | undefined;
}

const NO_FIELDS: Fields = { picture: null, model: undefined };

function settle(kept: Partial<Record<keyof Fields, unknown>>): Fields {
  return {
    picture: readStoredFile(kept.picture),
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

/** Cut-outs. `destinations` are where one can go on to. */
export function BackgroundRemovalScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolBackgroundRemoval');
  const page = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('backgroundRemoval');
  const [fields, change] = useKeptInputs('backgroundRemoval', { initial: NO_FIELDS, settle });
  const place = useRef<HTMLDivElement>(null);
  const [isUploading, setUploading] = useState(false);
  useSentPicture((picture) => change({ picture }));
  const chosen = useChosenModel('backgroundRemoval', fields.model);
  const { model, billedBy, draft } = chosen;
  const { form, problems, isSending } = useForm({
    endpoint: 'tools.orderBackgroundRemoval',
    held: { values: fields, change },
    without: () => ['picture', 'model'],
    check: ({ picture }) => {
      if (isUploading) {
        return { picture: page('stillUploading') };
      }
      return picture ? {} : { picture: page('pictureMissing') };
    },
    places: { FILE_GONE: 'picture' },
    send: async ({ picture }, idempotencyKey) => {
      if (!model || !picture) {
        return;
      }
      const task = await tools.orderBackgroundRemoval({
        picture: picture.id,
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
  const nameOf = (): string => t('name');
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
        renderResults: (task) => <CutOutResult task={task} name={nameOf()} destinations={destinations} />,
        again: ({ inputFiles, model: { id } }) => change(settle({ picture: inputFiles[0] ?? null, model: id })),
      }}
    />
  );
}
