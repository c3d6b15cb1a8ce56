import type { SetupStep } from '@sumu/contract';
import type { SettingName } from '../settings/field-spec';

interface Step {
	readonly title: string;
	/** Purpose of the step, and what happens without it. */
	readonly help: string;
	/** Settings of the step; empty if it is done elsewhere. */
	readonly fields: readonly SettingName[];
}

/** Returns the id of a step's part of the screen, which must differ from the ids in the preview. */
export const stepAnchor = (step: string) => `step-${step}`;

export const setupStepDetails: Readonly<Record<SetupStep, Step>> = {
	name: {
		title: 'Your name',
		help: 'Everywhere the site says whose it is. With it alone, the site can be shown.',
		fields: ['ownerName'],
	},
	portrait: {
		title: 'A portrait',
		help: 'Beside what you say about yourself.',
		fields: ['portrait', 'aboutText'],
	},
	headline: {
		title: 'A headline',
		help: 'The first thing a visitor reads. Several take turns.',
		fields: ['headlines', 'intro'],
	},
	project: {
		title: 'Your first project',
		help: 'A name, a picture and what it is. Its section shows once one is published.',
		fields: [],
	},
	contact: {
		title: 'How to reach you',
		help: 'The form on the contact page reaches you in any case. This is for everybody to see.',
		fields: ['contact.email', 'contact.phone', 'contact.address'],
	},
	colours: {
		title: 'Your colours',
		help: 'Each is read well in both themes. If the first suits you, skip this.',
		fields: ['brand.palette', 'brand.accent'],
	},
	legal: {
		title: 'Legal texts',
		help: 'Without yours, the pages say what this software does, which may be all you need: then skip this.',
		fields: ['legal.terms', 'legal.privacy'],
	},
	mail: {
		title: 'Mail',
		help: 'Confirmations, new passwords and messages from visitors travel by it. Your mail provider tells the server.',
		fields: [],
	},
	backup: {
		title: 'Backups',
		help: 'Of texts, pictures and settings, each night. npm run backup makes one at any time.',
		fields: [],
	},
};

export const setupWords = {
	title: 'First steps',
	progress: (done: number, all: number) => `${done} of ${all} done`,
	state: { open: 'Open', done: 'Done', skipped: 'Skipped' },
	goOn: 'Go on',
	putAway: 'Put it away',
	where: 'They stay in the menu, under First steps.',
	away: 'This list is put away: the overview does not show it.',
	bringBack: 'Show it in the overview',
	skip: (title: string) => `Skip ‘${title}’`,
	takeUp: (title: string) => `Take up ‘${title}’ again`,
	addProject: 'Add a project',
	failed: 'The first steps could not be loaded.',
} as const;
