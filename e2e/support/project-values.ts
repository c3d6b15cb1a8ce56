/** A value for every required field of the form that adds a project, by label. */
export const projectValues = {
	'Project name': 'Loom and Ledger',
	'Live Link': 'https://loom.example',
	'Project Theme': 'Ledger',
	'Front-end': 'React',
	'Back-end': 'Strapi',
	'Project Price': '1450',
	Delivery: '4 Weeks',
	'Feature 1': 'One',
	'Feature 2': 'Two',
	'Feature 3': 'Three',
	'Feature 4': 'Four',
	Description: 'Entries in three taps',
} as const;
