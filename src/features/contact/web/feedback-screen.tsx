import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { FEEDBACK_RATINGS, RATING_STEPS, type FeedbackRating } from '#src/shared/catalogue/feedback.ts';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { RatingField } from './rating-field.tsx';
import { useSendFeedback } from './use-contact.ts';

type Ratings = Partial<Record<FeedbackRating, (typeof RATING_STEPS)[number]>>;

const isWhole = (ratings: Ratings): ratings is Required<Ratings> =>
  FEEDBACK_RATINGS.every((name) => ratings[name] !== undefined);

const EMPTY = {
  ratings: {} as Ratings,
  filmType: '' as FilmType | '',
  style: '' as LookId | '',
  functionFeedback: '',
  suggestions: '',
  contact: '',
};

/** The feedback form (FEED-01). */
export function FeedbackScreen() {
  const t = useTranslations('contact.feedback');
  const film = useTranslations('film');
  const send = useSendFeedback();
  const thanks = useRef<HTMLHeadingElement>(null);
  const { form, values, set, field, control, problems, isSending } = useForm({
    endpoint: 'contact.sendFeedback',
    initial: EMPTY,
    texts: {
      filmType: t('missing.filmType'),
      style: t('missing.style'),
      functionFeedback: { missing: t('missing.functionFeedback') },
      suggestions: { missing: t('missing.suggestions') },
    },
    send: async ({ ratings, filmType, style, contact, ...texts }, id) => {
      if (isWhole(ratings) && filmType !== '' && style !== '') {
        await send.mutateAsync({ id, ratings, filmType, style, ...texts, ...(contact === '' ? {} : { contact }) });
      }
    },
  });
  const { ratings } = values;

  useEffect(() => {
    if (send.isSuccess) {
      thanks.current?.focus();
    }
  }, [send.isSuccess]);

  if (send.isSuccess) {
    return (
      <div className="flex max-w-[720px] flex-col items-start gap-4">
        <h1 ref={thanks} tabIndex={-1} className="display text-title outline-none">
          {t('thanks')}
        </h1>
        <p className="text-reading text-text-2">
          {send.data.paidCoins > 0 ? t('paid', { coins: send.data.paidCoins }) : t('thanksText')}
        </p>
        <Link to="/dashboard/film/idea" className={buttonLook('outline')}>
          {t('onward')}
        </Link>
      </div>
    );
  }
  const chosen = <Value extends string>(values: readonly Value[], name: (value: Value) => string) => [
    { value: '' as const, label: t('choose'), disabled: true },
    ...values.map((value) => ({ value, label: name(value) })),
  ];
  return (
    <form {...form} className="flex max-w-[720px] flex-col gap-7">
      <PageHead heading={t('heading')} lead={t('lead', { coins: REWARDS.feedback })} />
      <section aria-labelledby="ratings" className="flex flex-col">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
          <h2 id="ratings" className="text-lead font-semibold">
            {t('ratingsHeading')}
          </h2>
          <p aria-hidden="true" className="edge text-text-3">
            1 {t('steps.bad')} · 5 {t('steps.great')}
          </p>
        </div>
        {FEEDBACK_RATINGS.map((name) => (
          <RatingField
            key={name}
            label={t(`ratings.${name}`)}
            value={ratings[name]}
            isMissing={problems.ratings !== undefined && ratings[name] === undefined}
            onChange={(value) => set({ ratings: { ...ratings, [name]: value } })}
          />
        ))}
      </section>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...control('filmType')}
          label={t('filmType')}
          options={chosen(FILM_TYPES, (type) => film(`types.${type}`))}
        />
        <SelectField
          {...control('style')}
          label={t('style')}
          options={chosen(LOOK_IDS, (look) => film(`looks.${look}`))}
        />
      </div>
      <TextArea {...field('functionFeedback')} label={t('functionFeedback')} hint={t('functionFeedbackHint')} />
      <TextArea {...field('suggestions')} label={t('suggestions')} hint={t('suggestionsHint')} />
      <TextField {...field('contact')} label={t('contact')} hint={t('contactHint')} />
      {problems.form && <Notice>{problems.form}</Notice>}
      <Button kind="primary" type="submit" busy={isSending} className="self-start">
        {t('send')}
      </Button>
    </form>
  );
}
