import type { TestimonialRequest, TestimonialState } from '@sumu/contract';
import { formatDate } from '../ui/formats';

const stateNames: Readonly<Record<TestimonialState, string>> = {
	open: 'Not used yet',
	used: 'Testimonial received',
	withdrawn: 'Withdrawn by the client',
	revoked: 'Revoked',
	expired: 'Expired',
};
const reminderNames: Readonly<Record<TestimonialRequest['reminder'], string>> = {
	none: '',
	planned: 'reminder after seven days',
	sent: 'reminder sent',
};

const nameOf = ({ name, email }: TestimonialRequest) => name || email || 'someone';

/** Texts of the screen with the personal links for testimonials. */
export const testimonialWords = {
	title: 'Testimonials',
	intro:
		'Ask a client for a testimonial with a personal link. They don’t need an account, and what they write waits for your approval among the reviews.',
	empty: 'You haven’t asked anyone for a testimonial yet.',
	ask: 'Ask for a testimonial',
	add: 'New link',
	nameOf,
	/** Line below the name of a link. */
	summary: ({ state, mailed, email, reminder, expiresAt }: TestimonialRequest) =>
		[
			stateNames[state],
			...(mailed ? [`sent to ${email}`] : []),
			...(state === 'open'
				? [reminderNames[reminder], `expires on ${formatDate(expiresAt)}`].filter(Boolean)
				: []),
		].join(' · '),
	about: (project: string) => `About ${project}`,
	review: 'Open the review',
	reviewOf: (name: string) => `Open the review by ${name}`,
	copy: 'Copy link',
	copyOf: (name: string) => `Copy the link for ${name}`,
	copied: 'Link copied',
	notCopied: 'The browser didn’t allow copying. Select the link and copy it.',
	linkOf: (name: string) => `Link for ${name}`,
	revoke: 'Revoke',
	revokeOf: (name: string) => `Revoke the link for ${name}`,
	revoked: 'Link revoked',
	question: {
		title: 'Revoke this link?',
		text: 'The client can’t write a testimonial with it any more.',
		action: 'Revoke',
		destroys: true,
	},
	project: 'Project',
	noProject: 'No project',
	name: 'Name of the client',
	email: 'E-mail address',
	emailHelp: 'The link is sent there. Leave blank to send it yourself.',
	withoutMail: 'E-mail isn’t set up, so copy the link and send it yourself.',
	remind: 'Remind the client once after seven days',
	create: 'Create link',
	createAndSend: 'Create and send link',
	creating: 'Creating…',
	created: 'Link created',
	sent: (email: string) => `Link sent to ${email}`,
	notSent: 'The link was created but not sent. Copy it and send it yourself.',
} as const;
