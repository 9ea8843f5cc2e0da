import { expect, test } from 'vitest';
import { isOfEngine, withLastPicture, type ShotView } from './shot-standing.ts';

const PICTURE = { path: '/media/1', hash: 'a' };
const ENGINE = { id: 'draft', label: 'Draft' };
const view = (told: object): ShotView =>
  ({
    id: 'shot-1',
    picture: PICTURE,
    pictureStatus: 'generated',
    pictureServedBy: ENGINE,
    ownPicture: false,
    ownClip: false,
    clip: null,
    clipServedBy: null,
    ...told,
  }) as unknown as ShotView;
const SHOT = { id: 'shot-1', drawn: false } as Parameters<typeof isOfEngine>[0];

test('[EDIT-05] a shot keeps its picture in sight while another one is made in its place', () => {
  const between = view({ picture: null, pictureStatus: 'generating', pictureServedBy: null });
  const kept = withLastPicture(between, view({}));
  expect(kept).toMatchObject({ picture: PICTURE, pictureStatus: 'generating', pictureServedBy: ENGINE });
  expect(isOfEngine(SHOT, between)).toBe(false);
  expect(isOfEngine(SHOT, kept)).toBe(true);
  // One that failed has none, and one of another shot is no former one.
  const failed = view({ picture: null, pictureStatus: 'failed' });
  expect(withLastPicture(failed, view({}))).toBe(failed);
  expect(withLastPicture(between, view({ id: 'shot-2' }))).toBe(between);
  const made = view({ picture: { path: '/media/2' } });
  expect(withLastPicture(made, view({}))).toBe(made);
});

test('[EDIT-09] words draw a shot that is seen as the engine draws it, and no picture or clip from elsewhere', () => {
  expect(isOfEngine(SHOT, undefined)).toBe(true);
  expect(isOfEngine(SHOT, view({ ownPicture: true }))).toBe(false);
  expect(isOfEngine(SHOT, view({ pictureServedBy: { id: 'flux', label: 'Flux' } }))).toBe(false);
  expect(isOfEngine({ ...SHOT, drawn: true }, view({ pictureServedBy: { id: 'flux', label: 'Flux' } }))).toBe(true);
});
