import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { wearsCrown } from '#src/shared/catalogue/identities.ts';
import { useAvatarChange } from './use-profile.ts';

/** What the server reads; the rest is refused before it is sent. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTES = LIMITS.uploads.imageBytes / 1024 / 1024;

/** The person's picture, and another one in its place. It counts at once. */
export function AvatarChooser({ record }: { record: OwnRecord }) {
  const t = useTranslations('profile.avatar');
  const input = useRef<HTMLInputElement>(null);
  const change = useAvatarChange();
  const [problem, setProblem] = useState<string>();
  const isDefault = record.avatar === 'avatar';
  const send = (picture: File | null): void => change.mutate(picture, {
    onSuccess: () => toast(t(picture ? 'saved' : 'removed'), 'success'),
    onError: (error) => setProblem(error.message),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const picture = event.target.files?.[0];
    event.target.value = '';
    if (!picture) return;
    const wrong = !TYPES.includes(picture.type) ? t('format') : picture.size > LIMITS.uploads.imageBytes ? t('size', { megabytes: MEGABYTES }) : undefined;
    setProblem(wrong);
    if (!wrong) send(picture);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-5">
        <Avatar name={record.username} picture={record.avatar_path} member={wearsCrown(record.identity)} size={96} />
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap gap-2.5">
            <Button busy={change.isPending} onClick={() => input.current?.click()}>{t(isDefault ? 'upload' : 'change')}</Button>
            {!isDefault && <Button kind="quiet" onClick={() => { setProblem(undefined); send(null); }}>{t('remove')}</Button>}
          </div>
          <p className="text-note text-text-3">{t('note', { megabytes: MEGABYTES })}</p>
        </div>
        <input ref={input} type="file" accept={TYPES.join(',')} onChange={choose} aria-label={t('upload')} className="hidden" />
      </div>
      {problem && <Notice>{problem}</Notice>}
    </div>
  );
}
