/** What the workplace says about saving, in one place. */
export const words = {
	compare: {
		changed: 'This was changed elsewhere while you worked on it.',
		draft: 'There is a draft of this that you have not opened.',
		older: 'What you typed here began from an older version.',
		help: 'Nothing is saved yet, and nothing you typed is lost: what you do not choose stays below the form.',
		mine: 'Mine',
		theirs: 'Theirs',
		both: 'Both',
		empty: 'Empty',
		yes: 'Yes',
		no: 'No',
		use: 'Use these',
		back: 'Back to what I typed',
		discardDraft: 'Discard what I typed',
		joined: 'Both versions are joined in this form. Look it over, then save.',
		same: 'Both say the same. Nothing has to be chosen.',
	},
	aside: {
		title: 'What you typed and did not choose',
		back: 'Put it back',
		discard: 'Discard',
	},
	gone: {
		text: 'This was deleted elsewhere. What you typed is still here.',
		action: 'Create it anew from what you typed',
	},
	queued: 'Saved next, when this save is done.',
	viewOnSite: 'View on site',
} as const;
