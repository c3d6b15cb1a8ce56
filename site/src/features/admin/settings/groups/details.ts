import { type DetailName, fieldRequirements } from '@sumu/contract';
import type { GroupSpec } from '../field-spec';

export const demandSays = { required: 'Required', optional: 'Optional', off: 'Off' } as const;

const createDetailField = <Name extends DetailName>(name: Name, label: string) =>
	({
		name: `details.${name}`,
		kind: 'choice',
		label,
		options: fieldRequirements,
		says: demandSays,
	}) as const;

export const detailsGroup = {
	id: 'details',
	title: 'Project details',
	help: 'What a project must say before it can be published, and what it may leave out. What is off shows nowhere, and stays stored.',
	fields: [
		createDetailField('liveLink', 'Live link'),
		createDetailField('theme', 'Theme'),
		createDetailField('frontend', 'Front end'),
		createDetailField('backend', 'Back end'),
		createDetailField('price', 'Price'),
		createDetailField('delivery', 'Delivery'),
		createDetailField('features', 'Four features'),
	],
} as const satisfies GroupSpec;
