import type { UID } from '@strapi/strapi';

/** Content types that the owner writes: their name in a sentence, and the column that names an entry. */
export const authoredTypes = {
	'api::project.project': ['project', 'projectsName'],
	'api::blog.blog': ['post', 'topic'],
	'api::service.service': ['service', 'servicesHeader'],
	'api::skill.skill': ['skill', 'skillName'],
	'api::review.review': ['review', 'UserName'],
	'api::site-setting.site-setting': ['settings', 'ownerName'],
} as const satisfies Partial<Record<UID.ContentType, readonly [one: string, column: string]>>;

export type AuthoredType = keyof typeof authoredTypes;

export const isAuthoredType = (uid: string): uid is AuthoredType =>
	Object.hasOwn(authoredTypes, uid);
