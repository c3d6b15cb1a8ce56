import { externalPicture, lowestFirst } from '../../platform/panel/shared';
import type { View } from '../../platform/panel/view';

export const serviceView: View = {
	main: 'servicesHeader',
	sort: ['rank', 'ASC'],
	list: ['img', 'servicesHeader', 'servicesDescription', 'rank'],
	rows: [['servicesHeader', 'rank'], ['servicesDescription'], ['img', 'imageUrl']],
	fields: {
		servicesHeader: 'Title',
		servicesDescription: ['Description', 'One or two sentences.'],
		img: ['Picture', 'Three wide to two high; it is shown small, so simple shapes work best.'],
		imageUrl: externalPicture,
		rank: lowestFirst,
	},
};
