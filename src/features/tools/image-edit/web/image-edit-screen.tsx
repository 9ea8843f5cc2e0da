import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FormProblems } from '#src/platform/browser/form/use-form.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import type { ToolTask } from '../../contract.ts';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { usePictureOrder } from '../../web/use-picture-order.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { editsOf, NO_FIELDS, settleFields, type EditFields } from './edit-fields.ts';
import { EditForm } from './edit-form.tsx';
import { EditResult } from './edit-result.tsx';
import { isUnmarked } from './new-edit.ts';
import { ToldOfEdit } from './told-of-edit.tsx';
import { useEditName } from './use-edit-name.ts';

/** Edited pictures. `destinations` are where one can go on to. */
export function ImageEditScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolImageEdit');
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  const work = useToolWork('imageEdit');
  const [fields, change] = useKeptInputs('imageEdit', { initial: NO_FIELDS, settle: settleFields });
  const prompt = useRef<HTMLTextAreaElement>(null);
  const chosen = useChosenModel('imageEdit', fields.model);
  const isDraft = chosen.model?.draft ?? true;
  const reading = editsOf(fields, language);
  const nameOfEdit = useEditName();
  const check = ({ action, face, consent, ...filled }: EditFields): FormProblems<EditFields> => {
    if (action === 'faceSwap') {
      return {
        ...(face ? {} : { face: t('faceMissing') }),
        ...(consent ? {} : { consent: t('consentMissing') }),
      };
    }
    const edits = isDraft ? editsOf(filled, language).edits : [];
    const unmarked = filled.picture ? edits.find(isUnmarked) : undefined;
    return {
      ...(filled.prompt.trim() === '' && edits.length === 0 ? { prompt: t('promptMissing') } : {}),
      ...(unmarked ? { settled: t('markMissing', { edit: nameOfEdit(unmarked) }) } : {}),
    };
  };
  const order = usePictureOrder<EditFields>({
    endpoint: 'tools.orderImageEdit',
    work,
    chosen,
    fields,
    change,
    without: ['settled', 'face', 'consent', 'action'],
    check,
    places: {
      EDIT_PROMPT_EMPTY: 'prompt',
      PROMPT_TOO_LONG: 'prompt',
      FACE_PICTURE_MISSING: 'face',
      FACE_SWAP_CONSENT_MISSING: 'consent',
    },
    send: ({ action, face, consent, ...filled }, agreed) =>
      tools.orderImageEdit(
        action === 'faceSwap'
          ? { ...agreed, action, consent, ...(face ? { face: face.id } : {}) }
          : {
              ...agreed,
              prompt: filled.prompt,
              ...(isDraft ? { edits: editsOf(filled, language).edits } : {}),
            },
      ),
  });
  const nameOf = ({ inputs }: ToolTask): string => {
    if (inputs['action'] === 'faceSwap') {
      return t('swapName');
    }
    return String(inputs['prompt'] ?? '').trim() || t('editName');
  };
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<EditForm order={order} reading={reading} isDraft={isDraft} promptRef={prompt} />}
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => (
          <>
            <EditResult task={task} name={nameOf(task)} destinations={destinations} />
            <ToldOfEdit task={task} />
          </>
        ),
        again: (task) => {
          const told = task.results[0]?.told['edits'] as PictureEdit[] | undefined;
          const edits = (task.inputs['edits'] as PictureEdit[] | undefined) ?? told ?? [];
          change(
            settleFields({
              ...task.inputs,
              settled: { prompt: task.inputs['prompt'], edits },
              picture: inputFileOf(task, 'picture') ?? null,
              face: inputFileOf(task, 'face') ?? null,
              model: task.model.id,
            }),
          );
          prompt.current?.focus();
        },
      }}
    />
  );
}
