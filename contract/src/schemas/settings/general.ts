import { densityNames, fontPairNames, patternNames, radiusNames } from '../../brand/choices';
import { nameOfLanguage, translatedLanguages } from '../../languages';
import * as messages from '../../messages';
import { fieldRequirements } from '../details';
import { counterChoices, isCurrency, isLanguage, isTimeZone, wordingChoices } from '../wording';
import { requirementLabels } from './contact';
import { inGroup, settingLimits } from './fields';
import { definePart, defineWords } from './list-fields';
import { defineCode, defineLine, defineText } from './text-fields';
import {
	defineChoice,
	defineColour,
	defineNumber,
	definePalette,
	definePicture,
	defineSwitch,
} from './value-fields';

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
	...inGroup('brand', {
		/** Visual identity of the site. */
		brand: definePart({
			label: 'Brand',
			help: 'Logo, colours, fonts, corners and spacing.',
			fields: {
				/** Replaces the mark and the name at the top of every page. */
				logo: definePicture({
					label: 'Logo',
					help: 'Replaces the mark and your name. PNG, WebP or JPEG, at least 128 pixels high.',
					cropHint: {
						ratio: 3,
						minWidth: 384,
						hint: 'Shown whole, instead of the mark and your name.',
					},
				}),
				/** Icon of the browser tab and the home screen. */
				icon: definePicture({
					label: 'Icon',
					help: 'Square, at least 512 pixels.',
					cropHint: { ratio: 1, minWidth: 512, hint: 'For browser tabs and home screens (1:1).' },
				}),
				/** Picture at the bottom of the footer. */
				footerMark: definePicture({
					label: 'Mark in the footer',
					help: 'Small, beside the copyright. Optional.',
					cropHint: { ratio: 3, minWidth: 160, hint: 'Shown small, beside the copyright.' },
				}),
				/** One repeat of the band above the footer; replaces `band`. */
				border: definePicture({
					label: 'Border above the footer',
					help: 'One repeat of the pattern, shown 36 pixels high. You can make one at /sumu/weave.',
					cropHint: { ratio: 16 / 9, minWidth: 64, hint: 'One repeat, shown 36 pixels high.' },
				}),
				/** Picture on the 404 page. */
				lost: definePicture({
					label: 'Picture of a missing page',
					help: 'Landscape format, 16:9. If empty, the page shows the mark, if there is one.',
					cropHint: { ratio: 16 / 9, minWidth: 1280, hint: 'Above ‘Not Found’ (16:9).' },
				}),
				/** Mark without a logo and an icon. */
				mark: defineChoice({
					label: 'Mark without a logo',
					help: 'Without one, pages show only your name, and the icon is its first letter.',
					options: patternNames,
					optionLabels: { woven: 'Woven mark', none: 'No mark' },
					initial: 'none',
					// Earlier releases always showed the woven mark.
					fallback: 'woven',
				}),
				/** Border without a picture. */
				band: defineChoice({
					label: 'Border without a picture',
					help: 'Above the footer, in dialogs and in e-mails.',
					options: patternNames,
					optionLabels: { woven: 'Woven border', none: 'No border' },
					initial: 'none',
					// Earlier releases always showed the woven border.
					fallback: 'woven',
				}),
				palette: definePalette({
					label: 'Palette',
					help: 'Colours of the light and the dark theme.',
				}),
				/** Replaces the palette's accent colour. */
				accent: defineColour({
					label: 'Custom accent colour',
					help: 'Such as #1d4ed8. If empty, the palette’s accent is used. The site adjusts it where text would be hard to read.',
					palette: 'brand.palette',
				}),
				fonts: defineChoice({
					label: 'Fonts',
					help: 'A pair of matching fonts.',
					options: fontPairNames,
					fallback: 'workshop',
					optionLabels: {
						workshop: 'Workshop: Anek Latin and Newsreader',
						press: 'Press: Fraunces and Source Serif',
						studio: 'Studio: Bricolage Grotesque and Instrument Sans',
						gallery: 'Gallery: Manrope and Literata',
					},
				}),
				radius: defineChoice({
					label: 'Corners',
					help: 'Of buttons and fields.',
					options: radiusNames,
					fallback: 'crisp',
					optionLabels: { crisp: 'Crisp', square: 'Square', soft: 'Soft', round: 'Round' },
				}),
				density: defineChoice({
					label: 'Spacing',
					help: 'Around the content of a page.',
					options: densityNames,
					fallback: 'generous',
					optionLabels: { generous: 'Generous', regular: 'Regular', compact: 'Compact' },
				}),
			},
		}),
	}),
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
