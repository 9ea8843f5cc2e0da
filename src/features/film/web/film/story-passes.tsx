import { useFormatter, useTranslations } from 'use-intl';
import { inRanges, useList } from '#src/platform/browser/language/use-list.ts';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView, ReadPass } from '../../film-view-contract.ts';

/** The plans of a deeply planned story and the words for them: what was criticised, and why one was chosen (PIPE-08). */
export function StoryPasses({ passes, film }: { passes: readonly ReadPass[]; film: FilmView }) {
  return (
    <>
      <Explanation passes={passes} />
      <ol className="flex flex-col gap-4">
        {passes.map((pass) => (
          <li key={pass.number}>
            <Pass pass={pass} film={film} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Explanation({ passes }: { passes: readonly ReadPass[] }) {
  const t = useTranslations('filmStory');
  const plans = passes.filter(({ wordedBy }) => wordedBy === undefined);
  const chosen = passes.find(({ isChosen }) => isChosen);
  const why = (): string | undefined => {
    if (!chosen) {
      return undefined;
    }
    const { number, wordedBy } = chosen;
    if (wordedBy === undefined) {
      return t(number === 1 ? 'firstChosen' : 'laterChosen', { number });
    }
    if (passes.length === plans.length + 1) {
      return t('wordedOnce', { model: wordedBy });
    }
    return t(number === passes.length ? 'rewritingChosen' : 'draftChosen', { number, model: wordedBy });
  };
  return (
    <p className="text-text-2">
      {t('explains', { count: plans.length })} {why()}
    </p>
  );
}

function Pass({ pass, film }: { pass: ReadPass; film: FilmView }) {
  const t = useTranslations('filmStory');
  const format = useFormatter();
  const list = useList();
  const broken = pass.rules.filter(({ score }) => score < 100);
  return (
    <Slate className="flex flex-col gap-2.5 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">
          {t('pass', { number: pass.number })}
          {pass.isChosen && <span className="ml-2 text-select">{t('chosen')}</span>}
        </h3>
        <p className="edge text-text-2">{t('points', { points: format.number(pass.score) })}</p>
      </div>
      <p className="text-text-2">
        {pass.wordedBy === undefined ? t(`emphasis.${pass.emphasis}`) : t('wordedBy', { model: pass.wordedBy })}
      </p>
      {broken.length === 0 ? (
        <p className="text-text-3">{t('nothingCriticised')}</p>
      ) : (
        <ul className="flex flex-col gap-1" aria-label={t('criticised')}>
          {broken.map(({ rule, score, shots }) => (
            <li key={rule} className="flex items-baseline justify-between gap-3 text-dense">
              <span className="text-text-2">
                {t(`rules.${rule}`)}
                {shots.length > 0 && (
                  <span className="text-text-3"> {t('inShots', { shots: list(inRanges(shots)) })}</span>
                )}
              </span>
              <span className="edge text-text-3">{format.number(score)}</span>
            </li>
          ))}
        </ul>
      )}
      {pass.criticism && <Criticism criticism={pass.criticism} film={film} />}
      <details>
        <summary className="cursor-pointer text-dense text-text-2">{t('read')}</summary>
        <div lang={LANGUAGE_TAGS[film.language]} className="mt-2 flex flex-col gap-2">
          <p className="font-semibold">{pass.title}</p>
          <ol className="flex flex-col gap-1.5">
            {pass.shots.map(({ number, script, text }) => (
              <li key={number} className="text-dense">
                <span className="edge mr-2 text-text-3">{format.number(number)}</span>
                {text !== '' && <span className="text-text-1">{text} </span>}
                <span className="text-text-3">{script}</span>
              </li>
            ))}
          </ol>
        </div>
      </details>
    </Slate>
  );
}

/** What a language model criticised by the same rules. */
function Criticism({
  criticism: { by, remarks },
  film,
}: {
  criticism: NonNullable<ReadPass['criticism']>;
  film: FilmView;
}) {
  const t = useTranslations('filmStory');
  const list = useList();
  if (remarks.length === 0) {
    return <p className="text-dense text-text-3">{t('noRemarks', { model: by })}</p>;
  }
  return (
    <div className="flex flex-col gap-1 text-dense">
      <p className="text-text-2">{t('remarks', { model: by })}</p>
      <ul className="flex flex-col gap-1">
        {remarks.map(({ rule, shots, text }, index) => (
          <li key={index} className="text-text-2">
            {t(`rules.${rule}`)}
            {shots.length > 0 && <span className="text-text-3"> {t('inShots', { shots: list(inRanges(shots)) })}</span>}
            {text !== '' && (
              <span lang={LANGUAGE_TAGS[film.language]} className="block text-text-3">
                {text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
