import { ImageOff, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ACCEPT } from '#src/shared/catalogue/picture-files.ts';

/** In place of a character's picture that the server has no longer: says so, and takes it again. */
export function GonePicture({
  name,
  busy,
  onAdd,
}: {
  name: string;
  /** True while another picture is on its way. */
  busy: boolean;
  onAdd: (picture: File) => void;
}) {
  const t = useTranslations('filmIdea');
  const picker = useRef<HTMLInputElement>(null);
  const who = name.trim() === '' ? t('nameless') : name;
  return (
    <div className="flex aspect-[4/5] flex-col items-start justify-end gap-2 overflow-y-auto rounded-frame border border-warn bg-warn-soft p-2.5">
      <ImageOff className="size-5 text-warn" strokeWidth={1.5} aria-hidden="true" />
      <p role="alert" className="text-note text-text-1">
        {t('pictureGone', { name: who, days: LIMITS.uploads.unusedDays })}
      </p>
      <input
        ref={picker}
        type="file"
        accept={PICTURE_ACCEPT}
        hidden
        aria-label={`${t('addAgain')}: ${who}`}
        onChange={(event) => {
          const [picture] = event.target.files ?? [];
          event.target.value = '';
          if (picture) {
            onAdd(picture);
          }
        }}
      />
      <Button
        size="dense"
        data-missing
        busy={busy}
        onClick={() => picker.current?.click()}
        icon={<ImagePlus className="size-3.5" strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('addAgain')}
      </Button>
    </div>
  );
}
