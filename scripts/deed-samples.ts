import type { FigureSpec, ItemKind, PersonFigure } from '#src/draft-engine/story/figure-spec.ts';
import type { Mood } from '#src/draft-engine/story/idea/idea-graph.ts';
import type { PlaceSpec } from '#src/draft-engine/story/place-spec.ts';
import { CHOREOGRAPHIES } from '#src/draft-engine/story/staging/deeds/choreographies.ts';
import type { DeedScript } from '#src/draft-engine/story/staging/deeds/choreography.ts';
import type { SeenDeedId } from '#src/draft-engine/story/staging/deeds/closer-deeds.ts';
import type { Body, DeedEvent, DeedPhase, Thing } from '#src/draft-engine/story/staging/deeds/deed-staging.ts';

const PLACE: PlaceSpec = { kind: 'park', landmarks: [], seed: 8 };
/** Where deeds that belong somewhere are seen. */
const PLACES: Readonly<Partial<Record<SeenDeedId, PlaceSpec['kind']>>> = {
  swim: 'lake',
  steer: 'sea',
  teach: 'classroom',
  sleep_in_bed: 'bedroom',
  wake_in_bed: 'bedroom',
  lie_ill: 'bedroom',
  go_in: 'town_street',
  close_down: 'town_street',
};
const DONE_TO_SOMEBODY: readonly SeenDeedId[] = [
  'chase',
  'follow',
  'whisper',
  'buy',
  'sell',
  'teach',
  'threaten',
  'blackmail',
  'plead',
  'apologise',
  'choose',
  'watch',
  'drive_out',
  'keep_secret',
  'listen',
  'remember',
  'miss',
  'think',
  'hope',
  'promise',
  'refuse',
  'judge',
  'imprison',
  'haunt',
  'film_scene',
  'confess_love',
  'greet',
  'toast',
  'deliver',
  'sign',
];
/** What is usually named beside whoever does it: somebody, or a thing. */
const USUAL: Readonly<Partial<Record<SeenDeedId, 'somebody' | ItemKind>>> = {
  find: 'key',
  lose: 'key',
  discover: 'treasure',
  have: 'kite',
  push: 'box',
  pull: 'sled',
  ...Object.fromEntries(DONE_TO_SOMEBODY.map((deed) => [deed, 'somebody' as const])),
};

const SHE: PersonFigure = {
  kind: 'person',
  age: 'adult',
  gender: 'feminine',
  build: 'average',
  skin: 2,
  hair: 'bob',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'shirt',
  colours: ['crimson', 'navy'],
  accessories: [],
  seed: 3,
};
const HE: PersonFigure = {
  ...SHE,
  gender: 'masculine',
  skin: 4,
  hair: 'short',
  hairColour: 'black',
  outfit: 'sweater',
  colours: ['teal', 'charcoal'],
  seed: 8,
};
const DOG: FigureSpec = {
  kind: 'animal',
  species: 'dog',
  colours: ['tan', 'cream'],
  hat: 'none',
  accessories: [],
  size: 'usual',
  seed: 5,
};

/** How a deed is shown on a contact sheet. */
export interface DeedSample {
  deed: SeenDeedId;
  phase: DeedPhase;
  mood: Mood;
  isNegated: boolean;
  /** With a second person even where a thing is enough. */
  isWithSomebody: boolean;
  leader: 'person' | 'dog';
}

const LEADERS: Readonly<Record<DeedSample['leader'], FigureSpec>> = { person: SHE, dog: DOG };

/** A deed with whoever and whatever is usually there. */
export function sampleEvent(sample: DeedSample): DeedEvent {
  const script = CHOREOGRAPHIES[sample.deed];
  const leader: Body = { key: 'she', figure: LEADERS[sample.leader] };
  return {
    deed: sample.deed,
    mood: sample.mood,
    isNegated: sample.isNegated,
    agents: [leader],
    patients: thingsOf(sample),
    recipients: [],
    instruments: [],
    companions: [],
    results: [],
    absent: [],
    place: placeOf(sample),
    ...(hasSecond(sample, script) && withSecond(script, thingsOf(sample))),
  };
}

function thingsOf({ deed }: DeedSample): Thing[] {
  const usual = USUAL[deed];
  return usual && usual !== 'somebody' ? [{ key: 'thing', item: usual }] : [];
}

function hasSecond({ deed, isWithSomebody }: DeedSample, script: DeedScript): boolean {
  if (isWithSomebody || USUAL[deed] === 'somebody') {
    return true;
  }
  const isNeeded = script.duo !== undefined && !script.solo && (!script.object || !script.thing);
  return !script.isInMind && !script.changesPatient && (isNeeded || script.isMutual === true);
}

/** The second person as what the choreography makes of one: in the mind, for whom it is done, or to whom. */
function withSecond(script: DeedScript, things: Thing[]): Partial<DeedEvent> {
  const second: Body = { key: 'he', figure: HE };
  if (script.isInMind) {
    return { absent: [second] };
  }
  return script.isForRecipient ? { recipients: [second] } : { patients: [second, ...things] };
}

const placeOf = ({ deed }: DeedSample): PlaceSpec => ({ ...PLACE, kind: PLACES[deed] ?? PLACE.kind });
