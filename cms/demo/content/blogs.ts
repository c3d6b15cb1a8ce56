import type { DemoBlog } from './types';

const post = (file: string, date: string, topic: string, tags: string): DemoBlog => ({
	file,
	topic,
	tags,
	date: `${date}:00.000Z`,
	author: 'Sumu',
	picture: `post-${file}`,
});

export const demoBlogs: DemoBlog[] = [
	post('loom', '2023-10-21T04:00', 'What the loom taught me about CSS grid', 'CSS, Grid, Craft'),
	post('bus', '2023-10-02T03:30', 'A React site that loads on the 27 bus', 'Performance, React'),
	post('forms', '2023-09-14T05:15', 'Forms that forgive', 'Forms, Accessibility'),
	post('dark', '2023-08-24T13:40', 'Dark mode is a second design', 'Colour, CSS'),
	post('monsoon', '2023-07-19T08:20', 'A rainy afternoon is a good test', 'Performance, Testing'),
	post('images', '2023-06-27T06:10', 'Pictures that weigh almost nothing', 'Performance, Pictures'),
	post(
		'accessible',
		'2023-05-16T09:00',
		'My grandmother uses the keyboard',
		'Accessibility, Testing',
	),
	post('postgres', '2023-04-06T11:25', 'An index is a bookmark', 'Databases, Performance'),
	post('bangla', '2023-02-21T02:00', 'Setting Bangla and Latin side by side', 'Type, Bangla, CSS'),
	post('cache', '2023-01-12T07:45', 'A cache is yesterday’s rice', 'Performance, Databases'),
	post('estimate', '2022-11-30T10:30', 'I estimate in afternoons', 'Freelancing'),
	post('type', '2022-10-11T04:50', 'One type scale from phone to desktop', 'Type, CSS'),
	post(
		'contrast',
		'2022-08-17T12:00',
		'Contrast is a number, so measure it',
		'Colour, Accessibility',
	),
	post('invoice', '2022-06-29T09:20', 'What belongs on a freelancer’s invoice', 'Freelancing'),
];
