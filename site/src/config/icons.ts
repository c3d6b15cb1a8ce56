/** Pictures of the site on tabs and home screens, drawn by this site; sizes in pixels. */
export const icons = {
	tab: 32,
	touch: 180,
	home: [192, 512],
	pattern: '/icons/:file',
	at: (size: number) => `/icons/${size}.png`,
	manifest: '/manifest.webmanifest',
	/** The drawings of the networks the owner names, each by its host. */
	networks: '/icons/networks.svg',
} as const;

export const iconSizes: readonly number[] = [icons.tab, icons.touch, ...icons.home];

/** ICO file with every size of a tab icon. */
export const favicon = '/icons/favicon.ico';
