import type { CropHint } from '../ui/picture-preview';

/** Where each picture of the settings shows, by its path in them. */
export const cropHints: Readonly<Record<string, CropHint>> = {
	heroPicture: { ratio: 3 / 5, minWidth: 800, hint: 'Stands upright beside the headline.' },
	portrait: { ratio: 4 / 5, minWidth: 1000, hint: 'Beside what you say about yourself (4:5).' },
	'development.picture': { ratio: 4 / 3, minWidth: 1000, hint: 'Beside the text.' },
	'seo.picture': {
		ratio: 1200 / 630,
		minWidth: 1200,
		hint: 'What a shared link shows (1200 × 630).',
	},
};

export const anyCropHint: CropHint = { ratio: 4 / 3, minWidth: 1000, hint: '' };
