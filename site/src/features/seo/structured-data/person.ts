import type { Site } from '@sumu/contract';
import type { Person } from 'schema-dts';

/** Id that other structured data uses to refer to the owner. */
export const personId = (origin: string) => `${origin}/#owner`;

export const toAbsoluteUrl = (url: string, origin: string) => url.replace(/^\//, `${origin}/`);

/** Structured data about the site's owner. */
export const createPerson = (site: Site, origin: string): Person => ({
	'@type': 'Person',
	'@id': personId(origin),
	name: site.ownerName,
	url: `${origin}/`,
	...(site.aboutText && { description: site.aboutText }),
	...(site.portrait && { image: toAbsoluteUrl(site.portrait.url, origin) }),
	knowsAbout: site.aboutSkills,
	sameAs: site.socials.map(({ url }) => url),
});
