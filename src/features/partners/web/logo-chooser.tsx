import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PICTURE_ACCEPT } from '#src/shared/catalogue/picture-files.ts';
import { PARTNER_LIMITS } from '../partner-limits.ts';

const KILOBYTES = PARTNER_LIMITS.logoBytes / 1000;

/** A partner's logo as a data URL, which can be replaced or removed. */
export function LogoChooser({ logo, onChange }: { logo: string | null; onChange: (logo: string | null) => void }) {
  const t = useTranslations('partners.admin');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    const checked = await checkPicture(file, PARTNER_LIMITS.logoBytes);
    const problems = { format: t('logoFormat'), size: t('logoSize', { kilobytes: KILOBYTES }) };
    setProblem('picture' in checked ? undefined : problems[checked.problem]);
    if (!('picture' in checked)) {
      return;
    }
    const reader = new FileReader();
    reader.addEventListener('load', () => onChange(String(reader.result)));
    reader.addEventListener('error', () => setProblem(t('logoUnread')));
    reader.readAsDataURL(checked.picture);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-note text-text-2">{t('logo')}</legend>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => input.current?.click()}>{t('logoChoose')}</Button>
        {logo && (
          <Button
            kind="quiet"
            onClick={() => {
              setProblem(undefined);
              onChange(null);
            }}
          >
            {t('logoRemove')}
          </Button>
        )}
      </div>
      <p className="text-note text-text-3">{t('logoNote', { kilobytes: KILOBYTES })}</p>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        onChange={(event) => void choose(event)}
        aria-label={t('logoChoose')}
        className="hidden"
      />
      {problem && <Notice>{problem}</Notice>}
    </fieldset>
  );
}
