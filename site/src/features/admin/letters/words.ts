import type { Letter, LetterState } from '@sumu/contract';
import { formatCount, formatNumber } from '../ui/formats';

const formatSubscribers = (count: number) => formatCount(count, 'subscriber');

const stateNames: Readonly<Record<LetterState, string>> = {
	draft: 'Draft',
	scheduled: 'Scheduled',
	sending: 'Sending',
	sent: 'Sent',
	cancelled: 'Stopped',
};

/** Texts of the letters' screen. */
export const letterWords = {
	title: 'Letters',
	intro:
		'Send a post or a text to your confirmed subscribers by e-mail. Opens and clicks are not tracked.',
	empty: 'You haven’t written a letter yet.',
	add: 'New letter',
	back: 'All letters',
	untitled: 'Letter without a subject',
	states: stateNames,
	openOne: (subject: string) => `Open the letter ${subject}`,
	summary: ({ state, counts }: Letter) =>
		state === 'draft' || state === 'scheduled'
			? `To ${formatSubscribers(counts.recipients)}`
			: [
					`${formatNumber(counts.sent)} of ${formatNumber(counts.recipients)} sent`,
					...(counts.failed > 0 ? [`${formatNumber(counts.failed)} failed`] : []),
					...(counts.unsubscribed > 0 ? [`${formatNumber(counts.unsubscribed)} unsubscribed`] : []),
				].join(' · '),
	subject: 'Subject',
	subjectHint: 'Leave blank to use the title of the post.',
	post: 'Post',
	noPost: 'No post',
	text: 'Text',
	textHint: 'Markdown. With a post, it is shown above the post.',
	tag: 'Only subscribers with this tag',
	sendAt: (timeZone: string) => `Send at (${timeZone})`,
	sendAtHint: 'Leave blank to send immediately.',
	save: 'Save',
	saving: 'Saving…',
	saved: 'Saved',
	preview: 'Preview',
	views: { desktop: 'Desktop', phone: 'Phone', dark: 'Dark', text: 'Plain text' },
	previewOf: (view: string) => `Preview: ${view}`,
	unsavedPreview: 'The preview shows the saved letter.',
	testAddress: 'Send a test to',
	test: 'Send test',
	tested: (email: string) => `Test sent to ${email}`,
	send: 'Send',
	schedule: 'Schedule',
	resume: 'Continue sending',
	cancel: 'Stop sending',
	unschedule: 'Cancel the schedule',
	sending: (count: number, time: string | null) => ({
		title: `Send to ${formatSubscribers(count)}?`,
		text: time
			? `The letter will be sent at ${time}.`
			: 'You can stop sending, but e-mails already sent can’t be recalled.',
		action: time ? 'Schedule' : 'Send',
	}),
	remove: 'Delete letter',
	deletion: {
		title: 'Delete this letter?',
		text: 'Its history is deleted too. This can’t be undone.',
		action: 'Delete',
		destroys: true,
	},
	removed: 'Letter deleted',
	failedAddresses: 'Failed addresses',
	gone: 'An address that has unsubscribed since',
	suspended: 'Suspended after three refusals',
	lift: 'Send letters again',
	liftOne: (email: string) => `Send letters to ${email} again`,
	lifted: 'Gets letters again',
	progress: 'Sent letters',
	leave: {
		title: 'Leave without saving?',
		text: 'Your changes to this letter are lost.',
		action: 'Leave',
	},
};
