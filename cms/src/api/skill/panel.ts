import type { PanelView } from '../../platform/panel/view';
import { externalPicture, lowestFirst, publishAt } from '../../platform/panel/view';
import type schema from './content-types/skill/schema.json';

export const skillView: PanelView<typeof schema> = {
	main: 'skillName',
	sort: ['rank', 'ASC'],
	list: ['img', 'skillName', 'group', 'percentage', 'rank'],
	rows: [
		['skillName', 'group'],
		['level', 'percentage', 'rank'],
		['img', 'imageUrl'],
		['publishAt'],
	],
	fields: {
		skillName: 'Name',
		group: [
			'Group',
			'One of those in the settings, or frontend, backend, database, hosting, tools. Empty is the last.',
		],
		level: ['Level', 'One word beside the name, such as Expert.'],
		percentage: ['Percentage', '0 to 100: where the bar stops.'],
		rank: lowestFirst,
		img: ['Picture', 'Optional; shown in the admin list.'],
		imageUrl: externalPicture,
		publishAt,
	},
};
