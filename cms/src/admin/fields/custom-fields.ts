/**
 * Custom fields of the panel. `type` is their type in the database and the API, so both work without the panel's
 * input. `panel/custom-fields` registers them on the server.
 */
export const customFields = [
	{
		name: 'teaser-icon',
		type: 'enumeration',
		label: 'Icon',
		description: 'One of the site’s icons',
	},
	{
		name: 'category',
		type: 'string',
		label: 'Category',
		description: 'A category from the site settings',
	},
	{
		name: 'skill-group',
		type: 'string',
		label: 'Skill group',
		description: 'A group from the site settings',
	},
	{
		name: 'tags',
		type: 'string',
		label: 'Tags',
		description: 'Separate the tags with commas',
	},
] as const;

export type CustomFieldName = (typeof customFields)[number]['name'];

/** Props that the content manager passes to a custom input. */
export interface CustomInputProps {
	name: string;
	label: string;
	hint?: string;
	required?: boolean;
	disabled?: boolean;
}
