import { useTranslations } from 'use-intl';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';

const STEPS = ['share', 'welcome', 'reward', 'unlock'] as const;
const COINS = { share: 0, welcome: REWARDS.invitedNewcomer, reward: REWARDS.inviter, unlock: 0 } as const;

/** The programme in four steps, and what it must not be used for. */
export function HowItWorks() {
  const t = useTranslations('invitations');
  return (
    <section aria-labelledby="invitation-steps" className="flex flex-col gap-5">
      <h2 id="invitation-steps" className="display text-head">
        {t('steps.heading')}
      </h2>
      <ol className="grid gap-x-6 gap-y-7 border-t border-line-strong pt-5 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex min-w-0 flex-col gap-1.5">
            <span
              aria-hidden="true"
              data-number={index + 1}
              className="edge text-action-text after:content-[attr(data-number)]"
            />
            <h3 className="text-lead font-semibold">{t(`steps.${step}`, { coins: COINS[step] })}</h3>
            <p className="text-text-2">{t(`steps.${step}Text`, { limit: LIMITS.invitations })}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-prose text-note text-text-3">{t('fair')}</p>
    </section>
  );
}
