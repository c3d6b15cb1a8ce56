/** How the query keys begin of all that is kept of a resource: who changes it has that read anew. */
export const keys = {
	projects: ['projects'],
	blogs: ['blogs'],
	services: ['services'],
	skills: ['skills'],
	reviews: ['reviews'],
	users: ['users'],
	messages: ['messages'],
	subscribers: ['subscribers'],
} as const;

export type Resource = keyof typeof keys;
