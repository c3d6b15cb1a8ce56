import type { DemoCase } from '../types';

export const applicationCases: Readonly<Record<string, DemoCase>> = {
	'Rickshaw Radio': {
		file: 'radio',
		client: 'Rickshaw Radio, a student station',
		year: 2023,
		role: 'Design and development, given',
		outcomes: [
			{ value: '0', label: 'gaps heard on the ride that had eleven' },
			{ value: '4,000', label: 'listeners on the night of the cricket; it began with nine' },
			{ value: '38 s', label: 'of sound kept for the next bridge' },
		],
		gallery: {
			'rickshaw-radio-schedule': 'The day in the listener’s own time zone.',
			'rickshaw-radio-player': 'A button as wide as a thumb, and how much sound is in hand.',
			'rickshaw-radio-buffer': 'Nine seconds without a signal, and nobody heard a gap.',
			'rickshaw-radio-emblems': 'Each programme’s picture is drawn from its first minute.',
			'rickshaw-radio-sketch': 'Drawn at a red light, with one hand on the handlebar.',
			'rickshaw-radio-before': 'Before: nine listeners, most of them buffering.',
		},
		testimonial: 'Mahbub',
	},
	'Padma Ferry Times': {
		file: 'ferry',
		client: 'Ferry crews of Paturia and Daulatdia',
		year: 2023,
		role: 'Research, design and development',
		outcomes: [
			{ value: '40,000', label: 'people cross on an ordinary day' },
			{ value: '9 min', label: 'less waiting at the pier, on average' },
			{ value: '11 kB', label: 'is all a phone needs to know the next boat' },
		],
		gallery: {
			'padma-ferry-times-page': 'The next boat, read from two metres away.',
			'padma-ferry-times-crew': 'The crew’s screen: two buttons, two thumbs.',
			'padma-ferry-times-offline':
				'Without a connection it shows the last known times, and their age.',
			'padma-ferry-times-sketch': 'The list everybody had asked for, and did not read.',
			'padma-ferry-times-before': 'Before: a blackboard, and somebody’s cousin.',
		},
		testimonial: 'Anwara Begum',
	},
	'Monsoon Ledger': {
		file: 'ledger',
		client: 'Chowdhury & Daughters, umbrellas, Chattogram',
		year: 2023,
		role: 'Design, development and an afternoon of training',
		outcomes: [
			{ value: '2 h', label: 'to close a month that took four days' },
			{ value: '0', label: 'entries lost in 61 power cuts' },
			{ value: '4', label: 'people, one book, no printer' },
		],
		gallery: {
			'monsoon-ledger-season': 'A season is a shape; a bad day is red.',
			'monsoon-ledger-offline': 'Writing continues when the power is out.',
			'monsoon-ledger-keys': 'Lakh and crore have keys of their own.',
			'monsoon-ledger-sketch': 'What happens when both are right.',
			'monsoon-ledger-before': 'Before: two books that disagreed by a cup of tea.',
		},
		testimonial: 'Shirin Chowdhury',
	},
};
