/** Addresses and media types of the blog's feeds. */
export const blogFeeds = {
	rss: { path: '/rss.xml', type: 'application/rss+xml' },
	atom: { path: '/atom.xml', type: 'application/atom+xml' },
	json: { path: '/feed.json', type: 'application/feed+json' },
} as const;
