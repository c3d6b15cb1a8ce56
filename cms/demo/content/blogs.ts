import type { DemoBlog } from './types';

const post = (file: string, date: string, topic: string): DemoBlog => ({
	file,
	topic,
	date: `${date}:00.000Z`,
	author: 'Sumu',
	picture: `post-${file}`,
});

export const demoBlogs: DemoBlog[] = [
	post('loom', '2023-10-21T04:00', 'What the loom taught me about CSS grid'),
	post('bus', '2023-10-02T03:30', 'A React site that loads on the 27 bus'),
	post('forms', '2023-09-14T05:15', 'Forms that forgive'),
	post('dark', '2023-08-24T13:40', 'Dark mode is a second design'),
	post('monsoon', '2023-07-19T08:20', 'A rainy afternoon is a good test'),
	post('images', '2023-06-27T06:10', 'Pictures that weigh almost nothing'),
	post('accessible', '2023-05-16T09:00', 'My grandmother uses the keyboard'),
	post('postgres', '2023-04-06T11:25', 'An index is a bookmark'),
	post('bangla', '2023-02-21T02:00', 'Setting Bangla and Latin side by side'),
	post('cache', '2023-01-12T07:45', 'A cache is yesterday’s rice'),
	post('estimate', '2022-11-30T10:30', 'I estimate in afternoons'),
	post('type', '2022-10-11T04:50', 'One type scale from phone to desktop'),
	post('contrast', '2022-08-17T12:00', 'Contrast is a number, so measure it'),
	post('invoice', '2022-06-29T09:20', 'What belongs on a freelancer’s invoice'),
];
