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
		userImg: ['Picture', 'Square. Without one the site shows the initials.'],
		userImgUrl: ['Picture address', 'Only if the picture lies elsewhere.'],
		userCity: [
			'City',
			'Without a city the site says Unknown Location in the original wording, and nothing in any other.',
		],
		country: 'Country',
		rating: ['Stars', '1 to 5; may be left empty.'],
		picked: [
			'On the home page',
			'Where any is picked, the home page shows only those; else what you wrote down, and what people with a confirmed e-mail said.',
		],
		date: publishedDate,
		project: ['About the project', 'Filled in when a visitor rates a project.'],
		blog: ['About the post', 'Filled in when a visitor rates a post.'],
		user: ['Account', 'The visitor’s account, if it still exists.'],
		source: ['Written by', 'You (owner), or a signed-in visitor.'],
		publishAt,
	},
};
