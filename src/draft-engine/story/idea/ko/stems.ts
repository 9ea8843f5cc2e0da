import { comingForm, doneForm, linked, loose, pastStem } from '../../korean/conjugate.ts';
import { finalOf, vowelOf, withFinal } from '../../korean/hangul.ts';

/** The shapes of a stem before its endings, after which each ending chooses. */
export type StemShape = 'plain' | 'bare' | 'loose' | 'n' | 'l' | 'm' | 'b' | 'linked' | 'past';

export interface StemHit {
  base: string;
  shape: StemShape;
}

const closed = (stem: string, final: string): string => `${stem.slice(0, -1)}${withFinal(stem.at(-1) ?? '', final)}`;

/** All shapes of one verb: 돕다 → 돕(plain), 도우(loose), 도운(n), 도울(l), 도움(m), 도와(linked), 도왔(past). */
function shapesOf(base: string): [string, StemShape][] {
  const stem = base.slice(0, -1);
  const open = loose(base);
  const last = finalOf(stem.at(-1) ?? '');
  const bare = last === 'ㄹ' ? closed(stem, '') : stem;
  const shapes: [string, StemShape][] = [
    [stem, 'plain'],
    [bare, 'bare'],
    [open, 'loose'],
    [doneForm(base), 'n'],
    [comingForm(base), 'l'],
    [last === 'ㄹ' ? closed(stem, 'ㄻ') : closed(open, 'ㅁ'), 'm'],
    [last === '' || last === 'ㄹ' ? closed(bare, 'ㅂ') : `${stem}습`, 'b'],
    [linked(base), 'linked'],
    [linked(base, false), 'linked'],
    [pastStem(base), 'past'],
    [pastStem(base, true), 'past'],
  ];
  if (base.endsWith('하다')) {
    shapes.push([`${base.slice(0, -2)}하여`, 'linked'], [`${base.slice(0, -2)}하였`, 'past']);
  }
  if (/[ㅐㅔ]/.test(vowelOf(stem.at(-1) ?? '')) && last === '') {
    shapes.push([`${stem}어`, 'linked'], [`${stem}었`, 'past']);
  }
  if (base === '이다') {
    shapes.push(['였', 'past']);
  }
  return shapes;
}

/** Surface shapes of many verbs. */
export class StemIndex {
  readonly #hits = new Map<string, StemHit[]>();
  readonly bases = new Set<string>();
  longest = 0;

  add(base: string): void {
    if (this.bases.has(base) || !base.endsWith('다') || base.length < 2) {
      return;
    }
    this.bases.add(base);
    for (const [surface, shape] of shapesOf(base)) {
      const hits = this.#hits.get(surface);
      if (!hits) {
        this.#hits.set(surface, [{ base, shape }]);
      } else if (!hits.some((hit) => hit.base === base && hit.shape === shape)) {
        hits.push({ base, shape });
      }
      this.longest = Math.max(this.longest, surface.length);
    }
  }

  find(surface: string): readonly StemHit[] {
    return this.#hits.get(surface) ?? [];
  }
}
