import { type Detail, demands } from '@sumu/contract';
import type { GroupSpec } from '../field-spec';
import { demandSays } from './demand-says';

const detail = <Name extends Detail>(name: Name, label: string) =>
	({
		name: `details.${name}`,
		kind: 'choice',
		label,
		options: demands,
		says: demandSays,
	}) as const;

export const details = {
	id: 'details',
	title: 'Project details',
	help: 'What a project must say before it can be published, and what it may leave out. What is off shows nowhere, and stays stored.',
	fields: [
		detail('liveLink', 'Live link'),
		detail('theme', 'Theme'),
		detail('frontend', 'Front end'),
		detail('backend', 'Back end'),
		detail('price', 'Price'),
		detail('delivery', 'Delivery'),
		detail('features', 'Four features'),
	],
} as const satisfies GroupSpec;
