import { fieldRequirements } from '@sumu/contract';
import type { GroupSpec } from '../field-spec';
import { demandSays } from './details';

export const contactGroup = {
	id: 'contact',
	title: 'Contact',
	fields: [
		{ name: 'contact.email', kind: 'email', label: 'Public e-mail' },
		{ name: 'contact.phone', kind: 'line', label: 'Public telephone' },
		{ name: 'contact.address', kind: 'text', label: 'Address' },
		{
			name: 'availability',
			kind: 'line',
			label: 'Availability',
			help: 'Such as ‘Free from March’',
		},
		{ name: 'bookingUrl', kind: 'address', label: 'Where visitors book a call' },
		{
			name: 'contactNumber',
			kind: 'choice',
			label: 'A visitor’s telephone number in the form',
			options: fieldRequirements,
			says: demandSays,
		},
		{ name: 'contactHours', kind: 'line', label: 'Hours' },
		{
			name: 'contact.opens',
			kind: 'time',
			label: 'Your day begins',
			help: 'with its end, visitors elsewhere read both in their own time',
		},
		{ name: 'contact.closes', kind: 'time', label: 'Your day ends' },
		{
			name: 'contact.timeZone',
			kind: 'line',
			label: 'Time zone of your hours',
			help: 'Such as America/New_York; empty, they are in your time zone',
			suggestions: Intl.supportedValuesOf('timeZone'),
		},
		{
			name: 'contactSteps',
			kind: 'list',
			label: 'What happens after a message',
			one: 'step',
			item: { title: { kind: 'line', label: 'Title' }, text: { kind: 'text', label: 'Text' } },
		},
	],
} as const satisfies GroupSpec;
