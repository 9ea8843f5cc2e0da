import { useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { StagePreview } from '../../web/stage-preview.tsx';
import type { MemeTemplateAnswer } from '../meme-contract.ts';
import { memePicture } from './meme-picture.ts';
import { useMemePreview } from './use-meme-templates.ts';

/** What will be made of what is filled in; the server draws it as it draws the meme. */
export function MemePreview({
  template,
  lines,
  photo,
}: {
  template: MemeTemplateAnswer;
  lines: readonly string[];
  photo: string | undefined;
}) {
  const t = useTranslations('toolMeme');
  const preview = useMemePreview(template, lines, photo);
  const address = preview.data?.template === template.id ? preview.data.address : memePicture(template.id);
  const [across = 1, down = 1] = template.aspect.split(':').map(Number);
  return (
    <StagePreview of={JSON.stringify([template.id, lines, photo])}>
      <figure className="flex min-w-0 flex-col gap-1.5">
        <figcaption className="text-note text-text-2">{t('preview', { name: template.name })}</figcaption>
        <div style={{ maxWidth: `calc((100dvh - 17rem) * ${across / down})` }}>
          <Gate aspect={template.aspect}>
            <img src={address} alt={t('previewOf', { name: template.name })} className="size-full object-contain" />
          </Gate>
        </div>
        {preview.error && <p className="text-note text-text-3">{preview.error.message}</p>}
      </figure>
    </StagePreview>
  );
}
