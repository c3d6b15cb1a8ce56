import type { View } from '../view';
import { externalPicture, lowestFirst } from './shared';

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
