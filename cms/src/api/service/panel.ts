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
		img: ['Picture', 'Three wide to two high; it is shown small, so simple shapes work best.'],
		imageUrl: externalPicture,
		deliverables: ['What one gets', 'One line for each thing you hand over.'],
		duration: ['How long it takes', 'In a few words, such as 2 to 4 weeks.'],
		priceFrom: ['Price from', '0 is shown as Free.'],
		projects: ['Projects', 'Work that shows it; at most six.'],
		rank: lowestFirst,
		publishAt,
	},
};
