import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { charactersOver } from '#src/platform/browser/ui/length-note.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { MEME_FORMS } from '#src/shared/catalogue/meme-forms.ts';
import { FEATURE_PRICES } from '#src/shared/catalogue/prices.ts';
import type { ToolTask } from '../../contract.ts';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PictureInput } from '../../web/picture-input.tsx';
import { ToolPage } from '../../web/tool-page.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import type { MemeTemplateAnswer } from '../meme-contract.ts';
import { NO_MEME, settleMeme, type MemeFields } from './meme-fields.ts';
import { MemeLines } from './meme-lines.tsx';
import { MemePreview } from './meme-preview.tsx';
import { MemeResult, type MemeDestinations } from './meme-result.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { useMemeTemplates } from './use-meme-templates.ts';

/** Memes (MEM-01): a template is picked, lines are written and seen at once, and a picture or a clip is made. */
export function MemeScreen({ destinations }: { destinations: MemeDestinations }) {
  const t = useTranslations('toolMeme');
  const work = useToolWork('meme');
  const templates = useMemeTemplates();
  const all = templates.data?.templates ?? [];
  const [fields, change] = useKeptInputs('meme', { initial: NO_MEME, settle: settleMeme });
  const template = all.find(({ id }) => id === fields.template) ?? all[0];
  const templateOf = ({ inputs }: ToolTask): MemeTemplateAnswer | undefined =>
    all.find(({ id }) => id === inputs['template']);
  const nameOf = (task: ToolTask): string => {
    const { lines } = settleMeme(task.inputs);
    return lines.find((line) => line.trim() !== '') ?? templateOf(task)?.name ?? t('heading');
  };
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={
        <>
          {templates.isPending && <Skeleton className="h-96" />}
          {templates.error && !templates.data && (
            <Notice action={<Button onClick={() => void templates.refetch()}>{t('tryAgain')}</Button>}>
              {templates.error.message}
            </Notice>
          )}
          {templates.data && !template && <Notice kind="note">{t('none')}</Notice>}
          {template && <MemeForm {...{ all, template, fields, change }} onMade={work.begin} />}
        </>
      }
      empty={<EmptyStage title={t('begin')} text={t('beginText')} />}
      stage={{
        nameOf,
        renderResults: (task) => (
          <MemeResult
            task={task}
            name={nameOf(task)}
            aspect={templateOf(task)?.aspect ?? '1:1'}
            destinations={destinations}
          />
        ),
        again: ({ inputs, inputFiles, model: { id } }) =>
          change(settleMeme({ ...inputs, photo: inputFiles[0] ?? null, model: id })),
      }}
    />
  );
}

function MemeForm({
  all,
  template,
  fields,
  change,
  onMade,
}: {
  all: readonly MemeTemplateAnswer[];
  template: MemeTemplateAnswer;
  fields: MemeFields;
  change: (changes: Partial<MemeFields>) => void;
  onMade: (task: ToolTask) => void;
}) {
  const t = useTranslations('toolMeme');
  const { tools } = useApi<ToolsApi>();
  const files = useComingFiles();
  const chosen = useChosenModel('meme', fields.model);
  const { model, billedBy, draft } = chosen;
  const coins = chosen.coins === undefined || chosen.coins === 0 ? chosen.coins : FEATURE_PRICES.meme;
  const lines = template.lines.map((_, index) => fields.lines[index] ?? '');
  const photo = template.takesPhoto ? fields.photo : null;
  const { form, problems, isSending } = useForm({
    endpoint: 'tools.orderMeme',
    held: { values: fields, change },
    without: () => ['template', 'lines', 'photo', 'as', 'model'],
    check: () => {
      if (template.lines.some(({ most }, index) => charactersOver(lines[index] ?? '', most) > 0)) {
        return { lines: t('tooLong') };
      }
      return lines.every((line) => line.trim() === '') && !photo && !files.isUploading ? { lines: t('empty') } : {};
    },
    wait: files.waitFor(false, coins),
    places: { PROMPT_EMPTY: 'lines', PROMPT_TOO_LONG: 'lines', FILE_GONE: 'photo', MEME_HIDDEN: 'template' },
    send: async ({ as }, idempotencyKey) => {
      if (!model) {
        return;
      }
      const task = await tools.orderMeme({
        template: template.id,
        lines,
        ...(photo ? { photo: photo.id } : {}),
        as,
        model: model.id,
        agreedCoins: coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      });
      onMade(task);
    },
  });
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      <TemplatePicker templates={all} value={template.id} onChange={(id) => change({ template: id })} />
      <MemePreview template={template} lines={lines} photo={photo?.id} />
      <MemeLines
        template={template}
        lines={lines}
        problem={problems.lines}
        onChange={(next) => change({ lines: next })}
      />
      {template.takesPhoto && (
        <PictureInput
          label={t('photo')}
          hint={t('photoHint')}
          value={fields.photo}
          error={problems.photo}
          onChange={(next) => change({ photo: next })}
          onUpload={files.follow('photo')}
        />
      )}
      <RadioChips
        label={t('as')}
        value={fields.as}
        options={MEME_FORMS.map((value) => ({ value, label: t(`forms.${value}`) }))}
        hint={fields.as === 'clip' ? t('clipHint', { seconds: template.seconds }) : undefined}
        onChange={(as) => change({ as })}
      />
      <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
      <OrderBar
        label={t(fields.as === 'clip' ? 'makeClip' : 'makePicture')}
        coins={coins}
        billedBy={billedBy}
        problem={problems.form ?? problems.template}
        isSending={isSending}
        isKept={files.isKept}
        reason={chosen.whyNot}
        onDraft={draft && (() => change({ model: draft.id }))}
      />
    </form>
  );
}
