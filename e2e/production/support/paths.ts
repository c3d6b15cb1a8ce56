/** Paths that the visitors request: every public page, a feed and API calls. */
export const paths = [
	'/',
	'/services',
	'/about',
	'/projects/page=1',
	'/blogs/page=1',
	'/skills',
	'/contact',
	'/login',
	'/api/projects',
	'/api/services',
	'/api/skills',
	'/api/site',
	'/sitemap.xml',
] as const;
