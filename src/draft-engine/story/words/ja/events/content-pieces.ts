import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import type { JapanesePiece } from './japanese-piece.ts';
import type { PieceScene } from './piece-scene.ts';

/** Shorter than this a sentence keeps what is known or said in it, in characters. */
const LONGEST_WHOLE = 44;

/** Whoever knows it, what is known, and the rest: '修一は、兄が葉書を送っていたことを、初めて知る'. */
const KNOWN = /^([^、「」]{1,22}は、?)([^「」]{8,}が[^「」]*?)こと([をにが])、?(.{2,})$/;

/** What somebody learns is told in its own shot first, and then that they learn it. */
export function splitContent(piece: JapanesePiece, own: readonly IdeaEvent[], { stepOf }: PieceScene): JapanesePiece[] {
  const content = own.find(({ id, links }) =>
    links.some(({ kind, to }) => kind === 'content' && stepOf.get(to) !== stepOf.get(id)),
  );
  const found = piece.text.length > LONGEST_WHOLE ? KNOWN.exec(piece.text) : null;
  const [, knower = '', known = '', particle = '', rest = ''] = found ?? [];
  if (!content || !found || known.includes('自分')) {
    return [piece];
  }
  const inside = own.filter(({ id, span }) => id === content.id || span.to <= content.span.to);
  const [subject] = content.roles.agent ?? [];
  return [
    { ...piece, events: inside.map(({ id }) => id), subject, text: known, predicate: content.predicate },
    {
      ...piece,
      events: own.filter((event) => !inside.includes(event)).map(({ id }) => id),
      from: content.span.to,
      text: `${knower}そのこと${particle}、${rest}`,
    },
  ].filter(({ events }) => events.length > 0);
}
