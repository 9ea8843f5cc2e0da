import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import { PictureForm } from '../../web/picture-form.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { settlePictureFields, usePictureOrder, type PictureFields } from '../../web/use-picture-order.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { CutOutResult, type CorrectCutOut } from './cut-out-result.tsx';

const NO_FIELDS: PictureFields = { picture: null, model: undefined };

/** Cut-outs. `destinations` are where one can go on to. */
export function BackgroundRemovalScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolBackgroundRemoval');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('backgroundRemoval');
  const [fields, change] = useKeptInputs('backgroundRemoval', { initial: NO_FIELDS, settle: settlePictureFields });
  const chosen = useChosenModel('backgroundRemoval', fields.model);
  const order = usePictureOrder({
    endpoint: 'tools.orderBackgroundRemoval',
    work,
    chosen,
    fields,
    change,
    send: (_fields, agreed) => tools.orderBackgroundRemoval(agreed),
  });
  const draft = chosen.models.data?.options.find((option) => option.draft);
  const correct: CorrectCutOut | undefined =
    draft &&
    (async (task, strokes, idempotencyKey) => {
      const [picture, cutOut] = [inputFileOf(task, 'picture'), task.results[0]?.file];
      if (picture && cutOut) {
        const free = { model: draft.id, agreedCoins: 0, agreedOwnKey: false };
        work.begin(
          await tools.orderBackgroundRemoval({
            ...free,
            picture: picture.id,
            cutOut: cutOut.id,
            strokes: [...strokes],
            idempotencyKey,
          }),
        );
      }
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
        renderResults: (task) => (
          <CutOutResult task={task} name={nameOf()} destinations={destinations} onCorrect={correct} />
        ),
        again: (task) =>
          change(settlePictureFields({ picture: inputFileOf(task, 'picture') ?? null, model: task.model.id })),
      }}
    />
  );
}
