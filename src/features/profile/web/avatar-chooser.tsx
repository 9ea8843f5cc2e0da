import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ACCEPT, PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { useAvatarChange } from './use-profile.ts';

/** The avatar beside the person's name (`children`), with buttons to change it. Changes are saved at once. */
export function AvatarChooser({ record, children }: { record: OwnRecord; children: ReactNode }) {
  const t = useTranslations('profile.avatar');
  const input = useRef<HTMLInputElement>(null);
  const change = useAvatarChange();
  const [problem, setProblem] = useState<string>();
  const isDefault = record.avatar === 'avatar';
  const send = (picture: File | null): void =>
    change.mutate(picture, {
      onSuccess: () => toast(t(picture ? 'saved' : 'removed'), 'success'),
      onError: (error) => setProblem(error.message),
    });
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    const checked = await checkPicture(file, LIMITS.uploads.imageBytes);
    const problems = { format: t('format'), size: t('size', { megabytes: PICTURE_MEGABYTES }) };
    setProblem('picture' in checked ? undefined : problems[checked.problem]);
    if ('picture' in checked) {
      send(checked.picture);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-7">
        <Avatar
          name={record.username}
          picture={record.avatar_path}
          member={siteRightsOf(record.identity).wearsCrown}
          size={112}
        />
        <div className="flex min-w-0 flex-col gap-3">
          {children}
          <div className="flex flex-wrap gap-2.5">
            <Button busy={change.isPending} onClick={() => input.current?.click()}>
              {t(isDefault ? 'upload' : 'change')}
            </Button>
            {!isDefault && (
              <Button
                kind="quiet"
                onClick={() => {
                  setProblem(undefined);
                  send(null);
                }}
              >
                {t('remove')}
              </Button>
            )}
          </div>
          <p className="text-note text-text-3">{t('note', { megabytes: PICTURE_MEGABYTES })}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_ACCEPT}
          onChange={(event) => void choose(event)}
          aria-label={t('upload')}
          className="hidden"
        />
      </div>
      {problem && <Notice>{problem}</Notice>}
    </div>
  );
}
