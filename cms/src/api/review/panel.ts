import type { PanelView } from '../../platform/panel/view';
import { publishAt, publishedDate } from '../../platform/panel/view';
import type schema from './content-types/review/schema.json';

export const reviewView: PanelView<typeof schema> = {
	main: 'UserName',
	sort: ['date', 'DESC'],
	list: ['userImg', 'UserName', 'reviewText', 'rating', 'date'],
	rows: [
		['reviewText'],
		['UserName', 'userEmail'],
		['userImg', 'userImgUrl'],
		['userCity', 'country'],
		['rating', 'date'],
		['picked'],
		['project', 'blog'],
		['user', 'source'],
		['publishAt'],
	],
	fields: {
		reviewText: 'Review',
		UserName: 'Name',
		userEmail: ['E-mail', 'Never shown on the site.'],
		userImg: ['Picture', 'Square. Without a picture the site shows the initials.'],
		userImgUrl: ['Picture address', 'Only if the picture is stored elsewhere.'],
		userCity: [
			'City',
			'If empty, the site shows no place (or “Unknown Location” with the original wording).',
		],
		country: 'Country',
		rating: ['Stars', '1 to 5, optional.'],
		picked: [
			'Show on the home page',
			'If you turn this on for any review, the home page shows only those. Otherwise it shows reviews you added and reviews by people with a confirmed e-mail.',
		],
		date: publishedDate,
		project: ['About the project', 'Filled in when a visitor rates a project.'],
		blog: ['About the post', 'Filled in when a visitor rates a post.'],
		user: ['Account', 'The visitor’s account, if it still exists.'],
		source: ['Written by', 'You (owner), or a signed-in visitor.'],
		publishAt,
	},
};
