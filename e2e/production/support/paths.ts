/** What the visitors look at: pages, a feed and calls. */
export const paths = [
	'/',
	'/services',
	'/about',
	'/projects/page=1',
	'/contact',
	'/api/projects',
	'/api/services',
	'/sitemap.xml',
] as const;
