import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { chaptersOf, type Block } from './guide-chapters.ts';
import { PageContents } from './page-contents.tsx';
import { useGuideText } from './use-guide-text.tsx';

/** The user guide (COMM-11): its chapters, and a table of contents. */
export function GuideScreen() {
  const t = useTranslations('guide');
  const chapters = chaptersOf(useSettings().data?.paidModels === true);
  return (
    <div className="mx-auto grid max-w-[1104px] gap-x-14 gap-y-10 py-2 sm:py-6 lg:grid-cols-[220px_minmax(0,1fr)]">
      <header className="flex flex-col items-start gap-4 lg:col-start-2">
        <h1 className="display text-title sm:text-[34px] sm:leading-tight">{t('heading')}</h1>
        <p className="max-w-[60ch] text-lead text-text-2">{t('lead')}</p>
        <Link to="/dashboard/film/idea" className={buttonLook('primary', 'large')}>
          {t('begin')}
        </Link>
      </header>
      <PageContents label={t('contents')} entries={chapters.map(({ id }) => ({ id, heading: t(`chapters.${id}`) }))} />
      <article data-selectable="" className="flex min-w-0 flex-col gap-14">
        {chapters.map(({ id, blocks }) => (
          <section key={id} aria-labelledby={id} className="flex flex-col gap-5">
            <h2 id={id} className="display scroll-mt-20 text-head">
              {t(`chapters.${id}`)}
            </h2>
            {blocks.map((block, at) => (
              // The blocks of a chapter stand still.
              // oxlint-disable-next-line react/no-array-index-key
              <GuideBlock key={at} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

const PROSE = 'max-w-[64ch] text-reading text-text-2';

function GuideBlock({ block }: { block: Block }) {
  const t = useTranslations('guide');
  const { language } = useLanguage();
  const say = useGuideText();
  switch (block.kind) {
    case 'text':
      return <p className={PROSE}>{say(block.text)}</p>;
    case 'steps':
      return (
        <ol className={`${PROSE} flex flex-col gap-3`}>
          {block.texts.map((key, at) => (
            <li key={key} className="flex gap-4">
              <span
                aria-hidden="true"
                data-number={at + 1}
                className="edge mt-1 grid size-6 shrink-0 place-items-center rounded-full border border-action-line text-action-text after:content-[attr(data-number)]"
              />
              <span>{say(key)}</span>
            </li>
          ))}
        </ol>
      );
    case 'points':
      return (
        <ul className={`${PROSE} flex list-disc flex-col gap-2 pl-5 marker:text-text-3`}>
          {block.texts.map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="flex flex-col border-t border-line">
          {block.pairs.map(([name, text]) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[150px_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{say(name)}</dt>
              <dd className={PROSE}>{say(text)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'questions':
      return (
        <dl className="flex flex-col gap-6">
          {block.pairs.map(([question, answer]) => (
            <div key={question} className="flex flex-col gap-1.5">
              <dt className="text-lead font-semibold text-text-1">{say(question)}</dt>
              <dd className={PROSE}>{say(answer)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'keys':
      return (
        <table className="w-full max-w-2xl text-left">
          <thead>
            <tr className="border-b border-line text-note text-text-3">
              <th scope="col" className="py-2 pr-4 font-normal">
                {t('keysKey')}
              </th>
              <th scope="col" className="py-2 font-normal">
                {t('keysWhat')}
              </th>
            </tr>
          </thead>
          <tbody>
            {block.lines.map(({ keys, what }) => (
              <tr key={what} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      translate="no"
                      className="edge mr-1.5 inline-block rounded-control border border-line-strong bg-surface-2 px-2 py-0.5 normal-case"
                    >
                      {key}
                    </kbd>
                  ))}
                </th>
                <td className="py-2 text-reading text-text-2">{say(what)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'picture':
      return (
        <figure className="flex flex-col gap-2">
          <Gate aspect="16:9">
            <img
              src={`/guide/${block.picture}-${language}.avif`}
              alt=""
              loading="lazy"
              decoding="async"
              width={1200}
              height={675}
              className="size-full object-cover"
            />
          </Gate>
          <figcaption className="max-w-[64ch] text-dense text-text-3">{t(`pictures.${block.picture}`)}</figcaption>
        </figure>
      );
  }
}
