import { nameOfLanguage, translatedLanguages } from '../../languages';
import * as messages from '../../messages';
import { fieldRequirements } from '../details';
import { counterChoices, isCurrency, isLanguage, isTimeZone, wordingChoices } from '../wording';
import { brandSettings } from './brand';
import { requirementLabels } from './contact';
import { inGroup, settingLimits } from './fields';
import { definePart, defineWords } from './list-fields';
import { defineCode, defineLine, defineText } from './text-fields';
import { defineChoice, defineNumber, definePicture, defineSwitch } from './value-fields';

/** Audience of the project and post pages. */
export const readerChoices = ['signed-in', 'everyone'] as const;

const defineDetail = (label: string, help?: string) =>
	defineChoice({
		label,
		...(help && { help }),
		options: fieldRequirements,
		optionLabels: requirementLabels,
		initial: 'optional',
		fallback: 'optional',
	});

const defineStage = (name: string) =>
	defineLine({ label: `Name of the stage “${name}”`, max: settingLimits.short });

/** Language, formats, readers, project details, brand and search engines, in the order of the API's response. */
export const generalSettings = {
	...inGroup('statistics', {
		footerYear: defineNumber({
			label: 'Copyright year',
			help: 'In the footer.',
			min: 1900,
			max: 9999,
			initial: () => new Date().getFullYear(),
		}),
	}),
	...inGroup('language', {
		/** IANA time zone of the owner, such as `Asia/Dhaka`. */
		timeZone: defineCode(
			{
				label: 'Your time zone',
				help: 'For the times at which you publish, such as Europe/Berlin or Asia/Dhaka.',
				initial: 'UTC',
				suggestions: Intl.supportedValuesOf('timeZone'),
				isKnown: isTimeZone,
			},
			messages.noTimeZone,
		),
	}),
	...inGroup('readers', {
		readers: defineChoice({
			label: 'Who can read full projects and posts',
			help: 'Lists, cards and search results are always public.',
			options: readerChoices,
			optionLabels: { everyone: 'Everyone', 'signed-in': 'Signed-in visitors' },
			initial: 'everyone',
			// Earlier releases required readers to sign in.
			fallback: 'signed-in',
		}),
	}),
	...inGroup('language', {
		/** Wording of the English interface. */
		wording: defineChoice({
			label: 'English wording',
			help: 'Other languages have their own texts.',
			options: wordingChoices,
			optionLabels: { original: 'The demo’s exact wording', plain: 'Plain English' },
			initial: 'plain',
			// Earlier releases used the specification's wording.
			fallback: 'original',
		}),
	}),
	/** The owner's replacement texts, by catalogue key. */
	words: defineWords({
		label: 'Replaced words',
		help: 'Easier to edit at /sumu/words on your site, beside the original texts.',
	}),
	...inGroup('language', {
		/** Language of interface, dates and numbers, as a BCP 47 tag: `en`, `cs-CZ`. */
		language: defineCode(
			{
				label: 'Language',
				help: 'A language tag such as en, de or pt-BR. The suggested languages are translated; translate the interface into others under Words.',
				initial: 'en',
				suggestions: ['en', ...translatedLanguages],
				suggestionLabel: nameOfLanguage,
				isKnown: isLanguage,
			},
			messages.noLanguage,
		),
		/** Currency of prices, as an ISO 4217 code: `USD`. */
		currency: defineCode(
			{
				label: 'Currency',
				help: 'Code of the currency of all prices, such as USD, EUR or BDT.',
				initial: 'USD',
				suggestions: Intl.supportedValuesOf('currency'),
				isKnown: isCurrency,
			},
			messages.noCurrency,
		),
		/** The three figures on each project's card. */
		cardCounters: defineChoice({
			label: 'Figures on project cards',
			help: 'The demo’s fixed figures 300, 200 and 100, or none.',
			options: counterChoices,
			optionLabels: { specified: 'The demo’s 300, 200 and 100', off: 'None' },
			initial: 'off',
			// Earlier releases showed the specification's figures.
			fallback: 'specified',
		}),
	}),
	...inGroup('details', {
		/** Whether projects, posts, services, skills and the owner's reviews need a picture to be published. */
		requirePictures: defineSwitch({
			label: 'Require a picture',
			help: 'If off, projects, posts, services, skills and reviews can be published without one.',
			initial: false,
		}),
		/** Whether skills need a percentage to be published. */
		requirePercentage: defineSwitch({
			label: 'Require a percentage',
			help: 'If off, a skill without a percentage is shown without a bar.',
			initial: false,
		}),
		/** Project details that are required, optional or hidden. */
		details: definePart({
			label: 'Project details',
			help: 'Which details a project needs before it is published, and which are hidden.',
			fields: {
				liveLink: defineDetail('Live link'),
				theme: defineDetail('Theme'),
				frontend: defineDetail('Front end'),
				backend: defineDetail('Back end'),
				price: defineDetail('Price'),
				delivery: defineDetail('Delivery'),
				features: defineDetail('Four features', 'Required means all four.'),
			},
		}),
	}),
	...brandSettings,
	...inGroup('seo', {
		seo: definePart({
			label: 'Search engines',
			help: 'What search results and shared links show.',
			fields: {
				title: defineLine({
					label: 'Title',
					help: 'About 60 characters. Also shown in the browser tab.',
				}),
				description: defineText({ label: 'Description', help: 'About 155 characters.' }),
				picture: definePicture({
					label: 'Picture when shared',
					help: '1200 × 630 pixels, PNG or JPEG.',
					cropHint: { ratio: 1200 / 630, minWidth: 1200, hint: 'For shared links (1200 × 630).' },
					alt: 'title',
				}),
			},
		}),
	}),
};

/** Settings that only admins read. */
export const ownerSettings = {
	...inGroup('reviews', {
		/** Whether visitors' reviews need the owner's approval. */
		moderateReviews: defineSwitch({
			label: 'Check reviews first',
			help: 'Visitors’ reviews stay hidden until you publish them. If off, they appear at once.',
			initial: true,
		}),
	}),
	...inGroup('contact', {
		/** Names of the stages of an enquiry; '' is the default name. */
		stages: definePart({
			label: 'Enquiry stages',
			help: 'Your names for the stages in the inbox. Leave one empty to use the default name.',
			fields: {
				new: defineStage('New'),
				talking: defineStage('Talking'),
				won: defineStage('Won'),
				lost: defineStage('Lost'),
				spam: defineStage('Spam'),
			},
		}),
	}),
	...inGroup('seo', {
		/** Whether page views are counted. */
		visitStatistics: defineSwitch({
			label: 'Count visits',
			help: 'Pages, referrers, countries and device types, without cookies or IP addresses. Browsers that ask not to be tracked are not counted.',
			initial: true,
		}),
	}),
	...inGroup('trash', {
		/** Days after which the trash deletes an item permanently; with 0 nothing goes to the trash. */
		trashDays: defineNumber({
			label: 'Days in the trash',
			help: 'How long deleted entries, messages and subscribers can be restored. With 0 they are deleted at once.',
			min: 0,
			max: 365,
			initial: 30,
		}),
	}),
};
