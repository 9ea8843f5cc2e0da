import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { ClashList } from './clash-list.tsx';
import { CompletionBonus } from './completion-bonus.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useProfileDraft } from './use-profile-draft.ts';
import { useProfileForm } from './use-profile-form.ts';
import { WorkFields } from './work-fields.tsx';

/** The form of the profile, saved as a whole (ACC-04). Edits stay in this browser until they are saved. */
export function ProfileForm({ record }: { record: OwnRecord }) {
  const t = useTranslations('profile');
  const draft = useProfileDraft(record);
  const { fields, isChanged } = draft;
  const isClashing = Object.keys(draft.clashes).length > 0;
  const form = useProfileForm(draft);
  return (
    <form
      {...form.form}
      className="flex flex-col gap-8 [&_:is(input,select,textarea,button)]:scroll-mb-24"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isClashing) {
          void form.submit();
        }
      }}
    >
      <ClashList edits={draft} />
      {!record.has_info && <CompletionBonus fields={fields} />}
      <PageSection anchor="about" heading={t('about.heading')} note={t('about.note')}>
        <TextField
          {...form.field('username')}
          label={t('fields.username')}
          autoComplete="nickname"
          hint={t('hints.username')}
        />
        <TextArea {...form.field('description')} label={t('fields.description')} />
      </PageSection>
      <PageSection anchor="contact" heading={t('contact.heading')}>
        <ContactFields form={form} />
      </PageSection>
      <PageSection anchor="work" heading={t('work.heading')} note={t('work.note')}>
        <WorkFields form={form} />
      </PageSection>
      {form.problems.form && !isClashing && <Notice>{form.problems.form}</Notice>}
      <SaveBar isSticky={isChanged} state={isClashing ? t('clash.first') : t(isChanged ? 'unsaved' : 'allSaved')}>
        {isChanged && (
          <Button
            kind="quiet"
            onClick={() => {
              form.reset();
              draft.discard();
            }}
          >
            {t('discard')}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={form.isSending} disabled={!isChanged || isClashing}>
          {t('save')}
        </Button>
      </SaveBar>
    </form>
  );
}

/** Whether everything is saved, and the buttons; sticky while something is not. */
function SaveBar({ isSticky, state, children }: { isSticky: boolean; state: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        '-mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-bg px-4 py-3 sm:mx-0 sm:px-0',
        isSticky && 'sticky bottom-0 z-10',
      )}
    >
      <output className="min-w-0 flex-1 basis-40 text-note text-text-2">{state}</output>
      <span className="ml-auto flex gap-2.5">{children}</span>
    </div>
  );
}
