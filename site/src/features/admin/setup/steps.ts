import type { SetupStep } from '@sumu/contract';
import type { SettingName } from '../settings/groups';

interface Step {
	readonly title: string;
	/** Purpose of the step, and what happens without it. */
	readonly help: string;
	/** Settings of the step; empty if it is done elsewhere. */
	readonly fields: readonly SettingName[];
}

export const setupStepDetails: Readonly<Record<SetupStep, Step>> = {
	language: {
		title: 'Language, currency and time zone',
		help: 'For your pages and e-mails. This workplace stays in English.',
		fields: ['language', 'currency', 'timeZone'],
	},
	name: {
		title: 'Your name',
		help: 'Shown throughout the site. This is all you need to go live.',
		fields: ['ownerName'],
	},
	portrait: {
		title: 'A portrait',
		help: 'Appears next to your introduction.',
		fields: ['portrait', 'aboutText'],
	},
	headline: {
		title: 'A headline',
		help: 'The first thing visitors read. If you add several, they alternate.',
		fields: ['headlines', 'intro'],
	},
	project: {
		title: 'Your first project',
		help: 'A name, a picture and a short description. The Projects section appears once you publish one.',
		fields: [],
	},
	contact: {
		title: 'How to reach you',
		help: 'Visitors can always use the contact form. The details here are public.',
		fields: ['contact.email', 'contact.phone', 'contact.address'],
	},
	colours: {
		title: 'Your colours',
		help: 'Every palette is readable in the light and dark themes. Skip this to keep the first one.',
		fields: ['brand.palette', 'brand.accent'],
	},
	legal: {
		title: 'Legal texts',
		help: 'Without your own texts, these pages describe what this software stores. If that’s enough, skip this.',
		fields: ['legal.terms', 'legal.privacy'],
	},
	mail: {
		title: 'E-mail',
		help: 'Needed to send confirmations, reset links and notices. Your e-mail provider gives you the server details.',
		fields: [],
	},
	backup: {
		title: 'Backups',
		help: 'A copy of all texts, pictures and settings, made every night.',
		fields: [],
	},
};

export const setupWords = {
	title: 'First steps',
	progress: (done: number, all: number) => `${done} of ${all} done`,
	state: { open: 'Open', done: 'Done', skipped: 'Skipped' },
	continueSetup: 'Continue',
	dismiss: 'Dismiss',
	whereToFind: 'You’ll find these under First steps.',
	dismissed: 'This list is hidden from the overview.',
	showOnOverview: 'Show it on the overview',
	skip: (title: string) => `Skip ‘${title}’`,
	resume: (title: string) => `Resume ‘${title}’`,
	addProject: 'Add a project',
	failed: 'Couldn’t load the first steps.',
} as const;
