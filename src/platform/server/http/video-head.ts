import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { escapeText } from './escape-text.ts';

/** A film as other programs show it: social cards, search engines, pages that embed it. */
export interface SharedVideo {
  title: string;
  description: string;
  language: Language;
  aspect: '16:9' | '9:16';
  durationSeconds: number;
  /** URL of its page. */
  page: string;
  /** URL of its player for other pages. */
  embed: string;
  /** URL of its cover. */
  cover?: string | undefined;
}

/** Size in pixels. */
interface Size {
  width: number;
  height: number;
}

const WIDEST_PIXELS = 1280;
const NAME = 'Kinora';

type Entry = [key: string, content: string | number | undefined];

/** The head of a film's page: its title, its social card, and the link to oEmbed. */
export function writeVideoHead(video: SharedVideo, site: string): string {
  const { title, description, page, embed, cover } = video;
  const { width, height } = embedSize(video.aspect, { width: Infinity, height: Infinity });
  const oembed = `${site}/api/oembed?url=${encodeURIComponent(page)}`;
  return [
    writePageHead({ title, description, page, type: 'video.other', cover, language: video.language }),
    ...writeMeta('property', [
      ['og:video', embed],
      ['og:video:type', 'text/html'],
      ['og:video:width', width],
      ['og:video:height', height],
      ['og:video:duration', Math.round(video.durationSeconds)],
    ]),
    ...writeMeta('name', [
      ['twitter:card', 'player'],
      ['twitter:player', embed],
      ['twitter:player:width', width],
      ['twitter:player:height', height],
    ]),
    `<link rel="alternate" type="application/json+oembed" href="${escapeText(oembed)}" title="${escapeText(title)}" />`,
  ].join('\n    ');
}

/** The head of any page that others link to: its title, its description, its address and its card. */
export function writePageHead({
  title,
  description,
  page,
  type,
  cover,
  language,
}: {
  title: string;
  description: string;
  /** Its URL. */
  page: string;
  /** Of Open Graph. */
  type: 'website' | 'profile' | 'video.other';
  cover?: string | undefined;
  language: Language;
}): string {
  return [
    `<title>${escapeText(title)} · ${NAME}</title>`,
    ...writeMeta('name', [['description', description]]),
    ...writeMeta('property', [
      ['og:type', type],
      ['og:site_name', NAME],
      ['og:title', title],
      ['og:description', description],
      ['og:url', page],
      ['og:locale', LANGUAGE_TAGS[language].replace('-', '_')],
      ['og:image', cover],
    ]),
    ...writeMeta('name', [
      ['twitter:title', title],
      ['twitter:description', description],
      ['twitter:image', cover],
    ]),
    `<link rel="canonical" href="${escapeText(page)}" />`,
  ].join('\n    ');
}

/** The answer of oEmbed for a film, with a player no larger than `most`. */
export function describeEmbed(video: SharedVideo, site: string, most: Size): Record<string, string | number> {
  const { width, height } = embedSize(video.aspect, most);
  const [source, title] = [escapeText(video.embed), escapeText(video.title)];
  return {
    version: '1.0',
    type: 'video',
    title: video.title,
    provider_name: NAME,
    provider_url: site,
    width,
    height,
    html: `<iframe src="${source}" width="${width}" height="${height}" title="${title}" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`,
    ...(video.cover ? { thumbnail_url: video.cover, thumbnail_width: width, thumbnail_height: height } : {}),
  };
}

/** Puts a head into the page of the web program, in place of its general one. */
export function withHead(page: string, head: string): string {
  return page.replace(/<meta\s+name="description"[^>]*>\s*/, '').replace(/<title>[^<]*<\/title>/, () => head);
}

function writeMeta(attribute: 'property' | 'name', entries: readonly Entry[]): string[] {
  return entries.flatMap(([key, content]) =>
    content === undefined || content === ''
      ? []
      : [`<meta ${attribute}="${key}" content="${escapeText(String(content))}" />`],
  );
}

/** Size of the player in pixels, within these limits and with the film's aspect ratio. */
function embedSize(aspect: SharedVideo['aspect'], most: Size): Size {
  const ratio = aspect === '16:9' ? 16 / 9 : 9 / 16;
  const widest = ratio > 1 ? WIDEST_PIXELS : WIDEST_PIXELS * ratio;
  const width = Math.max(1, Math.floor(Math.min(widest, most.width, most.height * ratio)));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}
