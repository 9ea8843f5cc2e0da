import { escapeText } from '#src/platform/server/http/escape-text.ts';

/** A feed of films. */
export interface Feed {
  title: string;
  /** URL of the page that shows the same. */
  page: string;
  /** Its own URL. */
  self: string;
  /** When it was published where it is empty. */
  since: Date;
  entries: readonly FeedEntry[];
}

interface FeedEntry {
  id: string;
  title: string;
  summary: string;
  /** BCP 47 tag. */
  languageTag: string;
  author: { name: string; page: string };
  page: string;
  cover: string | undefined;
  publishedAt: Date;
}

/** Characters that XML 1.0 does not know. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const write = (text: string): string => escapeText(text.replaceAll(NO_XML, ''));

/** Writes a feed as Atom (RFC 4287), the newest film first. */
export function writeFeed({ title, page, self, since, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    `  <id>${write(self)}</id>`,
    `  <title>${write(title)}</title>`,
    `  <link rel="self" type="application/atom+xml" href="${write(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${write(page)}"/>`,
    `  <updated>${(entries[0]?.publishedAt ?? since).toISOString()}</updated>`,
    '  <generator>Kinora</generator>',
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(entry: FeedEntry): string {
  const published = entry.publishedAt.toISOString();
  return [
    `  <entry xml:lang="${write(entry.languageTag)}">`,
    `    <id>urn:uuid:${write(entry.id)}</id>`,
    `    <title>${write(entry.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${write(entry.page)}"/>`,
    `    <author><name>${write(entry.author.name)}</name><uri>${write(entry.author.page)}</uri></author>`,
    `    <published>${published}</published>`,
    `    <updated>${published}</updated>`,
    `    <summary>${write(entry.summary)}</summary>`,
    ...(entry.cover === undefined ? [] : [`    <media:thumbnail url="${write(entry.cover)}"/>`]),
    '  </entry>',
  ].join('\n');
}
