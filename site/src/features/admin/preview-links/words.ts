/** Texts of the screen that lists preview links. */
export const previewLinkWords = {
	title: 'Preview links',
	intro:
		'Anyone who has one of these links can see the draft until the link expires, or until you revoke it.',
	empty: 'There are no active preview links.',
	kinds: { project: 'Project', blog: 'Post', site: 'Site settings' },
	untitled: 'Deleted entry',
	by: (name: string) => `Created by ${name || 'someone'}`,
	expires: (at: string) => `Expires: ${at}`,
	revoke: 'Revoke',
	revoking: 'Revoking…',
	revokeOne: (title: string) => `Revoke the link to ${title}`,
	revoked: 'Link revoked',
	question: {
		title: 'Revoke this link?',
		text: 'It stops working immediately for everyone who has it.',
		action: 'Revoke',
		destroys: true,
	},
} as const;
