import { counterChoices, wordingChoices } from '@sumu/contract';
import type { GroupSpec } from '../field-spec';

export const languageGroup = {
	id: 'language',
	title: 'Language and time',
	help: 'How the interface speaks. Any single word can be replaced under Words.',
	fields: [
		{
			name: 'language',
			kind: 'line',
			label: 'Language',
			help: 'By its tag. en and bn have all their words; of others you write them under Words',
			suggestions: ['en', 'bn', 'cs', 'de', 'es', 'fr', 'hi', 'ar', 'ur'],
		},
		{
			name: 'wording',
			kind: 'choice',
			label: 'English wording',
			options: wordingChoices,
			says: { original: 'The demo’s own, to the letter', plain: 'Plain English' },
		},
		{
			name: 'currency',
			kind: 'line',
			label: 'Currency',
			help: 'By its code, such as USD',
			suggestions: Intl.supportedValuesOf('currency'),
		},
		{
			name: 'cardCounters',
			kind: 'choice',
			label: 'Figures on project cards',
			options: counterChoices,
			says: { specified: 'The demo’s fixed 300, 200 and 100', off: 'None' },
		},
		{
			name: 'timeZone',
			kind: 'line',
			label: 'Your time zone',
			help: 'In which you choose when something goes live',
			suggestions: Intl.supportedValuesOf('timeZone'),
		},
	],
} as const satisfies GroupSpec;
