import * as z from 'zod/mini';
import { maxLengths } from '../limits';

/** Legal pages; the name of each is its path. */
export const legalPages = ['terms', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

/** A page in a response. The title is empty if the site's translations provide one. */
export const ownPageSchema = z.object({ slug: z.string(), title: z.string(), html: z.string() });

export const ownPageParams = z.object({
	slug: z.string().check(z.minLength(1), z.maxLength(maxLengths.slug)),
});

/** A word of a slug: a-z, digits, and the letters, marks and joiners of other scripts. */
const slugWordPattern = '[a-z0-9\u00df-\u1fff\u200c\u200d\u2c00-\ud7ff]+';
/** Regular-expression source of a slug: words joined by hyphens. */
export const pageSlugSource = `^${slugWordPattern}(?:-${slugWordPattern})*$`;

/**
 * First path segments of the site. Tests compare them with its routes and handlers; the CMS adds those of its own
 * routes.
 */
const reservedSlugs: ReadonlySet<string> = new Set(
	(
		'home about skills services projects project portfolio blogs blog search newsletter contact login ' +
		'signup forgot-password reset-password confirm-email profile user settings cards card sumu preview testimonial ' +
		'api uploads admin assets icons og rss sitemap robots terms privacy users-permissions upload content-manager metrics'
	).split(' '),
);
export const isReservedSlug = (slug: string) => reservedSlugs.has(slug);

export type OwnPage = z.output<typeof ownPageSchema>;
