import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { VIEWS, type View } from '#src/shared/catalogue/views.ts';
import type { ToolTask } from '../../contract.ts';
import type { StoredFile } from '../../stored-file.ts';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PictureInput } from '../../web/picture-input.tsx';
import { readStoredFile } from '../../web/read-stored-file.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { ViewChoice } from './view-choice.tsx';
import { ViewResults } from './view-results.tsx';

interface Fields {
  picture: StoredFile | null;
  views: readonly View[];
  model: string | undefined;
}

const NO_FIELDS: Fields = { picture: null, views: ['front', 'left', 'right', 'back'], model: undefined };

function settle(kept: Partial<Record<keyof Fields, unknown>>): Fields {
  const { views } = kept;
  return {
    picture: readStoredFile(kept.picture),
    views: Array.isArray(views) ? VIEWS.filter((view) => views.includes(view)) : NO_FIELDS.views,
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

/** Views from all sides. `destinations` are where one can go on to; `renderCast` asks for a character of one's films. */
export function MultiViewScreen({
  destinations,
  renderCast,
}: {
  destinations: readonly SendFile[];
  renderCast: (dialog: { onPick: (file: StoredFile) => void; onClose: () => void }) => ReactNode;
}) {
  const t = useTranslations('toolMultiView');
  const page = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('multiView');
  const [fields, change] = useKeptInputs('multiView', { initial: NO_FIELDS, settle });
  const place = useRef<HTMLDivElement>(null);
  const files = useComingFiles();
  const [isPicking, setPicking] = useState(false);
  useSentPicture((picture) => change({ picture }));
  const chosen = useChosenModel('multiView', fields.model);
  const { model, billedBy, draft } = chosen;
  const count = fields.views.length;
  const coins = chosen.coins === undefined ? undefined : chosen.coins * count;
  const { form, problems, isSending } = useForm({
    endpoint: 'tools.orderMultiView',
    held: { values: fields, change },
    without: () => ['picture', 'views', 'model'],
    check: ({ picture, views }) => {
      const isThere = picture !== null || files.isUploading;
      return {
        ...(isThere ? {} : { picture: page('pictureMissing') }),
        ...(views.length === 0 ? { views: t('noViews') } : {}),
      };
    },
    wait: files.waitFor(false, coins),
    places: { FILE_GONE: 'picture' },
    send: async ({ picture, views }, idempotencyKey) => {
      if (!model || !picture) {
        return;
      }
      const task = await tools.orderMultiView({
        picture: picture.id,
        views: [...views],
        model: model.id,
        agreedCoins: coins ?? 0,
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
  const nameOf = ({ results }: ToolTask): string => t('name', { count: results.length });
  return (
    <>
      <ToolPage
        work={work}
        heading={t('heading')}
        lead={t('lead')}
        form={
          <form {...form} className="flex min-w-0 flex-col gap-6">
            <div ref={place}>
              <PictureInput
                label={page('picture')}
                hint={t('hint')}
                value={fields.picture}
                error={problems.picture}
                onChange={(picture) => change({ picture })}
                onUpload={files.follow('picture')}
                more={{ label: t('fromFilm'), onOpen: () => setPicking(true) }}
              />
            </div>
            <ViewChoice
              value={fields.views}
              error={problems.views}
              hint={chosen.coins ? t('eachCosts', { coins: chosen.coins }) : undefined}
              onChange={(views) => change({ views })}
            />
            <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
            <OrderBar
              label={t('make', { count })}
              coins={coins}
              billedBy={billedBy}
              problem={problems.form}
              isSending={isSending}
              isKept={files.isKept}
              reason={chosen.whyNot}
              onDraft={draft && (() => change({ model: draft.id }))}
            />
          </form>
        }
        empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
        stage={{
          nameOf,
          renderResults: (task) => <ViewResults task={task} destinations={destinations} />,
          again: ({ inputs, inputFiles, model: { id } }) =>
            change(settle({ ...inputs, picture: inputFiles[0] ?? null, model: id })),
        }}
      />
      {isPicking &&
        renderCast({
          onPick: (picture) => {
            change({ picture });
            setPicking(false);
          },
          onClose: () => setPicking(false),
        })}
    </>
  );
}
