import * as z from 'zod/mini';
import { maxLengths } from '../../limits';
import * as messages from '../../messages';
import { getNetworkName } from '../../social-networks';
import { inGroup, type ListSetting, settingLimits } from './fields';
import { defineList, defineTextList, limitedList } from './list-fields';
import { defineAddress, defineLine, defineText } from './text-fields';
import { defineChoice, defineNumber, definePicture } from './value-fields';

/** Icons of a teaser card; `none` shows no icon. */
export const teaserIcons = [
	'none',
	'precision',
	'idea',
	'quality',
	'responsive',
	'target',
	'support',
	'camera',
	'craft',
	'nature',
	'time',
	'care',
	'talk',
] as const;

const requiredName = (label: string) => defineLine({ label, max: maxLengths.name, required: true });

const socialFields = {
	network: {
		...defineLine({
			label: 'Name',
			help: 'Optional for known networks.',
			max: maxLengths.name,
		}),
		// The list requires it for unknown networks.
		isOptional: false,
	},
	url: defineAddress({ label: 'Address', help: 'Starts with https://', required: true }),
};

/** A link to a network. Its name may be missing if the network is recognised by the address. */
const socialLink = z.pipe(
	z
		.object({ network: z._default(socialFields.network.form, ''), url: socialFields.url.form })
		.check(
			z.refine(({ network, url }) => network !== '' || getNetworkName(url) !== undefined, {
				error: messages.enterBox,
				path: ['network'],
			}),
		),
	z.transform(({ network, url }) => ({ network: network || (getNetworkName(url) ?? ''), url })),
);

/** Banner, teasers and About: the top of the home page, in the order of the API's response. */
export const homeSettings = {
	...inGroup('banner', {
		ownerName: defineLine({
			label: 'Your name',
			help: 'In the menu bar, the banner and the footer.',
			max: maxLengths.name,
			required: messages.enterName,
			initial: 'Your name',
		}),
		headlines: defineTextList({
			label: 'Headlines',
			help: 'The banner types one after the other. Each continues your name, as in “… photographs weddings”.',
			one: 'headline',
			entry: defineLine({ label: 'Headline', required: true }),
		}),
		intro: defineText({
			label: 'Introduction',
			help: 'Two or three sentences below the headline.',
		}),
		heroPicture: definePicture({
			label: 'Banner picture',
			help: 'Optional. Portrait format, about 870 × 1500 pixels.',
			cropHint: { ratio: 3 / 5, minWidth: 800, hint: 'Shown upright beside the headline.' },
			alt: 'ownerName',
		}),
		platforms: defineList({
			label: 'Design platforms',
			help: 'Links beside the introduction.',
			one: 'platform',
			fields: {
				label: requiredName('Name'),
				url: defineAddress({ label: 'Address', help: 'Starts with https://', required: true }),
			},
		}),
		socials: {
			...defineList({
				label: 'Social networks',
				help: 'Links in the banner and the footer. The icon depends on the link.',
				one: 'network',
				fields: socialFields,
			}),
			form: limitedList(socialLink) as unknown as ListSetting<typeof socialFields>['form'],
		},
		resumeUrl: defineAddress({
			label: 'Resume',
			help: 'Link to your resume, such as a file in your cloud drive.',
		}),
	}),
	...inGroup('teasers', {
		teasers: defineList({
			label: 'Teasers',
			help: 'Short cards below the banner.',
			one: 'card',
			fields: {
				title: defineLine({ label: 'Title', required: true }),
				text: defineText({ label: 'Text', help: 'One or two sentences.', required: true }),
				icon: defineChoice({ label: 'Icon', options: teaserIcons }),
			},
		}),
	}),
	...inGroup('about', {
		aboutText: defineText({ label: 'About you', help: 'Beside your portrait.' }),
		aboutSkills: defineTextList({
			label: 'Key skills',
			help: 'In one line below the text about you. One or two words each.',
			one: 'skill',
			entry: defineLine({ label: 'Skill', required: true }),
		}),
		portrait: definePicture({
			label: 'Portrait',
			help: 'Portrait format, 4:5.',
			cropHint: { ratio: 4 / 5, minWidth: 1000, hint: 'Shown beside the text about you (4:5).' },
			alt: 'ownerName',
		}),
		experience: defineNumber({
			label: 'Years of experience',
			help: 'A whole number, shown in large type.',
			min: 0,
			max: 100,
		}),
		totalProjects: defineLine({
			label: 'Total projects',
			help: 'Shown as you write it, such as 100+.',
			max: settingLimits.short,
		}),
		achievements: defineList({
			label: 'Achievements',
			help: 'On the About page, each with an optional link to a document.',
			one: 'achievement',
			fields: {
				title: defineLine({ label: 'Title', required: true }),
				text: defineText({ label: 'Text', required: true }),
				linkLabel: defineLine({
					label: 'Link text',
					help: 'Such as “See the certificates”.',
					max: maxLengths.name,
				}),
				url: defineAddress({ label: 'Address', help: 'Starts with https://' }),
			},
		}),
	}),
};
