import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { ProfileFields } from '../contract.ts';
import type { ProfileEdits } from './use-profile-draft.ts';
import { useSaveProfile } from './use-profile.ts';

/** The form of the profile: its values are the draft, which outlives the page. */
export function useProfileForm(draft: ProfileEdits) {
  const t = useTranslations('profile');
  const save = useSaveProfile();
  return useForm<ProfileFields>({
    endpoint: 'profile.updateProfile',
    held: { values: draft.fields, change: draft.change },
    places: { USERNAME_INVALID: 'username', PHONE_INVALID: 'phone' },
    send: async (fields) => {
      const { record, bonusCoins } = await save.mutateAsync({ ...fields, version: draft.version });
      draft.commit(draft.fields, record);
      toast(bonusCoins > 0 ? t('bonus.paid', { coins: bonusCoins }) : t('saved'), 'success');
    },
  });
}
/** What the parts of the profile's form need of it. */
export type ProfileFormState = ReturnType<typeof useProfileForm>;
