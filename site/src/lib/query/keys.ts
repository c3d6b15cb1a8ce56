import type { EntryResource } from '@sumu/contract';

/** Query key prefix of each resource. Invalidate it after a change. */
export const queryKeys = {
	projects: ['projects'],
	blogs: ['blogs'],
	services: ['services'],
	skills: ['skills'],
	reviews: ['reviews'],
	users: ['users'],
	messages: ['messages'],
	subscribers: ['subscribers'],
} as const satisfies Record<EntryResource, unknown> & Record<string, readonly [string]>;

export type ResourceName = keyof typeof queryKeys;
