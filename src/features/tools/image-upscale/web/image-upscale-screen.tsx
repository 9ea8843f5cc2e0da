import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import type { ToolTask } from '../../contract.ts';
import { ComparedResult } from '../../web/compared-result.tsx';
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

interface Fields extends PictureFields {
  factor: 2 | 4;
  content: 'guess' | 'photo' | 'drawing';
  enhancesFaces: boolean;
}

const NO_FIELDS: Fields = { picture: null, factor: 2, content: 'guess', enhancesFaces: false, model: undefined };

function settle(kept: Partial<Record<keyof Fields, unknown>>): Fields {
  return {
    ...settlePictureFields(kept),
    factor: kept.factor === 4 ? 4 : 2,
    content: kept.content === 'photo' || kept.content === 'drawing' ? kept.content : 'guess',
    enhancesFaces: kept.enhancesFaces === true,
  };
}

/** Larger pictures. `destinations` are where one can go on to. */
export function ImageUpscaleScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolImageUpscale');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('imageUpscale');
  const [fields, change] = useKeptInputs('imageUpscale', { initial: NO_FIELDS, settle });
  const chosen = useChosenModel('imageUpscale', fields.model);
  const isDraft = chosen.model?.draft ?? true;
  const order = usePictureOrder({
    endpoint: 'tools.orderImageUpscale',
    work,
    chosen,
    fields,
    change,
    // The guess is no input: nothing is said of the content then.
    without: ['content'],
    send: ({ factor, content, enhancesFaces }, agreed) =>
      tools.orderImageUpscale({
        ...agreed,
        factor,
        ...(isDraft && content !== 'guess' ? { content } : {}),
        enhancesFaces: !isDraft && enhancesFaces,
      }),
  });
  const nameOf = ({ inputs }: ToolTask): string => t('name', { factor: Number(inputs['factor'] ?? 2) });
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={
        <PictureForm order={order} label={t('make')}>
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
        </PictureForm>
      }
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => <ComparedResult task={task} name={nameOf(task)} destinations={destinations} />,
        again: (task) =>
          change(settle({ ...task.inputs, picture: inputFileOf(task, 'picture') ?? null, model: task.model.id })),
      }}
    />
  );
}
