import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { CastMember } from '../../film-words.ts';
import { articleFor, capital } from './noun-words.ts';

const AGES = {
  baby: 'hardly a year old',
  child: 'not yet twelve',
  teen: 'somewhere in the teens',
  youth: 'in the early twenties',
  adult: 'in the middle of life',
  old: 'well past seventy',
} as const;

const plain = (id: string): string => id.replaceAll('_', ' ');

/** How somebody of the film looks: 'well past seventy, with long white hair and a blue coat'. */
export function lookOf({ figure, age }: CastMember): string {
  if (figure.kind === 'person') {
    const hair = hairOf(figure.hair, figure.hairColour);
    const outfit = figure.outfit === 'ninja' ? 'ninja suit' : plain(figure.outfit);
    const colour = figure.colours[0];
    const dress =
      /(?:s|armour)$/.test(outfit) && !/dress$/.test(outfit)
        ? `${colour} ${outfit}`
        : `${articleFor(colour)} ${colour} ${outfit}`;
    const hat = figure.hat === 'none' ? '' : ` and ${articleFor(figure.hat)} ${plain(figure.hat)}`;
    return `${AGES[age as keyof typeof AGES] ?? AGES.adult}, with ${hair} and ${dress}${hat}`;
  }
  if (figure.kind === 'robot') {
    return `${plain(figure.shape)}, painted ${figure.colours[0]}, with ${figure.colours[1]} joints`;
  }
  if (figure.kind === 'spirit') {
    return `${figure.colours[0]} shading into ${figure.colours[1]}, with a face that comes and goes`;
  }
  return `${figure.colours[0]} and ${figure.colours[1]}, with a serious look`;
}

function hairOf(hair: string, colour: string): string {
  if (hair === 'bald') {
    return 'a bald head';
  }
  if (hair === 'balding') {
    return `a last ring of ${colour} hair`;
  }
  if (/^(?:bob|ponytail|bun|afro|mohawk|topknot)$/.test(hair)) {
    return `${articleFor(colour)} ${colour} ${plain(hair)}`;
  }
  if (/s$/.test(hair)) {
    return `${colour} ${plain(hair)}`;
  }
  return hair === 'side_part' ? `${colour} hair with a side parting` : `${plain(hair)} ${colour} hair`;
}

const MUSIC: Readonly<Record<FilmType, string>> = {
  ads: 'ukulele, hand claps and a whistled tune',
  drama: 'a piano that leaves room, later strings',
  comedy: 'pizzicato strings and a cheeky bassoon',
  romance: 'a soft piano and one cello',
  martial_arts: 'a bamboo flute over slow drums',
  fantasy: 'harp and celesta, later full strings',
  scifi: 'slow synthesiser chords and a far bell',
  suspense: 'a low pulse and a held violin',
  horror: 'double basses and something that scrapes',
  action: 'strings in quick notes and a steady drum',
  history: 'a brass chorale, far off',
  war: 'a snare drum and a lonely trumpet',
  documentary: 'a guitar, plucked and unhurried',
  animation: 'clarinet and xylophone at a trot',
  crime: 'brushes on a snare, a double bass, smoke',
  adventure: 'horns over galloping strings',
  biography: 'a piano theme that grows up with its hero',
  disaster: 'low brass, and then nothing',
  youth: 'an electric guitar from the room next door',
  family: 'warm strings over a soft piano',
  art: 'a prepared piano, few notes',
  road: 'a slide guitar and long chords',
  western: 'a harmonica and a guitar, far apart',
  detective: 'a muted trumpet and a walking bass',
  education: 'a light marimba that keeps time',
  travel: 'an accordion and hand drums',
  nature: 'flute and strings in a wide room',
  variety: 'a small band with a big drum',
  news: 'short electronic chords, evenly',
};

/** The film's music for whoever plays or orders it. */
export const musicOf = (type: FilmType, hero: string | undefined): string =>
  `${capital(MUSIC[type])}${hero === undefined ? '' : `; one theme for ${hero}, in pieces at first and whole at the end`}.`;
