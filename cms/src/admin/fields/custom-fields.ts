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
		name: 'tags',
		type: 'string',
		label: 'Short words',
		description: 'Words with commas between them, each shown by itself',
	},
] as const;

export type CustomFieldName = (typeof customFields)[number]['name'];
