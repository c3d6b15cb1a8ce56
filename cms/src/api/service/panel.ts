import type { PanelView } from '../../platform/panel/view';
import { externalPicture, lowestFirst, publishAt } from '../../platform/panel/view';
import type schema from './content-types/service/schema.json';

export const serviceView: PanelView<typeof schema> = {
	main: 'servicesHeader',
	sort: ['rank', 'ASC'],
	list: ['img', 'servicesHeader', 'servicesDescription', 'rank'],
	rows: [
		['servicesHeader', 'rank'],
		['servicesDescription'],
		['img', 'imageUrl'],
		['deliverables'],
		['duration', 'priceFrom'],
		['projects'],
		['publishAt'],
	],
	fields: {
		servicesHeader: 'Title',
		servicesDescription: ['Description', 'One or two sentences.'],
		img: ['Picture', 'Landscape, 3:2. It is shown small, so simple shapes work best.'],
		imageUrl: externalPicture,
		deliverables: ['What’s included', 'One item per line.'],
		duration: ['How long it takes', 'A few words, such as 2 to 4 weeks.'],
		priceFrom: ['Price from', '0 is shown as “Free”.'],
		projects: ['Projects', 'Up to six example projects.'],
		rank: lowestFirst,
		publishAt,
	},
};
