import { useTranslations } from 'use-intl';

/**
 * The number of a take; the chosen one has a hand-drawn circle, as in a script supervisor's notes, and is announced as
 * chosen.
 */
export function CircledTake({ number, chosen = true }: { number: number; chosen?: boolean }) {
  const t = useTranslations('ui');
  return (
    <span className={`edge relative inline-block px-2 ${chosen ? 'text-select' : 'text-text-3'}`}>
      {chosen && (
        <svg
          viewBox="0 0 40 22"
          preserveAspectRatio="none"
          className="absolute -inset-y-0.5 inset-x-0 h-[calc(100%+4px)] w-full overflow-visible"
          aria-hidden="true"
        >
          <path
            d="M29 2.2C20 .3 7.5 1.6 3.2 7.2.2 11.2 3.4 17 10.6 19.2c9 2.7 21.8 1.2 26-4.6C40 9.8 34.6 4 25.6 2.5 20.5 1.7 15 2 11.5 3.1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      T{number}
      {chosen && <span className="sr-only"> {t('chosenTake')}</span>}
    </span>
  );
}
