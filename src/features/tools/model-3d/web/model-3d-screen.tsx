import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import type { View } from '#src/shared/catalogue/views.ts';
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
import { SolidResult } from './solid-result.tsx';

const SIDES = ['front', 'side', 'back'] as const;
type GivenSide = (typeof SIDES)[number];

interface Fields extends Record<GivenSide, StoredFile | null> {
  sideLooks: 'left' | 'right';
  shape: 'round' | 'edged';
  model: string | undefined;
}

const NO_FIELDS: Fields = {
  front: null,
  side: null,
  back: null,
  sideLooks: 'left',
  shape: 'round',
  model: undefined,
};

function settle(kept: Partial<Record<keyof Fields, unknown>>): Fields {
  return {
    front: readStoredFile(kept.front),
    side: readStoredFile(kept.side),
    back: readStoredFile(kept.back),
    sideLooks: kept.sideLooks === 'right' ? 'right' : 'left',
    shape: kept.shape === 'edged' ? 'edged' : 'round',
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

/** A view in the place of its side; undefined where there is none for it. */
function placeOf(picture: StoredFile, view: View | undefined): Partial<Fields> | undefined {
  switch (view) {
    case 'front':
    case 'back':
      return { [view]: picture };
    case 'left':
    case 'right':
      return { side: picture, sideLooks: view };
    default:
      return undefined;
  }
}

/** The pictures that a task takes, by their sides. */
function filesOf({ inputs, inputFiles }: ToolTask): Partial<Record<GivenSide, unknown>> {
  return Object.fromEntries(SIDES.map((side) => [side, inputFiles.find(({ id }) => id === inputs[side])]));
}

/** 3D models. `destinations` are where a picture of one can go on to. */
export function Model3dScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolModel3d');
  const { tools } = useApi<ToolsApi>();
  const work = useToolWork('model3d');
  const [fields, change] = useKeptInputs('model3d', { initial: NO_FIELDS, settle });
  const place = useRef<HTMLDivElement>(null);
  const files = useComingFiles();
  const empty = SIDES.find((side) => fields[side] === null && !files.isComing(side));
  useSentPicture((picture, view) => change(placeOf(picture, view) ?? { [empty ?? 'front']: picture }));
  const chosen = useChosenModel('model3d', fields.model);
  const { model, billedBy, draft } = chosen;
  const { form, problems, isSending } = useForm({
    endpoint: 'tools.orderModel3d',
    held: { values: fields, change },
    without: () => ['front', 'side', 'back', 'model'],
    check: (given) => {
      const missing = SIDES.filter((side) => given[side] === null && !files.isComing(side));
      return Object.fromEntries(missing.map((side) => [side, t(`missing.${side}`)]));
    },
    wait: files.waitFor(false, chosen.coins),
    places: { FILE_GONE: 'front' },
    send: async ({ front, side, back, sideLooks, shape }, idempotencyKey) => {
      if (!model || !front || !side || !back) {
        return;
      }
      const task = await tools.orderModel3d({
        front: front.id,
        side: side.id,
        back: back.id,
        sideLooks,
        shape,
        model: model.id,
        agreedCoins: chosen.coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      });
      work.begin(task);
    },
  });
  const wrong = SIDES.find((side) => problems[side]);
  useEffect(() => {
    if (wrong) {
      place.current?.querySelectorAll('fieldset')[SIDES.indexOf(wrong)]?.querySelector('button')?.focus();
    }
  }, [wrong]);
  const isDraft = model?.draft ?? true;
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={
        <form {...form} className="flex min-w-0 flex-col gap-6">
          <div ref={place} className="flex flex-col gap-4">
            {SIDES.map((side) => (
              <PictureInput
                key={side}
                label={t(`pictures.${side}`)}
                hint={side === 'front' ? t('hint') : ''}
                value={fields[side]}
                error={problems[side]}
                onChange={(picture) => change({ [side]: picture })}
                onUpload={files.follow(side)}
              />
            ))}
          </div>
          <RadioChips
            label={t('sideLooks')}
            value={fields.sideLooks}
            options={(['left', 'right'] as const).map((value) => ({ value, label: t(`looks.${value}`) }))}
            onChange={(sideLooks) => change({ sideLooks })}
          />
          {isDraft && (
            <RadioChips
              label={t('shape')}
              value={fields.shape}
              options={(['round', 'edged'] as const).map((value) => ({ value, label: t(`shapes.${value}`) }))}
              onChange={(shape) => change({ shape })}
              hint={t(`shapeHints.${fields.shape}`)}
            />
          )}
          <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
          <OrderBar
            label={t('make')}
            coins={chosen.coins}
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
        nameOf: () => t('name'),
        renderResults: (task) => <SolidResult task={task} destinations={destinations} />,
        again: (task) => change(settle({ ...task.inputs, ...filesOf(task), model: task.model.id })),
      }}
    />
  );
}
