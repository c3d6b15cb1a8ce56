import type { UID } from '@strapi/strapi';
import { slugify } from './slug';

/** Content types whose entries have their own pages on the site. */
export const pageTypes = {
	project: { uid: 'api::project.project', name: 'projectsName' },
	blog: { uid: 'api::blog.blog', name: 'topic' },
} as const satisfies Record<string, { uid: UID.ContentType; name: string }>;

export type PageKind = keyof typeof pageTypes;
export const pageKinds = Object.keys(pageTypes) as PageKind[];

export const pathOf = (kind: PageKind, slug: string) => `/${kind}/${slug}`;

/**
 * Returns the slug of a text. An empty or numeric slug gets the kind as a prefix, because a number reads as a page of
 * a list.
 */
export function slugFor(kind: PageKind, text: string): string {
	const slug = slugify(text);
	return /^\p{N}*$/u.test(slug) ? [kind, slug].filter(Boolean).join('-') : slug;
}
