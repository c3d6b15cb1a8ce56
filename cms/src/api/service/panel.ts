import { externalPicture, lowestFirst, publishAt } from '../../platform/panel/shared';
import type { View } from '../../platform/panel/view';
import type schema from './content-types/service/schema.json';

export const serviceView: View<typeof schema> = {
	main: 'servicesHeader',
	sort: ['rank', 'ASC'],
	list: ['img', 'servicesHeader', 'servicesDescription', 'rank'],
	rows: [['servicesHeader', 'rank'], ['servicesDescription'], ['img', 'imageUrl'], ['publishAt']],
	fields: {
		servicesHeader: 'Title',
		servicesDescription: ['Description', 'One or two sentences.'],
		img: ['Picture', 'Three wide to two high; it is shown small, so simple shapes work best.'],
		imageUrl: externalPicture,
		rank: lowestFirst,
		publishAt,
	},
};
