/** Texts of the screen that lists preview links. */
export const previewLinkWords = {
	title: 'Preview links',
	intro:
		'Anyone who has one of these links can see the draft until the link expires, or until you revoke it.',
	empty: 'No preview link works at the moment.',
	kinds: { project: 'Project', blog: 'Post', site: 'Site settings' },
	untitled: 'Deleted entry',
	by: (name: string) => `Made by ${name || 'somebody'}`,
	expires: (at: string) => `Expires ${at}`,
	revoke: 'Revoke',
	revoking: 'Revoking…',
	revokeOne: (title: string) => `Revoke the link to ${title}`,
	revoked: 'The link no longer works',
	question: {
		title: 'Revoke this link?',
		text: 'It stops working at once, for everyone who has it.',
		action: 'Revoke',
		destroys: true,
	},
} as const;
