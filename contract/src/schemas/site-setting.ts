import * as z from 'zod/mini';
import { brandSchema } from './brand';
import { detailsSchema, fieldRequirements } from './details';
import { extraPageSchema, legalSchema } from './own-pages';
import { pictureSchema } from './picture';
import { publishedSchema, sectionSchema } from './sections';
import { counterChoices, wordingChoices } from './wording';

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
/** Audience of the project and post pages. */
export const readerChoices = ['signed-in', 'everyone'] as const;

const linkSchema = z.object({ label: z.string(), url: z.string() });
const headingSchema = z.object({ title: z.string(), text: z.string() });

/** Every owner-specific text, number and picture of the site. */
export const siteSettingSchema = z.object({
	ownerName: z.string(),
	/** The strings the banner's headline cycles through; each continues the owner's name. */
	headlines: z.array(z.string()),
	intro: z.string(),
	heroPicture: z.nullable(pictureSchema),
	platforms: z.array(linkSchema),
	/** `network` is the display name chosen by the owner. */
	socials: z.array(z.object({ network: z.string(), url: z.string() })),
	resumeUrl: z.string(),

	teasers: z.array(z.object({ title: z.string(), text: z.string(), icon: z.enum(teaserIcons) })),

	aboutText: z.string(),
	aboutSkills: z.array(z.string()),
	portrait: z.nullable(pictureSchema),
	/** Years. */
	experience: z.int(),
	/** Displayed text: `100+`. */
	totalProjects: z.string(),
	achievements: z.array(
		z.object({ title: z.string(), text: z.string(), linkLabel: z.string(), url: z.string() }),
	),

	/** Sections of the home page below its banner, in display order, each exactly once. */
	sections: z.array(sectionSchema),
	/** Replacement for the default menu links. If empty, the menu follows the sections. */
	menu: z.array(z.object({ label: z.string(), to: z.string() })),
	/** Pages added by the owner. Only admins get their texts here; visitors' pages request them one at a time. */
	extraPages: z.array(extraPageSchema),
	/** Legal texts, for admins only. If one is empty, its page shows the default text of this software. */
	legal: legalSchema,
	/** Line below the title of each list page. If empty, the section's text is shown. */
	pages: z.object({
		projects: z.string(),
		skills: z.string(),
		services: z.string(),
		blog: z.string(),
	}),
	/** Project categories, in the order of their buttons. If empty, every project sets its own category. */
	categories: z.array(z.string()),
	/** Skill groups. If empty, the five default groups are used. */
	skillGroups: z.array(z.string()),
	development: z.object({
		picture: z.nullable(pictureSchema),
		steps: z.array(z.object({ year: z.string(), text: z.string() })),
	}),
	statistics: z.array(z.object({ label: z.string(), value: z.int(), note: z.string() })),
	contactHours: z.string(),
	/** Public contact details; private ones are empty. */
	contact: z.object({
		email: z.string(),
		phone: z.string(),
		address: z.string(),
		/** Start and end of the owner's working day, as `09:30`. Also shown in the visitor's time zone. */
		opens: z.string(),
		closes: z.string(),
		/** IANA time zone of these hours; '' is the site's time zone. */
		timeZone: z.string(),
	}),
	/** One line about when the owner can start. */
	availability: z.string(),
	/** Page where visitors book a call. */
	bookingUrl: z.string(),
	/** Additional path of the admin area: `studio` for `/studio`. Empty for callers other than admins. */
	adminPath: z.string(),
	/** Whether the contact form asks for a telephone number. */
	contactNumber: z.enum(fieldRequirements),
	/** Steps that follow a message. */
	contactSteps: z.array(headingSchema),
	footerYear: z.int(),
	/** IANA time zone of the owner, such as `Asia/Dhaka`. */
	timeZone: z.string(),
	readers: z.enum(readerChoices),
	/** Wording of the English interface. */
	wording: z.enum(wordingChoices),
	/** The owner's replacement texts, by catalogue key. */
	words: z.record(z.string(), z.string()),
	/** Language of interface, dates and numbers, as a BCP 47 tag: `en`, `cs-CZ`. */
	language: z.string(),
	/** Currency of prices, as an ISO 4217 code: `USD`. */
	currency: z.string(),
	/** The three figures on each project's card. */
	cardCounters: z.enum(counterChoices),
	/** Project details that are required, optional or hidden. */
	details: detailsSchema,
	/** Visual identity of the site. */
	brand: brandSchema,
	seo: z.object({
		title: z.string(),
		description: z.string(),
		picture: z.nullable(pictureSchema),
	}),
});

/** Everything about the site that a visitor's page needs. */
export const siteSchema = z.extend(siteSettingSchema, {
	/** Optional features of this installation. */
	features: z.object({
		/** Sign-in with Google. */
		google: z.boolean(),
		/** Whether e-mails are sent rather than only logged. */
		mail: z.boolean(),
	}),
	published: publishedSchema,
	/** Categories with at least one published project. */
	shownCategories: z.array(z.string()),
	/** Time of the last change to any setting. */
	updated: z.iso.datetime(),
	/** Whether visitors' reviews need the owner's approval. Only admins get this field. */
	moderateReviews: z.optional(z.boolean()),
});

export type Site = z.output<typeof siteSchema>;
export type SiteSetting = z.output<typeof siteSettingSchema>;
export type ReaderChoice = (typeof readerChoices)[number];
export type TeaserIcon = (typeof teaserIcons)[number];
