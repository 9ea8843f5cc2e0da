import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { PictureForm } from '../../web/picture-form.tsx';
import type { SendPicture } from '../../web/send-picture.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { settlePictureFields, usePictureOrder, type PictureFields } from '../../web/use-picture-order.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { CutOutResult } from './cut-out-result.tsx';

const NO_FIELDS: PictureFields = { picture: null, model: undefined };

/** Cut-outs. `destinations` are where one can go on to. */
export function BackgroundRemovalScreen({ destinations }: { destinations: readonly SendPicture[] }) {
  const t = useTranslations('toolBackgroundRemoval');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('backgroundRemoval');
  const [fields, change] = useKeptInputs('backgroundRemoval', { initial: NO_FIELDS, settle: settlePictureFields });
  const order = usePictureOrder({
    endpoint: 'tools.orderBackgroundRemoval',
    work,
    chosen: useChosenModel('backgroundRemoval', fields.model),
    fields,
    change,
    send: (_fields, agreed) => tools.orderBackgroundRemoval(agreed),
  });
  const nameOf = (): string => t('name');
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<PictureForm order={order} label={t('make')} />}
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => <CutOutResult task={task} name={nameOf()} destinations={destinations} />,
        again: ({ inputFiles, model: { id } }) =>
          change(settlePictureFields({ picture: inputFiles[0] ?? null, model: id })),
      }}
    />
  );
}
