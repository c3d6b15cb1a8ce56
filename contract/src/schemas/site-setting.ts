import * as z from 'zod/mini';
import { brandSchema } from './brand';
import { demands, detailsSchema } from './details';
import { extraPageSchema, legalSchema } from './own-pages';
import { pictureSchema } from './picture';
import { publishedSchema, sectionSchema } from './sections';
import { counterChoices, wordings } from './wording';

/** Marks a teaser card may carry: `none`, or a drawing. */
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
/** Who reads a project's and a post's own page. */
export const readerChoices = ['signed-in', 'everyone'] as const;

const link = z.object({ label: z.string(), url: z.string() });
const heading = z.object({ title: z.string(), text: z.string() });

/** Every owner-specific text, number and picture of the site. */
export const siteSettingSchema = z.object({
	ownerName: z.string(),
	/** The strings the banner's headline cycles through; each continues the owner's name. */
	headlines: z.array(z.string()),
	intro: z.string(),
	heroPicture: z.nullable(pictureSchema),
	platforms: z.array(link),
	/** Called as the owner calls them. */
	socials: z.array(z.object({ network: z.string(), url: z.string() })),
	resumeUrl: z.string(),

	teasers: z.array(z.object({ title: z.string(), text: z.string(), icon: z.enum(teaserIcons) })),

	aboutText: z.string(),
	aboutSkills: z.array(z.string()),
	portrait: z.nullable(pictureSchema),
	/** Years. */
	experience: z.int(),
	/** As displayed: `100+`. */
	totalProjects: z.string(),
	achievements: z.array(
		z.object({ title: z.string(), text: z.string(), linkLabel: z.string(), url: z.string() }),
	),

	/** The home page below its banner, in its order: each of its sections once. */
	sections: z.array(sectionSchema),
	/** Links in place of the menu's own; where there are none it follows the sections. */
	menu: z.array(z.object({ label: z.string(), to: z.string() })),
	/** Pages of the owner's own; what they say is told to an admin alone, the others ask for one at a time. */
	extraPages: z.array(extraPageSchema),
	/** Likewise. Where one is empty, its page says what this software does. */
	legal: legalSchema,
	/** The line below the title of a list's own page; where empty, the section's text stands there. */
	pages: z.object({
		projects: z.string(),
		skills: z.string(),
		services: z.string(),
		blog: z.string(),
	}),
	/** What projects are sorted into, in the order of their buttons; without any, each says its own. */
	categories: z.array(z.string()),
	/** What skills are sorted into; none are the five of every site. */
	skillGroups: z.array(z.string()),
	development: z.object({
		picture: z.nullable(pictureSchema),
		steps: z.array(z.object({ year: z.string(), text: z.string() })),
	}),
	statistics: z.array(z.object({ label: z.string(), value: z.int(), note: z.string() })),
	contactHours: z.string(),
	/** For everybody to see; each empty where it is nobody's business. */
	contact: z.object({
		email: z.string(),
		phone: z.string(),
		address: z.string(),
		/** When the day begins and ends for the owner, as `09:30`; what is said of both is told in the visitor's time too. */
		opens: z.string(),
		closes: z.string(),
		/** Where their clocks hang, as an IANA name; '' is the site's own zone. */
		timeZone: z.string(),
	}),
	/** When the owner can begin, in a line. */
	availability: z.string(),
	/** Where a visitor books a call. */
	bookingUrl: z.string(),
	/** One more address of the workplace, `studio` for `/studio`; only an admin is told, all others read ''. */
	adminPath: z.string(),
	/** Whether the contact form asks for a telephone number. */
	contactNumber: z.enum(demands),
	/** What happens after a message, step by step. */
	contactSteps: z.array(heading),
	footerYear: z.int(),
	/** The owner's, by its IANA name: `Asia/Dhaka`. */
	timeZone: z.string(),
	readers: z.enum(readerChoices),
	/** Whose English the interface speaks. */
	wording: z.enum(wordings),
	/** What the owner says instead, by the name a word has in the catalogue. */
	words: z.record(z.string(), z.string()),
	/** Of interface, dates and numbers, as a BCP 47 tag: `en`, `cs-CZ`. */
	language: z.string(),
	/** Of prices, as ISO 4217 has it: `USD`. */
	currency: z.string(),
	/** The three figures on each project's card. */
	cardCounters: z.enum(counterChoices),
	/** What a project says, and must say to be shown. */
	details: detailsSchema,
	/** How the site looks. */
	brand: brandSchema,
	seo: z.object({
		title: z.string(),
		description: z.string(),
		picture: z.nullable(pictureSchema),
	}),
});

/** What a visitor's page needs of the site. */
export const siteSchema = z.extend(siteSettingSchema, {
	/** What this installation can do beside the content. */
	features: z.object({
		/** Sign-in with Google. */
		google: z.boolean(),
		/** Whether mails are sent, not only logged. */
		mail: z.boolean(),
	}),
	published: publishedSchema,
	/** The categories in which a visitor finds something. */
	shownCategories: z.array(z.string()),
	/** When anything of it was last changed. */
	updated: z.iso.datetime(),
	/** Whether visitors' reviews wait for the owner; only an admin is told. */
	moderateReviews: z.optional(z.boolean()),
});

export type Site = z.output<typeof siteSchema>;
export type SiteSetting = z.output<typeof siteSettingSchema>;
export type Readers = (typeof readerChoices)[number];
export type TeaserIcon = (typeof teaserIcons)[number];
