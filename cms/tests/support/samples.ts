/** Entries with the required fields only, as typed in the panel. */
export const sample = {
	project: (projectsName: string, more: object = {}) => ({
		projectsName,
		projectsLiveLink: 'https://example.com/live',
		projectTheme: 'Shop',
		projectPrice: 12.5,
		projectsDescription: 'A shop.',
		...more,
	}),
	blog: (topic: string, more: object = {}) => ({
		topic,
		author: 'Sumu',
		description: '# Hello\n\nSome **bold** words.',
		...more,
	}),
	review: (UserName: string, more: object = {}) => ({ UserName, reviewText: 'Good.', ...more }),
	service: (servicesHeader: string) => ({ servicesHeader, servicesDescription: 'What I do.' }),
	skill: (skillName: string, more: object = {}) => ({ skillName, percentage: 80, ...more }),
};
