/** Tab and home-screen icons drawn by this site; sizes in pixels. */
export const siteIcons = {
	tab: 32,
	touch: 180,
	home: [192, 512],
	pattern: '/icons/:file',
	at: (size: number) => `/icons/${size}.png`,
	manifest: '/manifest.webmanifest',
	/** SVG sprite of the networks the owner links to, one symbol per host. */
	networks: '/icons/networks.svg',
} as const;

export const iconSizes: readonly number[] = [siteIcons.tab, siteIcons.touch, ...siteIcons.home];

/** ICO file that contains every tab icon size. */
export const faviconPath = '/icons/favicon.ico';
