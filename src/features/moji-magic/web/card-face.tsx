import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { CARD_PIXELS, STICKER_SIDE_PIXELS } from '#src/shared/catalogue/card-styles.ts';
import type { MojiCard } from '../contract.ts';
import { LoadedPicture } from './loaded-picture.tsx';

/** The picture of a card, framed or as a sticker; what is known of it while it is being drawn. */
export function CardFace({
  card,
  alt,
  sizes,
  as = 'card',
  onSettled,
}: {
  card: MojiCard;
  alt: string;
  sizes: string;
  as?: 'card' | 'sticker';
  /** Its picture has come, or will not come. */
  onSettled?: () => void;
}) {
  const t = useTranslations('mojiMagic');
  const file = as === 'card' ? card.picture : card.sticker;
  const shape = as === 'card' ? 'aspect-[5/7]' : 'aspect-square';
  if (!file) {
    return (
      <div className={clsx('relative w-full overflow-hidden rounded-[7%] bg-media', shape)}>
        {card.hasFailed ? null : <Leader />}
        <span className="sr-only">{`${alt}. ${t('beingDrawn')}`}</span>
      </div>
    );
  }
  const size = as === 'card' ? CARD_PIXELS : { width: STICKER_SIDE_PIXELS, height: STICKER_SIDE_PIXELS };
  return (
    <LoadedPicture
      key={as}
      path={file.path}
      alt={alt}
      sizes={sizes}
      {...size}
      {...(onSettled ? { loading: 'eager' } : {})}
      className={clsx('w-full', shape)}
      onSettled={onSettled}
    />
  );
}

/** The back of every card: it says nothing of its face. */
export function CardBack() {
  const id = useId();
  return (
    <svg viewBox="0 0 250 350" className="size-full" aria-hidden="true">
      <defs>
        <pattern id={id} width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="34" height="34" fill="#123c46" />
          <circle cx="17" cy="17" r="7" fill="#1d5662" />
          <path d="M0 0h34M0 0v34" stroke="#0d2f38" strokeWidth="5" />
        </pattern>
      </defs>
      <rect width="250" height="350" rx="16" fill="#f4ead6" />
      <rect x="11" y="11" width="228" height="328" rx="11" fill={`url(#${id})`} />
      <rect x="11" y="11" width="228" height="328" rx="11" fill="none" stroke="#e8842c" strokeWidth="4" />
      <circle cx="125" cy="175" r="62" fill="#e8842c" />
      <circle cx="125" cy="175" r="52" fill="#f4ead6" />
      <circle cx="107" cy="163" r="7.5" fill="#123c46" />
      <circle cx="143" cy="163" r="7.5" fill="#123c46" />
      <path d="M97 183c10 26 46 26 56 0z" fill="#123c46" />
      <path
        d="M125 30l6 14 15 2-11 10 3 15-13-8-13 8 3-15-11-10 15-2zM125 320l6-14 15-2-11-10 3-15-13 8-13-8 3 15-11 10 15 2z"
        fill="#e8842c"
      />
    </svg>
  );
}
