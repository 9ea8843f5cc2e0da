import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import type { Member } from './members.ts';

type Scene = Pick<FilmDocument, 'style' | 'aspect' | 'seed' | 'characters' | 'places' | 'items'>;

const STANDING = { across: 0, behind: 0, faces: 'camera', pose: 'stand', emotion: 'neutral' } as const;

/**
 * The film and the shot in which a member is seen alone: a character or an item in the film's first place. Undefined
 * for a film without a place.
 */
export function sceneOfMember(
  { style, seed, places }: Pick<FilmDocument, 'style' | 'seed' | 'places'>,
  shown: Member,
): { document: Scene; shot: Pick<DocumentShot, 'plan'> } | undefined {
  const home = shown.kind === 'place' ? shown.member : places[0];
  if (!home) {
    return undefined;
  }
  const { key } = shown.member;
  const seen: Record<Member['kind'], Pick<PlannedShot, 'framing' | 'subject' | 'actors' | 'items'>> = {
    character: {
      framing: 'medium',
      subject: { kind: 'character', key },
      actors: [{ ...STANDING, characterKey: key }],
      items: [],
    },
    place: { framing: 'wide', subject: { kind: 'place' }, actors: [], items: [] },
    item: {
      framing: 'close',
      subject: { kind: 'item', key },
      actors: [],
      items: [{ itemKey: key, across: 0, behind: 0, above: 0.8 }],
    },
  };
  return {
    document: {
      style,
      seed,
      aspect: shown.kind === 'character' ? '9:16' : '16:9',
      characters: shown.kind === 'character' ? [shown.member] : [],
      places: [home],
      items: shown.kind === 'item' ? [shown.member] : [],
    },
    shot: {
      plan: {
        number: 1,
        script: '',
        placeKey: home.key,
        timeOfDay: 'afternoon',
        weather: 'clear',
        angle: 'eye_level',
        camera: 'static',
        ...seen[shown.kind],
        speech: { kind: 'silent', text: '', emotion: 'neutral' },
        emotion: 'neutral',
        tension: 0.2,
        transition: 'cut',
        durationSeconds: 3,
        ambience: [],
        events: [],
        music: 'none',
      },
    },
  };
}
