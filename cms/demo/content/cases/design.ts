import type { DemoCase } from '../types';

export const designCases: Readonly<Record<string, DemoCase>> = {
	'Shapla Tea House': {
		file: 'shapla',
		client: 'Alam family, Malnicherra, Sylhet',
		year: 2023,
		role: 'Design, photography and development',
		outcomes: [
			{ value: '×2', label: 'orders before the second flush' },
			{ value: '3', label: 'steps from tin to door, no account' },
			{ value: '41 s', label: 'to place an order, measured in the market' },
		],
		gallery: {
			'shapla-tea-house-shop': 'One tea, one screen: the leaf, the week, the price.',
			'shapla-tea-house-order': 'Three steps, and the address is entered once.',
			'shapla-tea-house-calendar': 'Twelve months of picking, drawn from the estate’s own book.',
			'shapla-tea-house-sketch': 'The first morning. The shelf was crossed out before lunch.',
			'shapla-tea-house-before': 'Before: one telephone, two inks, and a question mark.',
		},
		testimonial: 'Nadia Alam',
	},
	'Nakshi Stitch Studio': {
		file: 'nakshi',
		client: 'Nakshi Stitch Studio, Jamalpur',
		year: 2023,
		role: 'Identity, design and development',
		outcomes: [
			{ value: '63%', label: 'of the price goes to the maker, shown in the basket' },
			{ value: '23', label: 'women named, each with her own page' },
			{ value: '0', label: 'quilts returned so far' },
		],
		gallery: {
			'nakshi-stitch-shop': 'One quilt fills half the page. There is no second picture of it.',
			'nakshi-stitch-close':
				'Zoom ends at life size: a stitch on the glass is a stitch on the cloth.',
			'nakshi-stitch-people': 'The makers, in the order in which they joined.',
			'nakshi-stitch-basket': 'Who gets what, before anybody pays.',
			'nakshi-stitch-sketch': 'Her name above the price, not below.',
			'nakshi-stitch-before': 'Before: item 9 of 214, under Bedding, Other.',
		},
		testimonial: 'Farhana Karim',
	},
	'Old Dhaka Walks': {
		file: 'walks',
		client: 'Old Dhaka Walks, a company of four guides',
		year: 2023,
		role: 'Research, writing, design and development',
		outcomes: [
			{ value: '7', label: 'walks that work without a connection' },
			{ value: '1.2 s', label: 'until the first direction shows, in the lane itself' },
			{ value: '1 in 40', label: 'walkers still has to ask; it was one in three' },
		],
		gallery: {
			'old-dhaka-walks-guide': 'Directions the way people there give them.',
			'old-dhaka-walks-pocket': 'One hand, bright sun, an umbrella in the other hand.',
			'old-dhaka-walks-sheet': 'For those who leave the phone at home: a walk on one sheet.',
			'old-dhaka-walks-sketch': 'Eleven people asked. Nobody said a street name.',
			'old-dhaka-walks-before': 'Before: a dot that is wider than the lane.',
		},
		testimonial: 'Tom Hartley',
	},
};
