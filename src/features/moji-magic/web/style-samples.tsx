import { useTranslations } from 'use-intl';
import { CARD_STYLE_IDS, CARD_STYLES } from '#src/shared/catalogue/card-styles.ts';

/** A card of each style, drawn by the engine: what can be drawn, for somebody who has no card yet. */
export function StyleSamples({ isKnown, cards }: { isKnown: boolean; cards: number }) {
  const t = useTranslations('mojiMagic');
  if (!isKnown || cards > 0) {
    return null;
  }
  return (
    <section aria-labelledby="moji-samples" className="flex flex-col gap-3">
      <h3 id="moji-samples" className="text-lead font-semibold">
        {t('samples', { count: CARD_STYLE_IDS.length })}
      </h3>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-6 lg:grid-cols-8">
        {CARD_STYLE_IDS.map((style) => (
          <li key={style} className="flex min-w-0 flex-col gap-1">
            <img
              src={`/cards/${style}.webp`}
              alt=""
              width={240}
              height={336}
              loading="lazy"
              className="h-auto w-full rounded-frame"
            />
            <span className="text-note">{t(`styles.${style}`)}</span>
            <span className="text-note text-text-2">{t(`rarity.${CARD_STYLES[style]}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
