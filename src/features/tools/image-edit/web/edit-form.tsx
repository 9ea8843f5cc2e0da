import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { EditReading } from '#src/draft-engine/image-edit/reading/read-edits.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { EDIT_ACTIONS } from '#src/shared/catalogue/picture-edits.ts';
import { PictureForm } from '../../web/picture-form.tsx';
import { PictureInput } from '../../web/picture-input.tsx';
import { PromptHelp } from '../../web/prompt-help.tsx';
import { StagePreview } from '../../web/stage-preview.tsx';
import { useFreshFile } from '../../web/use-fresh-file.ts';
import type { PictureOrderForm } from '../../web/use-picture-order.ts';
import type { EditFields } from './edit-fields.ts';
import { EditList } from './edit-list.tsx';
import { EditPreview } from './edit-preview.tsx';

/** What is done with a picture: edits by words and sliders, or a face swap. */
export function EditForm({
  order,
  reading,
  isDraft,
  promptRef,
}: {
  order: PictureOrderForm<EditFields>;
  /** What the draft engine reads in the words. */
  reading: EditReading;
  isDraft: boolean;
  promptRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslations('toolImageEdit');
  const list = useList();
  const { values, change, problems, field, submit } = order;
  const picture = useFreshFile(values.picture);
  const isSwap = values.action === 'faceSwap';
  return (
    <PictureForm
      order={order}
      label={t(isSwap ? 'makeSwap' : 'make')}
      problem={problems.settled}
      impossible={isSwap && isDraft ? t('faceNeeds') : undefined}
    >
      <Segments
        label={t('action')}
        value={values.action}
        options={EDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }))}
        onChange={(action) => change({ action })}
      />
      {isSwap ? (
        !isDraft && <FaceFields order={order} />
      ) : (
        <>
          <TextArea
            isClearable
            {...field('prompt')}
            ref={promptRef}
            label={t('prompt')}
            optional={undefined}
            placeholder={t('promptExample')}
            rows={3}
            error={problems.prompt}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                void submit();
              }
            }}
          />
          {isDraft ? (
            <>
              <output className="-mt-3 flex flex-col empty:hidden">
                {reading.notUnderstood.length > 0 && (
                  <Notice kind="note">{t('notUnderstood', { words: list(reading.notUnderstood) })}</Notice>
                )}
              </output>
              {picture && (
                <StagePreview of={JSON.stringify([picture.id, reading.edits])}>
                  <EditPreview path={picture.path} edits={reading.edits} />
                </StagePreview>
              )}
              <EditList
                edits={reading.edits}
                picturePath={picture?.path}
                asksForMarks={problems.settled !== undefined}
                onChange={(edits) => change({ settled: { prompt: values.prompt, edits } })}
              />
            </>
          ) : (
            <>
              <p className="-mt-3 text-note text-text-3">{t('modelReads')}</p>
              {/* Without words for what is open: an edit leaves the rest as it is. The engine reads plain words best. */}
              <PromptHelp
                tool="imageEdit"
                prompt={values.prompt}
                field={promptRef}
                onChange={(prompt) => change({ prompt })}
              />
            </>
          )}
        </>
      )}
    </PictureForm>
  );
}

/** The picture of the face, and the consent of those who are shown. */
function FaceFields({ order }: { order: PictureOrderForm<EditFields> }) {
  const t = useTranslations('toolImageEdit');
  const { values, change, problems, files } = order;
  return (
    <>
      <PictureInput
        label={t('face')}
        hint={t('faceHint')}
        value={values.face}
        error={problems.face}
        onChange={(face) => change({ face })}
        onUpload={files.follow('face')}
      />
      <Checkbox checked={values.consent} error={problems.consent} onChange={(consent) => change({ consent })}>
        {t('consent')}
      </Checkbox>
    </>
  );
}
