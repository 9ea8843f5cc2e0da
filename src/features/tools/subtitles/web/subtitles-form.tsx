import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/shared/language/languages.ts';
import { ClipInput } from '../../web/clip-input.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useMeasuredFile } from '../../web/use-measured-file.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import { HEARING_MODEL, WRITING_MODEL } from '../subtitle-works.ts';
import type { SubtitlesFields } from './subtitles-fields.ts';

/** The clip, how its lines begin, and the button that orders. */
export function SubtitlesForm({
  fields,
  change,
  work,
}: {
  fields: SubtitlesFields;
  change: (changes: Partial<SubtitlesFields>) => void;
  work: ToolWork;
}) {
  const t = useTranslations('toolSubtitles');
  const { tools } = useApi<ToolsApi>();
  const files = useComingFiles();
  const { isUploading } = files;
  const hears = fields.work === 'hear';
  const { model, coins, billedBy, whyNot } = useChosenModel('subtitles', hears ? HEARING_MODEL : WRITING_MODEL);
  const measured = useMeasuredFile(fields.clip?.id);
  const isSilent = hears && !isUploading && fields.clip !== null && measured.data?.hasSound === false;
  const { form, problems, isSending } = useForm<SubtitlesFields>({
    endpoint: 'tools.orderSubtitles',
    held: { values: fields, change },
    without: () => ['clip'],
    check: ({ clip }) => (isUploading || clip ? {} : { clip: t('clipMissing') }),
    wait: files.waitFor(false, coins),
    places: { FILE_GONE: 'clip', MEDIA_TOO_LONG: 'clip' },
    send: async ({ clip, work: kind, language }, idempotencyKey) => {
      if (!model || !clip) {
        return;
      }
      const order = { model: model.id, agreedCoins: coins ?? 0, agreedOwnKey: billedBy !== null, idempotencyKey };
      const inputs = { clip: clip.id, work: kind, language: kind === 'hear' ? ('en' as const) : language };
      work.begin(await tools.orderSubtitles({ ...inputs, ...order }));
    },
  });
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      <ClipInput
        tool="subtitles"
        label={t('clip')}
        value={fields.clip}
        error={problems.clip}
        onChange={(clip) => change({ clip })}
        onUpload={files.follow('clip')}
      />
      <RadioChips
        label={t('work')}
        value={fields.work}
        options={[
          { value: 'hear', label: t('hear') },
          { value: 'begin', label: t('begin') },
        ]}
        onChange={(kind) => change({ work: kind })}
        hint={t(hears ? 'hearHint' : 'beginHint')}
      />
      {!hears && (
        <SelectField
          label={t('language')}
          hint={t('languageHint')}
          value={fields.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => change({ language })}
        />
      )}
      {isSilent && <Notice kind="warning">{t('noSound')}</Notice>}
      <OrderBar
        label={t(hears ? 'makeHear' : 'makeBegin')}
        coins={coins}
        billedBy={billedBy}
        problem={problems.form}
        isSending={isSending}
        isKept={files.isKept}
        reason={whyNot}
      />
    </form>
  );
}
