import { useTranslations } from 'use-intl';

/** Parts of a film that other makers' models can do, with the number of models available here. */
export type PaidModels = Readonly<Record<'language' | 'image' | 'video' | 'music', number>>;

/** The parts in the order in which they are made. */
const PARTS = ['language', 'image', 'video', 'voice', 'music', 'sound', 'cut'] as const;

const isChosen = (part: string): part is keyof PaidModels =>
  part === 'language' || part === 'image' || part === 'video' || part === 'music';

/** Which part of a film the draft engine makes, and which another maker's model can make here. */
export function WhoMakesWhat({ models }: { models: PaidModels | undefined }) {
  const t = useTranslations('tools');
  const others = (part: (typeof PARTS)[number]): string => {
    if (!isChosen(part)) {
      return t('none');
    }
    return models ? t('ready', { count: models[part] }) : '…';
  };
  return (
    <section aria-labelledby="who-makes-what" className="flex flex-col gap-4">
      <h2 id="who-makes-what" className="display text-head">
        {t('makersHeading')}
      </h2>
      <p className="max-w-[68ch] text-reading text-text-2">{t('makersText')}</p>
      <table className="w-full max-w-4xl text-left">
        <thead>
          <tr className="border-b border-line text-note text-text-3">
            <th scope="col" className="py-2 pr-3 font-normal">
              {t('part')}
            </th>
            <th scope="col" className="py-2 pr-3 font-normal">
              {t('draft')}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t('others')}
            </th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-3 font-semibold">
                {t(`parts.${part}`)}
              </th>
              <td className="py-2.5 pr-3 text-ok">{t('free')}</td>
              <td className="py-2.5 text-text-2">{others(part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
