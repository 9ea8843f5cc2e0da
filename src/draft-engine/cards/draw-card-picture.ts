import { CARD_PIXELS, CARD_STYLES, STICKER_SIDE_PIXELS, type CardStyle } from '#src/shared/catalogue/card-styles.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { createPainter } from '../picture/create-painter.ts';
import type { Surface, SurfaceFactory } from '../picture/drawing-surface.ts';
import { findLook } from '../picture/looks/look-table.ts';
import { createPalette } from '../picture/palettes.ts';
import { CARD, type CardArt, type CardDesign, type Easel } from './art.ts';
import type { CardPicture } from './card-picture.ts';
import { cutOutline } from './cut-outline.ts';
import { drawFrame } from './frame.ts';
import { animeWarrior } from './styles/anime-warrior.ts';
import { bubbleGum } from './styles/bubble-gum.ts';
import { cartoonClassic } from './styles/cartoon-classic.ts';
import { chibiManga } from './styles/chibi-manga.ts';
import { cosmicEmperor } from './styles/cosmic-emperor.ts';
import { cuteEmoji } from './styles/cute-emoji.ts';
import { cyberNinja } from './styles/cyber-ninja.ts';
import { goldenAura } from './styles/golden-aura.ts';
import { legendSurprise } from './styles/legend-surprise.ts';
import { minimalistGeo } from './styles/minimalist-geo.ts';
import { mysticMage } from './styles/mystic-mage.ts';
import { pixelPop } from './styles/pixel-pop.ts';
import { retroCartoon } from './styles/retro-cartoon.ts';
import { shadowAssassin } from './styles/shadow-assassin.ts';
import { spacePirate } from './styles/space-pirate.ts';
import { wildCowboy } from './styles/wild-cowboy.ts';

const ART: Readonly<Record<CardStyle, CardArt>> = {
  cute_emoji: cuteEmoji,
  pixel_pop: pixelPop,
  chibi_manga: chibiManga,
  bubble_gum: bubbleGum,
  retro_cartoon: retroCartoon,
  minimalist_geo: minimalistGeo,
  golden_aura: goldenAura,
  cartoon_classic: cartoonClassic,
  cyber_ninja: cyberNinja,
  space_pirate: spacePirate,
  anime_warrior: animeWarrior,
  mystic_mage: mysticMage,
  wild_cowboy: wildCowboy,
  legend_surprise: legendSurprise,
  cosmic_emperor: cosmicEmperor,
  shadow_assassin: shadowAssassin,
};

/** Share of a sticker's side that its subject fills: the cut line goes around it. */
const STICKER_SHARE = 0.9;
/** Where the middle of the subject is on a card, and its usual size there. */
const ON_CARD = { y: 10, size: 0.9 } as const;

/** Draws the picture of a card: equal cards give equal pixels. */
export function drawCardPicture({ style, seed, as }: CardPicture, surfaces: SurfaceFactory): Surface {
  const design = ART[style](createRandom(deriveSeed('card', style, seed)));
  if (as === 'sticker') {
    const surface = surfaces(STICKER_SIDE_PIXELS, STICKER_SIDE_PIXELS);
    const scale = (STICKER_SIDE_PIXELS / 1000) * STICKER_SHARE;
    paint(surface, design, { seed, surfaces, scale, draw: design.subject });
    return cutOutline(surface, surfaces);
  }
  const { width, height } = CARD_PIXELS;
  const surface = surfaces(width, height);
  const scale = width / CARD.width;
  const layer = (draw: (easel: Easel) => void): void => paint(surface, design, { seed, surfaces, scale, draw });
  layer(design.ground);
  const subject = surfaces(width, height);
  paint(subject, design, {
    seed,
    surfaces,
    scale: scale * (design.size ?? ON_CARD.size),
    y: ON_CARD.y * scale,
    draw: design.subject,
  });
  surface.getContext('2d').drawImage(subject, 0, 0);
  layer((easel) => drawFrame(easel, design.frame, CARD_STYLES[style]));
  return surface;
}

function paint(
  surface: Surface,
  { look: lookId }: CardDesign,
  {
    seed,
    surfaces,
    scale,
    y = 0,
    draw,
  }: {
    seed: number;
    surfaces: SurfaceFactory;
    scale: number;
    y?: number;
    draw: (easel: Easel) => void;
  },
): void {
  const context = surface.getContext('2d');
  const look = findLook(lookId);
  const palette = look.palette(
    createPalette({ timeOfDay: 'morning', weather: 'clear', indoor: true, emotion: 'neutral', tension: 0, seed }),
  );
  context.save();
  context.setTransform(scale, 0, 0, scale, surface.width / 2, surface.height / 2 + y);
  const painter = createPainter({
    context,
    palette,
    look,
    seed,
    light: { x: -0.6, y: -0.8, strength: 1 },
    pixel: 1.6,
  });
  draw({ painter, random: createRandom(deriveSeed('card-art', seed)), surfaces, scale });
  context.restore();
}
