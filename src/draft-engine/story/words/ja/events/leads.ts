import type { IdeaEvent } from '../../../idea/idea-graph.ts';

const TIME =
  /^(.{1,14}?(?:年|年の[春夏秋冬]|の[春夏秋冬朝夜]|夜|朝|夕方|夕暮れ|の日|時|前夜|前の夜|のあと|の後|ころ|頃|して.{1,4}年))、(?=.{4})/;
const PLACE = /^(.{2,14}?(?:で|では))、(?=.{4})/;

/** When and where it is, where the idea says so before its sentence; `own` are the events of the stretch `typed`. */
export function leadIn(text: string, own: readonly IdeaEvent[], typed: string): { lead: string; rest: string } {
  const found = TIME.exec(text) ?? PLACE.exec(text);
  const lead = found?.[1] ?? '';
  // '女将は引退した女忍者で、': what somebody is.
  const isState = /[はが]/.test(lead) && !/[にの中上下]で?は?$/.test(lead);
  const isClause = isState || own.some(({ words }) => words !== '' && lead.includes(words)) || /[てり]$/.test(lead);
  return lead === '' || isClause || !typed.startsWith(lead)
    ? { lead: '', rest: text }
    : { lead, rest: text.slice(found?.[0].length) };
}
