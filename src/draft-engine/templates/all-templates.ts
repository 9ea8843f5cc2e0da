import { AppError } from '#src/shared/errors/app-error.ts';
import { balloonRide } from './entries/balloon-ride.ts';
import { birthdayCandles } from './entries/birthday-candles.ts';
import { blackboard } from './entries/blackboard.ts';
import { breakingNews } from './entries/breaking-news.ts';
import { clapperboardTake } from './entries/clapperboard-take.ts';
import { comicPage } from './entries/comic-page.ts';
import { countdownLeader } from './entries/countdown-leader.ts';
import { curtainUp } from './entries/curtain-up.ts';
import { fortuneScroll } from './entries/fortune-scroll.ts';
import { frontPage } from './entries/front-page.ts';
import { galleryWalk } from './entries/gallery-walk.ts';
import { gameTitle } from './entries/game-title.ts';
import { goalScoreboard } from './entries/goal-scoreboard.ts';
import { graduation } from './entries/graduation.ts';
import { growingGarden } from './entries/growing-garden.ts';
import { karaokeNight } from './entries/karaoke-night.ts';
import { loveLetter } from './entries/love-letter.ts';
import { newYearFireworks } from './entries/new-year-fireworks.ts';
import { noirTitle } from './entries/noir-title.ts';
import { petOfTheMonth } from './entries/pet-of-the-month.ts';
import { photoAlbum } from './entries/photo-album.ts';
import { playerCard } from './entries/player-card.ts';
import { postcard } from './entries/postcard.ts';
import { productTurntable } from './entries/product-turntable.ts';
import { recordSpin } from './entries/record-spin.ts';
import { saleWindow } from './entries/sale-window.ts';
import { snowGlobe } from './entries/snow-globe.ts';
import { spacePet } from './entries/space-pet.ts';
import { spookyDoor } from './entries/spooky-door.ts';
import { trainWindow } from './entries/train-window.ts';
import { wantedPoster } from './entries/wanted-poster.ts';
import { wishLanterns } from './entries/wish-lanterns.ts';
import type { Drawing, Layer, Template } from './template.ts';

/** Every template, in the order of the page. */
export const ALL_TEMPLATES: readonly Template[] = [
  birthdayCandles,
  loveLetter,
  growingGarden,
  wishLanterns,
  snowGlobe,
  fortuneScroll,
  newYearFireworks,
  spookyDoor,
  balloonRide,
  postcard,
  trainWindow,
  petOfTheMonth,
  spacePet,
  photoAlbum,
  galleryWalk,
  playerCard,
  goalScoreboard,
  blackboard,
  graduation,
  karaokeNight,
  recordSpin,
  curtainUp,
  frontPage,
  breakingNews,
  productTurntable,
  saleWindow,
  comicPage,
  gameTitle,
  wantedPoster,
  noirTitle,
  countdownLeader,
  clapperboardTake,
];

/** The template of an id. Throws NOT_FOUND. */
export function findTemplate(id: string): Template {
  const found = ALL_TEMPLATES.find((template) => template.id === id);
  if (!found) {
    throw new AppError('NOT_FOUND', { details: { template: id } });
  }
  return found;
}

/** How a template shows a photo: whole in a frame, cut out, both, or not at all. */
export function photoUseOf({ layers }: Pick<Template, 'layers'>): { takesPhoto: boolean; isCutOut: boolean } {
  const kinds = new Set(drawingsIn(layers).map(({ kind }) => kind));
  return { takesPhoto: kinds.has('photo') || kinds.has('person'), isCutOut: kinds.has('person') };
}

/** All drawings of layers, and of the groups among them. */
export function drawingsIn(layers: readonly Layer[]): Drawing[] {
  return layers.flatMap(({ draw }) => (draw.kind === 'group' ? [draw, ...drawingsIn(draw.layers)] : [draw]));
}
