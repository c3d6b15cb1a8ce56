import type { CropHint } from '../ui/picture-preview';

/** Crop hints for the picture of each form, as the site crops it. */
export const cropHints = {
	project: {
		ratio: 4 / 5,
		minWidth: 1000,
		hint: 'Cards show the part inside the frame (4:5).',
	},
	blog: {
		ratio: 3 / 2,
		minWidth: 1000,
		hint: 'Lists show the part inside the frame (3:2).',
	},
	service: { ratio: 1, minWidth: 400, hint: 'The page shows the part inside the frame (1:1).' },
	skill: { ratio: 1, minWidth: 200, hint: 'The technology’s logo, ideally square.' },
	review: {
		ratio: 1,
		isRound: true,
		minWidth: 200,
		hint: 'The carousel shows the part inside the circle.',
	},
} as const satisfies Record<string, CropHint>;
