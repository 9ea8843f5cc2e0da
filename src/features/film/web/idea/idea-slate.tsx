import { useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { isEnter } from '#src/platform/browser/ui/is-enter.ts';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { BY_THE_STORY } from '#src/shared/catalogue/by-the-story.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useChoices } from './idea-choices.ts';
import { useStartFilm } from './idea-data.ts';
import { DRAFT_MODELS, keepStart, type useIdeaForm } from './idea-form.ts';

/**
 * The idea box of the home page. A signed-in person's film starts at once; a visitor signs in first, and the film
 * starts afterwards (HOME-02). `box` is the text box; `onFocus` is called before typing.
 */
export function IdeaSlate({
  signedIn,
  ideaForm: { form, change, clear },
  box,
  onFocus,
}: {
  signedIn: boolean;
  ideaForm: ReturnType<typeof useIdeaForm>;
  box: RefObject<HTMLTextAreaElement | null>;
  onFocus: () => void;
}) {
  const ofIdea = useTranslations('filmIdea');
  const examples = useTranslations('filmExamples');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const choices = useChoices();
  const start = useStartFilm(language);
  const [missing, setMissing] = useState(false);
  // One key per filled-in form: a second click or a lost answer creates no second film.
  const key = useRef<{ form: string; key: string }>(undefined);

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (start.isPending) {
      return;
    }
    if (form.idea.trim() === '') {
      setMissing(true);
      box.current?.focus();
      return;
    }
    const draft = { ...form, models: DRAFT_MODELS };
    if (!signedIn) {
      keepStart(draft);
      void navigate(`/login?next=${encodeURIComponent('/dashboard/film/idea')}`);
      return;
    }
    const said = JSON.stringify(draft);
    if (key.current?.form !== said) {
      key.current = { form: said, key: crypto.randomUUID() };
    }
    void start
      .mutateAsync({ form: draft, mode: 'one_click', idempotencyKey: key.current.key, agreedCoins: 0 })
      // Not a callback of the mutation, which is dropped when the page is mounted anew meanwhile.
      .then(({ filmId }) => {
        clear();
        return navigate(`/dashboard/film/${filmId}`);
      })
      .catch(() => {
        // Shown by the mutation's error.
      });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isEnter(event) && !event.shiftKey) {
      submit(event);
    }
  };
  // The boxes have no visible label: what is left to the story is named.
  const naming = <Value extends string>(
    what: 'type' | 'look',
    options: readonly { value: Value; label: string }[],
  ): { value: Value; label: string }[] =>
    options.map(({ value, label }) => ({
      value,
      label: value === BY_THE_STORY ? ofIdea('leftToStory', { what: ofIdea(what) }) : label,
    }));
  const problem = missing && form.idea.trim() === '' ? ofIdea('ideaMissing') : start.error?.message;

  return (
    <form
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-panel border border-line-strong bg-surface-1 p-4 focus-within:border-select has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus"
    >
      <textarea
        ref={box}
        rows={2}
        value={form.idea}
        lang={langOf(form.idea)}
        maxLength={LIMITS.idea.maximumCharacters}
        aria-label={ofIdea('label')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'slate-problem' : undefined}
        placeholder={examples('one')}
        onChange={(event) => {
          setMissing(false);
          change({ idea: event.target.value });
        }}
        onKeyDown={press}
        onFocus={onFocus}
        className="field-sizing-content max-h-44 min-h-16 w-full resize-none bg-transparent text-[17px] leading-relaxed text-text-1 outline-none"
      />
      {problem && (
        <p id="slate-problem" role="alert" className="text-note text-err">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap gap-2">
          <SelectChip
            label={ofIdea('type')}
            value={form.type}
            options={naming('type', choices.types)}
            onChange={(type) => change({ type })}
          />
          <SelectChip
            label={ofIdea('look')}
            value={form.style}
            options={naming('look', choices.looks)}
            onChange={(style) => change({ style })}
          />
          <SelectChip
            label={ofIdea('format')}
            value={form.aspect}
            options={choices.aspects.map(({ value }) => ({ value, label: value }))}
            onChange={(aspect) => change({ aspect })}
          />
          <SelectChip
            label={ofIdea('shots')}
            value={String(form.shots)}
            options={choices.shots.filter(({ disabled }) => !disabled)}
            onChange={(shots) => change({ shots: Number(shots) })}
          />
        </div>
        <div className="ml-auto flex items-center gap-3 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
          <span className="edge whitespace-nowrap text-text-3 max-sm:text-center">
            {ofIdea('draftPrice', { coins: 0 })}
          </span>
          <Button type="submit" kind="primary" size="large" busy={start.isPending}>
            {start.isPending ? ofIdea('starting') : ofIdea('make')}
          </Button>
        </div>
      </div>
    </form>
  );
}
