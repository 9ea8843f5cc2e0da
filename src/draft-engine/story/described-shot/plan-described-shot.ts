import type { Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { PlannedActor, PlannedShot } from '../film-plan.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { STORYTELLERS } from '../plan-film.ts';
import { draftFromGraph, type StoryDraft } from '../plan-from-graph.ts';
import { renameKeys } from '../rename-keys.ts';
import type { FilmFacts } from '../words/film-words.ts';
import type { DescribedShot, ShotDescription } from './described-shot.ts';
import { matchCharacters } from './match-character.ts';
import { membersCalled } from './members-called.ts';
import { saidAbsent } from './said-absent.ts';
import { saidFeeling } from './said-feeling.ts';
import { saidFraming } from './said-framing.ts';
import { isSameName } from './same-name.ts';
import { findShot, notDrawnIn, stagedAsTold, type IsShown } from './staged-as-told.ts';
import { takeOut } from './take-out.ts';
import { withCastNames } from './with-cast-names.ts';

const SHOTS = 4;
/** Words in the quotation marks of the four languages. */
const QUOTED = /"([^"]+)"|“([^”]+)”|「([^」]+)」|『([^』]+)』/u;

/**
 * One shot of what a text says, played by the cast of a film: the text is planned as a film of its own, whose shot of
 * the main event is taken, with the film's characters in the places of those whom the text means. Null where nothing of
 * the text can be drawn.
 */
export async function planDescribedShot(asked: ShotDescription): Promise<DescribedShot | null> {
  const { absent, isNobody, rest } = saidAbsent(asked.text);
  if (absent.length === 0 && !isNobody) {
    return planPresent(asked, asked.text);
  }
  const shown = rest === '' ? null : await planPresent(asked, rest);
  const described = shown ?? asBefore(asked);
  const gone = await membersCalled(absent, asked);
  const isGone = (key: string): boolean =>
    gone.has(key) || (isNobody && !shown && asked.cast.characters.some((one) => one.key === key));
  const shot = takeOut(described.shot, isGone);
  return {
    ...described,
    shot: { ...shot, script: asked.text },
    characters: described.characters.filter(({ key }) => !isGone(key)),
    items: described.items.filter(({ key }) => !isGone(key)),
  };
}

/** The shot that goes on as the one before. */
const asBefore = ({ before }: ShotDescription): DescribedShot => ({
  shot: { ...before, speech: { kind: 'silent', text: '', emotion: 'neutral' } },
  characters: [],
  places: [],
  items: [],
  notDrawn: [],
});

/** The film's own key of whom, of what and of where a plan means by a key of its own. */
type KeysOfFilm = ReadonlyMap<string, string>;

interface CastShot extends DescribedShot {
  keys: KeysOfFilm;
}

/** The shot of those whom a text says to be there. */
async function planPresent(asked: ShotDescription, present: string): Promise<DescribedShot | null> {
  const { text, type, language, aspect, seed } = asked;
  const { framing, rest } = saidFraming(present);
  const graph = withCastNames(await readIdeaGraph(rest), asked.cast);
  const draft = draftFromGraph(
    graph,
    { idea: rest, type, language, aspect, seed, shotCount: SHOTS },
    STORYTELLERS[language],
  );
  const index = findShot(draft.facts);
  const drawn = index === undefined ? changedSetting(asked, draft) : castShot(asked, draft, index);
  if (!drawn) {
    return null;
  }
  const { keys, ...described } = drawn;
  const isStill = graph.events.every(({ id, deed }) => isImplied(id) || deed === 'be') && !isSceneOnly(draft.facts);
  const still = isStill ? asPortrait(described, draft.facts, keys) : described;
  const felt = withFeeling(still.shot, saidFeeling(text));
  return { ...still, shot: framing ? framedAs(felt, framing) : felt };
}

/** The text names a place, an hour or the weather, and nobody and nothing else. */
const isSceneOnly = ({ graph }: FilmFacts): boolean => graph.participants.every(({ id }) => isImplied(id));

/** What a text only names is seen by itself: whoever it is stands there, a thing alone fills the picture. */
function asPortrait(drawn: DescribedShot, { things, members }: FilmFacts, keys: KeysOfFilm): DescribedShot {
  const { shot } = drawn;
  const isSomebody = members.some(({ participant }) => !isImplied(participant.id));
  if (isSomebody) {
    const actors = shot.actors.map(({ keyframes: _moves, ...actor }) => ({
      ...actor,
      pose: actor.holdsItemKey ? ('hold' as const) : ('stand' as const),
      faces: 'camera' as const,
    }));
    return { ...drawn, shot: { ...shot, actors } };
  }
  const own = things.find(({ participant }) => participant && !isImplied(participant.id));
  const key = own && keys.get(own.key);
  if (key === undefined) {
    return drawn;
  }
  const items = [{ itemKey: key, across: 0, behind: 0, above: 0.9 }];
  return {
    ...drawn,
    shot: { ...shot, actors: [], items, subject: { kind: 'item', key } },
    characters: [],
    items: drawn.items.filter((item) => item.key === key),
  };
}

/** Whoever a shot is about feels what the text says, from the beginning. */
function withFeeling(shot: PlannedShot, emotion: Emotion | undefined): PlannedShot {
  const [lead, ...others] = shot.actors;
  if (!emotion || !lead) {
    return shot;
  }
  const keyframes = lead.keyframes?.map(({ emotion: _felt, ...frame }) => frame);
  return { ...shot, emotion, actors: [{ ...lead, emotion, ...(keyframes ? { keyframes } : {}) }, ...others] };
}

/** A shot from as near as the text says, about whom or what it names. */
function framedAs(shot: PlannedShot, framing: Framing): PlannedShot {
  const [actor] = shot.actors;
  const isNear = framing === 'close' || framing === 'extreme_close';
  const isAboutPlace = shot.subject.kind !== 'character' && shot.subject.kind !== 'item';
  const subject = actor ? { kind: 'character' as const, key: actor.characterKey } : shot.subject;
  return { ...shot, framing, ...(isNear && isAboutPlace ? { subject } : {}) };
}

/** The shot before in the place, the hour and the weather that the text names. */
function changedSetting({ text, before, cast, newKey }: ShotDescription, { facts, plan }: StoryDraft): CastShot | null {
  const { setting } = facts.graph;
  const said = facts.places.find(({ id }) => id !== undefined && !isImplied(id));
  if (!said && !setting.hour && !setting.weather) {
    return null;
  }
  const place = said ? placeOf(said, { plan, facts, cast, newKey }) : { key: before.placeKey, isNew: [] };
  const shot = {
    ...before,
    script: text,
    speech: { kind: 'silent' as const, text: '', emotion: 'neutral' as const },
    placeKey: place.key,
    timeOfDay: setting.hour?.value ?? before.timeOfDay,
    weather: setting.weather?.value ?? before.weather,
  };
  const notDrawn = notDrawnIn(facts, () => false);
  return { shot, characters: [], places: place.isNew, items: [], notDrawn, keys: new Map() };
}

/** A planned shot with the film's own people, things and place in it. */
function castShot(asked: ShotDescription, { facts, plan }: StoryDraft, index: number): CastShot | null {
  const { text, before, cast, newKey } = asked;
  const planned = facts.shots[index];
  if (!planned) {
    return null;
  }
  const staged = stagedAsTold(planned, { facts, plan });
  const shown = JSON.stringify(staged);
  const isShown = ({ key }: { key: string }): boolean => shown.includes(JSON.stringify(key));
  const people = castPeople(asked, { facts, plan }, isShown);
  const things = castThings(asked, plan.items.filter(isShown));
  const home = facts.places.find(({ key }) => key === staged.placeKey);
  const isSaid = home?.id !== undefined && !isImplied(home.id);
  const place = isSaid ? placeOf(home, { plan, facts, cast, newKey }) : { key: before.placeKey, isNew: [] };
  const keys = new Map([...people.keys, ...things.keys, [staged.placeKey, place.key]]);
  const { hour, weather } = facts.graph.setting;
  const isElsewhere = place.key !== before.placeKey;
  const { step: _step, heard: _heard, opening: _opening, seconds, ...shot } = renameKeys(staged, keys);
  return {
    shot: {
      ...shot,
      number: before.number,
      script: text,
      actors: spreadGroups(shot.actors, people.groups),
      items: [...shot.items, ...thingsSaidAsPlaces(shot, facts, cast)],
      timeOfDay: hour?.value ?? (isElsewhere ? shot.timeOfDay : before.timeOfDay),
      weather: weather?.value ?? (isElsewhere ? shot.weather : before.weather),
      ambience: isElsewhere ? shot.ambience : before.ambience,
      speech: quotedSpeech(text, shot),
      durationSeconds: seconds,
      transition: 'cut',
      music: before.music,
    },
    characters: people.isNew,
    places: place.isNew,
    items: things.isNew,
    notDrawn: notDrawnIn(facts, isShown),
    keys,
  };
}

/** 'They shout over the piano': a thing of the film where something happens stands behind the people. */
function thingsSaidAsPlaces(
  shot: Pick<PlannedShot, 'actors' | 'items'>,
  { graph }: FilmFacts,
  { items }: ShotDescription['cast'],
): PlannedShot['items'] {
  const shown = JSON.stringify(shot);
  const across = shot.actors.map((actor) => actor.across);
  return items
    .filter(
      ({ key, name }) =>
        !shown.includes(JSON.stringify(key)) && graph.places.some(({ words }) => isSameName(name, words)),
    )
    .map(({ key }) => ({
      itemKey: key,
      across: across.length > 0 ? (Math.min(...across) + Math.max(...across)) / 2 : 0,
      behind: 0.9,
      above: 0,
    }));
}

/** Who of the film plays whom of the planned shot; `groups` has the keys of all who are meant by one of them. */
function castPeople(
  { cast, before, newKey }: ShotDescription,
  { facts, plan }: StoryDraft,
  isShown: IsShown,
): { keys: Map<string, string>; groups: Map<string, string[]>; isNew: DescribedShot['characters'] } {
  const keys = new Map<string, string>();
  const groups = new Map<string, string[]>();
  const isNew: DescribedShot['characters'] = [];
  for (const member of facts.members.filter(isShown)) {
    const matched = matchCharacters(member, cast, { before, taken: new Set(keys.values()) }).map(({ key }) => key);
    const newcomer = plan.characters.find(({ key }) => key === member.key);
    const [first] = matched;
    if (first !== undefined) {
      keys.set(member.key, first);
      groups.set(first, isCrowd(before, first) ? [] : matched);
    } else if (newcomer) {
      const key = `${member.key}-${newKey}`;
      keys.set(member.key, key);
      isNew.push({ ...newcomer, key });
    }
  }
  return { keys, groups, isNew };
}

/** True for a character of the film who is several in the shot before. */
const isCrowd = ({ actors }: PlannedShot, key: string): boolean =>
  actors.filter(({ characterKey }) => characterKey === key).length > 1;

/** Which things of the film are those of the planned shot: by their name, else by their kind. */
function castThings(
  { cast, newKey }: ShotDescription,
  things: DescribedShot['items'],
): { keys: Map<string, string>; isNew: DescribedShot['items'] } {
  const keys = new Map<string, string>();
  const isNew: DescribedShot['items'] = [];
  for (const thing of things) {
    const taken = new Set(keys.values());
    const known = cast.items.find(
      ({ key, name, item, label, colour }) =>
        !taken.has(key) &&
        (isSameName(name, thing.name) || (item === thing.item && label === (thing.label ?? null))) &&
        (thing.colour === undefined || thing.colour === colour),
    );
    const key = known?.key ?? `${thing.key}-${newKey}`;
    keys.set(thing.key, key);
    if (!known) {
      isNew.push({ ...thing, key });
    }
  }
  return { keys, isNew };
}

/** Quoted words are said by whom the shot is about; a shot of which nothing is quoted is silent. */
function quotedSpeech(text: string, { subject, emotion, actors }: Pick<PlannedShot, 'subject' | 'emotion' | 'actors'>) {
  const words = QUOTED.exec(text)?.slice(1).find(Boolean)?.trim();
  const speakerKey = subject.kind === 'character' ? subject.key : actors[0]?.characterKey;
  return words && speakerKey !== undefined
    ? { kind: 'line' as const, speakerKey, text: words, emotion }
    : { kind: 'silent' as const, text: '', emotion: 'neutral' as const };
}

/** The film's place that is meant: by its name, else the first of its kind; else a new one. */
function placeOf(
  { key, id, place }: FilmFacts['places'][number],
  { plan, facts, cast, newKey }: Pick<StoryDraft, 'plan' | 'facts'> & Pick<ShotDescription, 'cast' | 'newKey'>,
): { key: string; isNew: DescribedShot['places'] } {
  const words = facts.graph.places.find((said) => said.id === id)?.words ?? '';
  const known =
    cast.places.find(({ name }) => isSameName(name, words)) ??
    cast.places.find((other) => other.place.kind === place.kind);
  const own = plan.places.find((planned) => planned.key === key);
  if (known || !own) {
    return { key: known?.key ?? cast.places[0]?.key ?? key, isNew: [] };
  }
  const world = cast.places[0]?.place.world;
  const newcomer = { ...own, key: `${key}-${newKey}`, place: { ...own.place, ...(world ? { world } : {}) } };
  return { key: newcomer.key, isNew: [newcomer] };
}

/** 'They' are as many people of the film as they are; nobody of them stands there twice. */
function spreadGroups(actors: readonly PlannedActor[], groups: ReadonlyMap<string, readonly string[]>): PlannedActor[] {
  const used = new Map<string, number>();
  return actors.flatMap((actor): PlannedActor[] => {
    const group = groups.get(actor.characterKey);
    if (!group || group.length === 0) {
      return [actor];
    }
    const place = used.get(actor.characterKey) ?? 0;
    used.set(actor.characterKey, place + 1);
    const characterKey = group[place];
    const { variant: _variant, ...alone } = actor;
    return characterKey === undefined ? [] : [{ ...alone, characterKey }];
  });
}
