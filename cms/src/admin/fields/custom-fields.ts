/**
 * Fields of our own in the panel. `type` is what the database and the API know: who leaves the panel's
 * field out finds an ordinary one. `panel/custom-fields` tells the server of them.
 */
export const customFields = [
	{
		name: 'teaser-icon',
		type: 'enumeration',
		label: 'Icon',
		description: 'One of the site’s own drawings',
	},
	{
		name: 'category',
		type: 'string',
		label: 'Category',
		description: 'One of the categories in the site settings',
	},
	{
		name: 'skill-group',
		type: 'string',
		label: 'Skill group',
		description: 'One of the groups in the site settings',
	},
	{
		name: 'tags',
		type: 'string',
		label: 'Short words',
		description: 'Words with commas between them, each shown by itself',
	},
] as const;

export type CustomFieldName = (typeof customFields)[number]['name'];
