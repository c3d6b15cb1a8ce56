import type { UID } from '@strapi/strapi';
import { mapEntryUids } from '@sumu/contract';

/** Content types that the owner writes: their name in a sentence, and the column that names an entry. */
export const authoredTypes = {
	...mapEntryUids(({ one, title }) => [one, title] as const),
	'api::site-setting.site-setting': ['settings', 'ownerName'],
} as const satisfies Partial<Record<UID.ContentType, readonly [one: string, column: string]>>;

export type AuthoredType = keyof typeof authoredTypes;

export const isAuthoredType = (uid: string): uid is AuthoredType =>
	Object.hasOwn(authoredTypes, uid);
