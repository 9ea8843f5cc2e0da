import { Camera } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { OrderBar } from '../../web/order-bar.tsx';
import { PictureInput } from '../../web/picture-input.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import { useTaskChanges } from '../../web/use-tool-tasks.ts';
import type { TemplateFacts } from '../contract.ts';
import type { TemplateFields } from './template-fields.ts';
import { useTemplatePaths } from './use-template-paths.ts';

const TEXTS = ['title', 'line'] as const;

/** The photo and the words of a template, and the button that orders its clip. */
export function TemplateForm({
  template,
  fields,
  change,
}: {
  template: TemplateFacts;
  fields: TemplateFields;
  change: (changes: Partial<TemplateFields>) => void;
}) {
  const t = useTranslations('toolTrending');
  const page = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const navigate = useNavigate();
  const paths = useTemplatePaths();
  const place = useRef<HTMLDivElement>(null);
  const files = useComingFiles();
  const { take } = useTaskChanges('trending');
  const chosen = useChosenModel('trending', undefined);
  const { model } = chosen;
  const { takesPhoto, isCutOut, texts } = template;
  const { form, field, problems, isSending } = useForm({
    endpoint: 'tools.orderTrending',
    held: { values: fields, change },
    without: () => ['photo', 'template'],
    check: ({ photo }) => files.withoutComing(takesPhoto && !photo ? { photo: page('pictureMissing') } : {}),
    wait: files.waitFor(false, chosen.coins),
    places: { FILE_GONE: 'photo', TEMPLATE_PHOTO_MISSING: 'photo' },
    send: async ({ photo, title, line }, idempotencyKey) => {
      if (!model) {
        return;
      }
      const task = await tools.orderTrending({
        template: template.id,
        ...(takesPhoto && photo ? { photo: photo.id } : {}),
        title: texts.title ? title : '',
        line: texts.line ? line : '',
        model: model.id,
        agreedCoins: chosen.coins ?? 0,
        idempotencyKey,
      });
      take(task);
      void navigate(paths.result(task.id));
    },
  });
  useEffect(() => {
    if (problems.photo) {
      place.current?.querySelector('button')?.focus();
    }
  }, [problems.photo]);
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      {takesPhoto && (
        <div ref={place} className="flex flex-col gap-2">
          <PictureInput
            label={t('photo')}
            value={fields.photo}
            error={problems.photo}
            hint={isCutOut ? t('cutOutHint') : t('photoHint', { megabytes: PICTURE_MEGABYTES })}
            onChange={(photo) => change({ photo })}
            onUpload={files.follow('photo')}
          />
          <Link to={paths.photo(template.id)} className={`${buttonLook('outline', 'dense')} self-start`}>
            <Camera className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            {t('camera')}
          </Link>
        </div>
      )}
      {TEXTS.map((name) => {
        const slot = texts[name];
        return (
          slot && (
            <TextField
              key={name}
              {...field(name)}
              label={slot.label}
              hint={t('ownWords', { sample: slot.sample })}
              maximum={slot.most}
              autoComplete="off"
            />
          )
        );
      })}
      <OrderBar
        label={t('make')}
        coins={chosen.coins}
        billedBy={chosen.billedBy}
        problem={problems.form}
        isSending={isSending}
        isKept={files.isKept}
        reason={chosen.whyNot}
      />
    </form>
  );
}
