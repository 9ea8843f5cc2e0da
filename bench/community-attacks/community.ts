import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import { buildMovie } from '#tests/build/build-movie.ts';
import { forEachOf, household, type Person, type World } from './world.ts';

/** How large the honest community is. */
export interface Size {
  authors: number;
  people: number;
  pupils: number;
  /** Days before the attacks that go on for days begin. */
  days: number;
  filmsPerDay: number;
  visitsPerDay: number;
}

export const FULL_SIZE: Size = { authors: 60, people: 360, pupils: 60, days: 16, filmsPerDay: 16, visitsPerDay: 90 };
export const SMALL_SIZE: Size = { authors: 20, people: 60, pupils: 30, days: 8, filmsPerDay: 6, visitsPerDay: 30 };
/** Days that the honest community lives on, with and without those who attack for days. */
export const LATER_DAYS = 3;

/** A film of an honest author. */
interface HonestFilm {
  id: string;
  authorId: string;
  title: string;
  /** How likely somebody who watched it likes it. */
  quality: number;
  day: number;
}

/** Who and what is there before an attack. */
export interface Community {
  size: Size;
  authors: Person[];
  people: Person[];
  films: HonestFilm[];
  day: number;
  /** The attacker, with a real film that nobody cared about: what attacks push. */
  attacker: Person;
  pushedFilmId: string;
}

const FILM_SECONDS = 20;
/** Where all pupils are. */
export const SCHOOL = '203.0.113.7';
const WORDS = [
  'lighthouse', 'clock', 'river', 'garden', 'train', 'winter', 'fox', 'island', 'library', 'kite', 'harbour', 'violin',
  'desert', 'lantern', 'baker', 'storm', 'mountain', 'robot', 'letter', 'bridge', 'whale', 'market', 'castle', 'moon',
] as const; // prettier-ignore

/** A community on its first day, with nothing in it but people and the attacker's film. */
export async function foundCommunity(world: World, size: Size): Promise<Community> {
  const homes = size.people - size.pupils;
  const people = await world.recruit(size.people, 60, (index) => (index < homes ? household(index) : SCHOOL));
  const authors = await world.recruit(size.authors, 60, (index) => household(2000 + index));
  const [attacker] = (await world.recruit(1, 30, () => household(3000))) as [Person];
  const filmId = await world.studio.createFilm({ accountId: attacker.id, idea: 'A potter looks for a blue cup' });
  await world.studio.waitFor(filmId, ({ film }) => film.status === 'COMPLETED', attacker.id);
  return { size, authors, people, films: [], day: 0, attacker, pushedFilmId: filmId };
}

/** A day of honest life: new films, visits, likes, comments; then the night. */
export async function liveDay(world: World, community: Community): Promise<void> {
  const { size, authors, films } = community;
  const random = createRandom(deriveSeed('day', community.day));
  for (let made = 0; made < size.filmsPerDay; made++) {
    const author = pick(random, authors);
    const [first, second] = [pick(random, WORDS), pick(random, WORDS)];
    const title = `The ${first} and the ${second}`;
    const told = { title, idea: `Somebody finds a ${first}`, durationSeconds: FILM_SECONDS };
    const id = await buildMovie(world.database, author.id, { ...told, type: pick(random, FILM_TYPES) });
    films.push({ id, authorId: author.id, title, quality: random.next() ** 2, day: community.day });
  }
  const visits = Array.from({ length: size.visitsPerDay }, () => {
    const person = pick(random, community.people);
    const seen = Array.from({ length: 3 }, () => chooseFilm(random, community));
    return { person, seen, chances: seen.map(() => Array.from({ length: 5 }, () => random.next())) };
  });
  await forEachOf(visits, async ({ person, seen, chances }) => {
    for (const [index, film] of seen.entries()) {
      await watchHonestly(world, { person, film, chances: chances[index] ?? [] });
    }
  });
  community.day += 1;
  await world.pass(24);
}

interface Watching {
  person: Person;
  film: HonestFilm;
  chances: number[];
}

/** Somebody watches a film, mostly to its end, and says what they think of it. */
async function watchHonestly(world: World, { person, film, chances }: Watching): Promise<void> {
  const [patience = 0, like = 1, recommend = 1, comment = 1, follow = 1] = chances;
  const path = `/api/movies/${film.id}`;
  const watched = patience < 0.5 + film.quality / 2 ? FILM_SECONDS : 2 + patience * 8;
  await world.send({ method: 'POST', path: `${path}/views`, as: person, body: { seconds: watched } });
  if (watched < FILM_SECONDS) {
    return;
  }
  if (like < film.quality * 0.7) {
    await world.send({ method: 'PUT', path: `${path}/like`, as: person });
  }
  if (recommend < film.quality * 0.25) {
    await world.send({ method: 'PUT', path: `${path}/recommendation`, as: person });
  }
  if (comment < film.quality * 0.15) {
    const text = `I liked how ${film.title.toLowerCase()} ended`;
    await world.send({ method: 'POST', path: `${path}/comments`, as: person, body: { text } });
  }
  if (follow < film.quality * 0.1) {
    await world.send({ method: 'PUT', path: `/api/authors/${film.authorId}/follow`, as: person });
  }
}

/** People mostly watch what is new and good: a few films are watched by many, most by a few. */
function chooseFilm(random: Random, { films, day }: Community): HonestFilm {
  let chosen = pick(random, films);
  for (let attempt = 0; attempt < 20; attempt++) {
    if (random.next() < (0.02 + chosen.quality ** 2) * 0.85 ** (day - chosen.day)) {
      break;
    }
    chosen = pick(random, films);
  }
  return chosen;
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random.below(items.length)] as Item;
}
