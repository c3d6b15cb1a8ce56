import type { DemoReview } from './types';

export const demoReviews: DemoReview[] = [
	{
		UserName: 'Nadia Alam',
		reviewText:
			'We asked for an online shop and got one that my mother can use and my designer friends keep asking about. Tea orders doubled before the second flush, and nothing has broken since.',
		userCity: 'Sylhet',
		country: 'Bangladesh',
		rating: 5,
		picture: 'avatar-1',
		date: '2023-10-18T09:30:00.000Z',
	},
	{
		UserName: 'Tom Hartley',
		reviewText:
			'I lead tours through Old Dhaka with a phone in one hand and an umbrella in the other. The walk loads in the same second, in the same lane, every time, and the page is right.',
		userCity: 'Leeds',
		country: 'United Kingdom',
		rating: 5,
		picture: 'avatar-4',
		date: '2023-10-09T08:45:00.000Z',
	},
	{
		UserName: 'Mahbub',
		reviewText:
			'The station went on air on a Friday with nine listeners. The player has not stuttered once since, not even on the night when four thousand came for the cricket.',
		userCity: null,
		country: null,
		rating: 5,
		picture: null,
		date: '2023-10-02T19:15:00.000Z',
	},
	{
		UserName: 'Rafiqul Islam',
		reviewText:
			'He explained the cache and the server to me, a dentist, in ten minutes and with a pot of rice. I now understand both, which is more than I can say of the other offers we had.',
		userCity: 'Dhaka',
		country: 'Bangladesh',
		rating: 5,
		picture: 'avatar-2',
		date: '2023-09-27T12:05:00.000Z',
	},
	{
		UserName: 'Anwara Begum',
		reviewText:
			'I am seventy-four. I read the next ferry from the page without my glasses and told the whole family when to leave. My grandson wanted to help and I said no.',
		userCity: 'Barishal',
		country: 'Bangladesh',
		rating: 5,
		picture: null,
		date: '2023-09-12T05:55:00.000Z',
	},
	{
		UserName: 'Farhana Karim',
		reviewText:
			'The drawing he showed us in week one is the site we got in week five, down to the stitches around the button. I printed both and laid them on top of each other.',
		userCity: 'Jamalpur',
		country: 'Bangladesh',
		rating: 5,
		picture: 'avatar-3',
		date: '2023-09-04T15:20:00.000Z',
	},
	{
		UserName: 'Shirin Chowdhury',
		reviewText:
			'Four people in our office keep the accounts and none of us likes computers. After one afternoon of training we stopped printing the ledger. He answers the phone, too.',
		userCity: 'Chattogram',
		country: 'Bangladesh',
		rating: 4,
		picture: 'avatar-5',
		date: '2023-08-20T10:00:00.000Z',
	},
	{
		UserName: 'Priya Nair',
		reviewText:
			'He told me that I did not need the feature I had asked for, and why, and took it off the bill. We have given him three more projects since.',
		userCity: 'Kochi',
		country: 'India',
		rating: 5,
		picture: null,
		date: '2023-03-15T06:40:00.000Z',
	},
	{
		UserName: 'Jonas Lindqvist',
		reviewText:
			'Handed over with tests, a short manual and a recording of every screen. My team took a day to settle in. It was a week late, and he had told us three weeks before.',
		userCity: 'Malmö',
		country: 'Sweden',
		rating: 4,
		picture: null,
		date: '2023-01-22T13:10:00.000Z',
	},
	{
		UserName: 'Daniel Okafor',
		reviewText:
			'Clear estimate, clear invoice, clear code. The range he gave us was eighteen to twenty-six afternoons and it took twenty-one.',
		userCity: 'Lagos',
		country: 'Nigeria',
		rating: 5,
		picture: null,
		date: '2022-09-19T16:30:00.000Z',
	},
];
