import type { UID } from '@strapi/strapi';

/** Content types that the owner writes: their name in a sentence, and the column that names an entry. */
export const named = {
	'api::project.project': ['project', 'projectsName'],
	'api::blog.blog': ['post', 'topic'],
	'api::service.service': ['service', 'servicesHeader'],
	'api::skill.skill': ['skill', 'skillName'],
	'api::review.review': ['review', 'UserName'],
	'api::site-setting.site-setting': ['settings', 'ownerName'],
} as const satisfies Partial<Record<UID.ContentType, readonly [one: string, column: string]>>;

export type Named = keyof typeof named;

export const isNamed = (uid: string): uid is Named => Object.hasOwn(named, uid);
