/** The pages of a partner's zone (ROUTE-04), in order. */
export const PARTNER_PAGES = ['film', 'music', 'photoTalk', 'trending', 'memes'] as const;
export type PartnerPage = (typeof PARTNER_PAGES)[number];

/** The path of a page in a partner's zone. */
export function partnerPath(slug: string, page: PartnerPage): string {
  return `/${slug}/${slug}-${page}`;
}

const ZONE = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/\1-([a-zA-Z]+)(?:\/|$)/;

/**
 * The address of the partner whose zone a path may lead into: its second part consists of the first part, a hyphen and
 * a page.
 */
export function partnerOf(pathname: string): string | undefined {
  const [, slug, page] = ZONE.exec(pathname) ?? [];
  return PARTNER_PAGES.some((known) => known === page) ? slug : undefined;
}
