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
			'A group from the settings, or frontend, backend, database, hosting or tools. Leave blank for the last group.',
		],
		level: ['Level', 'One word next to the name, such as Expert.'],
		percentage: ['Percentage', 'Optional. Length of the bar, 0 to 100.'],
		rank: lowestFirst,
		img: ['Picture', 'Optional, shown in the admin list.'],
		imageUrl: externalPicture,
		publishAt,
	},
};
