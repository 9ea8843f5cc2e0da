import { NOWHERE } from './lists.ts';
import type { Verdict } from './raid.ts';

/** A verdict in a few lines of text. */
export function tellVerdict(verdict: Verdict): string {
  const { family, name, acts, refused, places, displaced, found, faults } = verdict;
  const moves = Object.entries(places).map(([sort, [from, to]]) => `${sort} ${tellPlace(from)}→${tellPlace(to)}`);
  const refusals = Object.entries(refused).map(([code, count]) => `${count} ${code}`);
  return [
    `${faults.length === 0 ? 'HELD  ' : 'BROKEN'} ${family}: ${name}`,
    `       ${acts} acts${refusals.length > 0 ? ` (${refusals.join(', ')})` : ''}; ${moves.join(', ')}; displaced ${Object.values(displaced).join('/')}; ${verdict.victimNotices} notices; ${verdict.rows} rows; ${verdict.slowestMilliseconds} ms`,
    ...(found === '' ? [] : [`       ${found}`]),
    ...faults.map((fault) => `     ! ${fault}`),
  ].join('\n');
}

function tellPlace(place: number): string {
  return place === NOWHERE ? '-' : String(place);
}
