import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { FEEDBACK_RATINGS, MESSAGE_LIMITS, RATING_STEPS, type FeedbackRating } from '#src/shared/catalogue/feedback.ts';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { RatingField } from './rating-field.tsx';
import { useSendFeedback } from './use-contact.ts';

type Ratings = Partial<Record<FeedbackRating, (typeof RATING_STEPS)[number]>>;

const isWhole = (ratings: Ratings): ratings is Required<Ratings> =>
  FEEDBACK_RATINGS.every((name) => ratings[name] !== undefined);

/** What somebody thinks of it all (FEED-01). */
export function FeedbackScreen() {
  const t = useTranslations('contact.feedback');
  const film = useTranslations('film');
  const send = useSendFeedback();
  const [ratings, setRatings] = useState<Ratings>({});
  const [filmType, setFilmType] = useState<FilmType | ''>('');
  const [style, setStyle] = useState<LookId | ''>('');
  const [functionFeedback, setFunctionFeedback] = useState('');
  const [suggestions, setSuggestions] = useState('');
  const [contact, setContact] = useState('');
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const isTried = refusals > 0;

  useEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (first?.matches('fieldset') ? first.querySelector<HTMLElement>('input') : first)?.focus();
  }, [refusals]);
  useEffect(() => {
    if (send.isSuccess) thanks.current?.focus();
  }, [send.isSuccess]);

  const submit = (): void => {
    if (send.isPending) return;
    const tooLong =
      [...functionFeedback].length > MESSAGE_LIMITS.functionFeedback ||
      [...suggestions].length > MESSAGE_LIMITS.suggestions;
    if (
      !isWhole(ratings) ||
      filmType === '' ||
      style === '' ||
      functionFeedback.trim() === '' ||
      suggestions.trim() === '' ||
      tooLong
    )
      return setRefusals((times) => times + 1);
    send.mutate({
      ratings,
      filmType,
      style,
      functionFeedback,
      suggestions,
      ...(contact.trim() === '' ? {} : { contact }),
    });
  };

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
    <form
      ref={form}
      noValidate
      className="flex max-w-[720px] flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
            isMissing={isTried && ratings[name] === undefined}
            onChange={(value) => setRatings({ ...ratings, [name]: value })}
          />
        ))}
      </section>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('filmType')}
          value={filmType}
          options={chosen(FILM_TYPES, (type) => film(`types.${type}`))}
          onChange={setFilmType}
          error={isTried && filmType === '' ? t('missing.filmType') : undefined}
        />
        <SelectField
          label={t('style')}
          value={style}
          options={chosen(LOOK_IDS, (look) => film(`looks.${look}`))}
          onChange={setStyle}
          error={isTried && style === '' ? t('missing.style') : undefined}
        />
      </div>
      <TextArea
        label={t('functionFeedback')}
        hint={t('functionFeedbackHint')}
        most={MESSAGE_LIMITS.functionFeedback}
        value={functionFeedback}
        error={isTried && functionFeedback.trim() === '' ? t('missing.functionFeedback') : undefined}
        onChange={(event) => setFunctionFeedback(event.target.value)}
      />
      <TextArea
        label={t('suggestions')}
        hint={t('suggestionsHint')}
        most={MESSAGE_LIMITS.suggestions}
        value={suggestions}
        error={isTried && suggestions.trim() === '' ? t('missing.suggestions') : undefined}
        onChange={(event) => setSuggestions(event.target.value)}
      />
      <TextField
        label={t('contact')}
        optional
        hint={t('contactHint')}
        maxLength={MESSAGE_LIMITS.contact}
        value={contact}
        onChange={(event) => setContact(event.target.value)}
      />
      {send.error && <Notice>{send.error.message}</Notice>}
      <Button kind="primary" type="submit" busy={send.isPending} className="self-start">
        {t('send')}
      </Button>
    </form>
  );
}
