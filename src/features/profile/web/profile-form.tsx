import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { PROFILE_LIMITS } from '#src/shared/catalogue/profile-choices.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { ClashList } from './clash-list.tsx';
import { CompletionBonus } from './completion-bonus.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useProfileDraft } from './use-profile-draft.ts';
import { useSaveProfile } from './use-profile.ts';
import { WorkFields } from './work-fields.tsx';

/** Fields that a refusal is about; it is said beside them. */
const PLACES: Partial<Record<ErrorCode, 'username' | 'phone'>> = {
  USERNAME_INVALID: 'username',
  PHONE_INVALID: 'phone',
};

/** All that a person says of themselves, saved together (ACC-04). What is typed stays in this browser until it is saved. */
export function ProfileForm({ record }: { record: OwnRecord }) {
  const t = useTranslations('profile');
  const form = useProfileDraft(record);
  const save = useSaveProfile();
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { fields, change, isChanged } = form;
  const clashing = Object.keys(form.clashes).length > 0;
  const refused = save.error instanceof ApiError ? save.error : undefined;
  const place = refused && PLACES[refused.code];

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const send = (): void => {
    if (save.isPending || clashing || !isChanged) return;
    save.mutate(
      { ...fields, version: form.version },
      {
        onSuccess: ({ record: now, bonusCoins }) => {
          form.commit(fields, now);
          toast(bonusCoins > 0 ? t('bonus.paid', { coins: bonusCoins }) : t('saved'), 'success');
        },
        onError: () => setRefusals((times) => times + 1),
      },
    );
  };
  const edit: typeof change = (changes) => {
    if (save.error) save.reset();
    change(changes);
  };
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-8 [&_:is(input,select,textarea,button)]:scroll-mb-24"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ClashList form={form} />
      {!record.has_info && <CompletionBonus fields={fields} />}
      <PageSection anchor="about" heading={t('about.heading')} note={t('about.note')}>
        <TextField
          label={t('fields.username')}
          autoComplete="nickname"
          maxLength={100}
          hint={t('hints.username')}
          error={place === 'username' ? refused?.message : undefined}
          value={fields.username}
          onChange={(event) => edit({ username: event.target.value })}
        />
        <TextArea
          label={t('fields.description')}
          most={PROFILE_LIMITS.descriptionCharacters}
          value={fields.description}
          onChange={(event) => edit({ description: event.target.value })}
        />
      </PageSection>
      <PageSection anchor="contact" heading={t('contact.heading')}>
        <ContactFields
          form={{ ...form, change: edit }}
          phoneProblem={place === 'phone' ? refused?.message : undefined}
        />
      </PageSection>
      <PageSection anchor="work" heading={t('work.heading')} note={t('work.note')}>
        <WorkFields form={{ ...form, change: edit }} />
      </PageSection>
      {save.error && !place && !clashing && <Notice>{save.error.message}</Notice>}
      <div
        className={clsx(
          '-mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-bg px-4 py-3 sm:mx-0 sm:px-0',
          isChanged && 'sticky bottom-0 z-10',
        )}
      >
        <output className="min-w-0 flex-1 basis-40 text-note text-text-2">
          {clashing ? t('clash.first') : isChanged ? t('unsaved') : t('allSaved')}
        </output>
        <span className="ml-auto flex gap-2.5">
          {isChanged && (
            <Button
              kind="quiet"
              onClick={() => {
                save.reset();
                form.discard();
              }}
            >
              {t('discard')}
            </Button>
          )}
          <Button kind="primary" type="submit" busy={save.isPending} disabled={!isChanged || clashing}>
            {t('save')}
          </Button>
        </span>
      </div>
    </form>
  );
}
