/** Addresses and media types of the blog's feeds. */
export const blogFeeds = {
	rss: { path: '/rss.xml', type: 'application/rss+xml' },
	atom: { path: '/atom.xml', type: 'application/atom+xml' },
	json: { path: '/feed.json', type: 'application/feed+json' },
} as const;

/** Link preview images drawn by this site; sizes in pixels. */
export const previewImages = {
	width: 1200,
	height: 630,
	site: { pattern: '/og/site.png', at: () => '/og/site.png' },
	project: { pattern: '/og/project/:id.png', at: (id: string) => `/og/project/${id}.png` },
	post: { pattern: '/og/blog/:id.png', at: (id: string) => `/og/blog/${id}.png` },
} as const;

/** Returns whether an address points to a file. No route renders files; the browser loads them. */
export const isFile = (to: string): boolean => /^[^?#]*\.\w+(?:[?#]|$)/.test(to);
