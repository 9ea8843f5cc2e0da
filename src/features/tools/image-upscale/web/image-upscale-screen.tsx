import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { ToolTask } from '../../contract.ts';
import { ComparedResult } from '../../web/compared-result.tsx';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { PictureForm } from '../../web/picture-form.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useFreshFile } from '../../web/use-fresh-file.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import {
  pictureFieldsOf,
  pictureNameOf,
  settlePictureFields,
  usePictureOrder,
  type PictureFields,
} from '../../web/use-picture-order.ts';
import { usePictureSize } from '../../web/use-picture-size.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { canBecome, FactorChoice } from './factor-choice.tsx';

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
  const size = usePictureSize(useFreshFile(fields.picture));
  const factor = canBecome(size, fields.factor) ? fields.factor : 2;
  const taken = fields.content === 'drawing' ? 'drawing' : 'photo';
  const tooLarge = canBecome(size, 2) ? undefined : t('tooLarge', { pixels: LIMITS.tools.largerSidePixels });
  const order = usePictureOrder({
    endpoint: 'tools.orderImageUpscale',
    work,
    chosen: { ...chosen, whyNot: tooLarge ?? chosen.whyNot },
    fields,
    change,
    // The guess is no input: nothing is said of the content then.
    without: ['content'],
    send: ({ content, enhancesFaces }, agreed) =>
      tools.orderImageUpscale({
        ...agreed,
        factor,
        ...(isDraft && content !== 'guess' ? { content } : {}),
        enhancesFaces: !isDraft && enhancesFaces,
      }),
  });
  const nameOf = (task: ToolTask): string => {
    const [picture, times] = [pictureNameOf(task), Number(task.inputs['factor'] ?? 2)];
    return picture === undefined ? t('name', { factor: times }) : `${picture}-x${times}`;
  };
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={
        <PictureForm order={order} label={t('make')}>
          <FactorChoice
            value={factor}
            size={size}
            content={isDraft ? taken : undefined}
            onChange={(chosenFactor) => change({ factor: chosenFactor })}
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
        again: (task) => change(settle({ ...task.inputs, ...pictureFieldsOf(task) })),
      }}
    />
  );
}
