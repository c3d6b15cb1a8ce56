import * as z from 'zod/mini';
import { maxLengths } from '../limits';

/** What the law asks for: each has a page of its name. */
export const legalPages = ['terms', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

/** A page of the owner's own, at `/{slug}`; its text is Markdown. */
export const extraPageSchema = z.object({
	slug: z.string(),
	title: z.string(),
	text: z.string(),
});
export const legalSchema = z.object({ terms: z.string(), privacy: z.string() });

/** A page as it is read; its title is empty where the site has a word for it. */
export const ownPageSchema = z.object({ slug: z.string(), title: z.string(), html: z.string() });

export const ownPageParams = z.object({
	slug: z.string().check(z.minLength(1), z.maxLength(maxLengths.slug)),
});

/** Of other scripts, letters, marks and what joins them. */
const word = '[a-z0-9\u00df-\u1fff\u200c\u200d\u2c00-\ud7ff]+';
/** What an address of one part may be. */
export const pageSlug = `^${word}(?:-${word})*$`;

/** First path segments of the site, which a test compares with its routes; the CMS adds those of its own routes. */
const reserved: ReadonlySet<string> = new Set(
	(
		'home about skills services projects project portfolio blogs blog search newsletter contact login ' +
		'signup forgot-password reset-password confirm-email profile user settings cards card sumu preview ' +
		'api uploads admin assets icons og rss sitemap robots terms privacy users-permissions upload content-manager metrics'
	).split(' '),
);
export const isReserved = (slug: string) => reserved.has(slug);

export type OwnPage = z.output<typeof ownPageSchema>;
