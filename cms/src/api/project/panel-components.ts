import type outcomeSchema from '../../components/project/outcome.json';
import type pictureSchema from '../../components/project/picture.json';
import { externalPicture } from '../../platform/panel/shared';
import type { AnyPanelView, PanelView } from '../../platform/panel/view';

export const projectComponentViews: Record<string, AnyPanelView> = {
	'project.outcome': {
		main: 'value',
		rows: [['value', 'label']],
		fields: {
			value: ['Figure', 'Shown large: 40 s, ×2 or 1 in 30.'],
			label: ['What it counts', 'A few words, such as to book a chair.'],
		},
	} satisfies PanelView<typeof outcomeSchema>,
	'project.picture': {
		main: 'caption',
		rows: [['image', 'imageUrl'], ['caption'], ['alt']],
		fields: {
			image: 'Picture',
			imageUrl: externalPicture,
			caption: ['Caption', 'One sentence below the picture.'],
			alt: ['What it shows', 'For those who cannot see it. Empty means the library’s own words.'],
		},
	} satisfies PanelView<typeof pictureSchema>,
};
