import type { UID } from '@strapi/strapi';
import { slugOf } from './slug';

/** Content types whose entries have their own pages on the site. */
export const addressed = {
	project: { uid: 'api::project.project', name: 'projectsName' },
	blog: { uid: 'api::blog.blog', name: 'topic' },
} as const satisfies Record<string, { uid: UID.ContentType; name: string }>;

export type Addressed = keyof typeof addressed;
export const addressedKinds = Object.keys(addressed) as Addressed[];

export const pathOf = (kind: Addressed, slug: string) => `/${kind}/${slug}`;

/**
 * Returns the slug of a text. An empty or numeric slug gets the kind as a prefix, because a number reads as a page of
 * a list.
 */
export function slugFor(kind: Addressed, text: string): string {
	const slug = slugOf(text);
	return /^\p{N}*$/u.test(slug) ? [kind, slug].filter(Boolean).join('-') : slug;
}
