import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent } from '../idea/idea-graph.ts';
import type { MusicAccent } from '../music-brief.ts';
import type { PlotStep } from '../plot/plot.ts';

const ACCENTS: Readonly<Partial<Record<DeedId, MusicAccent>>> = {
  find: 'discovery',
  discover: 'discovery',
  appear: 'discovery',
  turn_into: 'discovery',
  attack: 'shock',
  scream: 'shock',
  trap: 'shock',
  betray: 'shock',
  break: 'blow',
  fall: 'blow',
  fight: 'blow',
  die: 'death',
  kill: 'death',
  die_away: 'death',
  win: 'triumph',
  marry: 'triumph',
  celebrate: 'triumph',
  rescue: 'triumph',
  meet: 'meeting',
  befriend: 'meeting',
  embrace: 'meeting',
  kiss: 'meeting',
  fall_in_love: 'meeting',
  part: 'parting',
  lose: 'parting',
  vanish: 'parting',
};

/** What the music marks in a shot that shows an event whole; nothing in the shots around it. */
export function accentOf({ kind }: PlotStep, event: IdeaEvent | undefined): { accent?: MusicAccent } {
  const accent = kind === 'deed' && event?.deed !== undefined && !event.isNegated ? ACCENTS[event.deed] : undefined;
  return accent === undefined ? {} : { accent };
}
