/** Pictures of the site on tabs and home screens, drawn by this site; sizes in pixels. */
export const icons = {
	tab: 32,
	touch: 180,
	home: [192, 512],
	pattern: '/icons/:size.png',
	at: (size: number) => `/icons/${size}.png`,
	/** Requested without a link, by feed readers, chat programs and search engines. */
	favicon: '/favicon.ico',
	faviconSizes: [16, 32, 48],
	/** Requested without a link, by home screens. */
	touchByName: ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'],
	manifest: '/manifest.webmanifest',
	/** The drawings of the networks the owner names, each by its host. */
	networks: '/icons/networks.svg',
} as const;

export const iconSizes: readonly number[] = [icons.tab, icons.touch, ...icons.home];
