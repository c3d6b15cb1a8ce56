/** Link preview images drawn by this site; sizes in pixels. */
export const previewImages = {
	width: 1200,
	height: 630,
	site: { pattern: '/og/site.png', at: () => '/og/site.png' },
	project: { pattern: '/og/project/:id.png', at: (id: string) => `/og/project/${id}.png` },
	post: { pattern: '/og/blog/:id.png', at: (id: string) => `/og/blog/${id}.png` },
} as const;
