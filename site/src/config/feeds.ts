/** The blog's feeds: address and media type, preferred first. */
export const feeds = {
	rss: { path: '/rss.xml', type: 'application/rss+xml' },
	atom: { path: '/atom.xml', type: 'application/atom+xml' },
	json: { path: '/feed.json', type: 'application/feed+json' },
} as const;
