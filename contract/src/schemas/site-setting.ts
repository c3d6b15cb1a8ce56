import * as z from 'zod/mini';
import { brandSchema } from './brand';
import { demands, detailsSchema } from './details';
import { extraPageSchema, legalSchema } from './own-pages';
import { pictureSchema } from './picture';
import { publishedSchema, sectionSchema } from './sections';
import { counterChoices, wordings } from './wording';

export const socialNetworks = ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'GitHub'] as const;
/** Marks a teaser card may carry. */
export const teaserIcons = [
	'precision',
	'idea',
	'quality',
	'responsive',
	'target',
	'support',
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
	socials: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
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
	development: z.object({
		picture: z.nullable(pictureSchema),
		steps: z.array(z.object({ year: z.string(), text: z.string() })),
	}),
	statistics: z.array(z.object({ label: z.string(), value: z.int(), note: z.string() })),
	contactHours: z.string(),
	/** For everybody to see; each empty where it is nobody's business. */
	contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
	/** When the owner can begin, in a line. */
	availability: z.string(),
	/** Where a visitor books a call. */
	bookingUrl: z.string(),
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
	/** When anything of it was last changed. */
	updated: z.iso.datetime(),
	/** Whether visitors' reviews wait for the owner; only an admin is told. */
	moderateReviews: z.optional(z.boolean()),
});

export type Site = z.output<typeof siteSchema>;
export type SiteSetting = z.output<typeof siteSettingSchema>;
export type SocialNetwork = (typeof socialNetworks)[number];
export type Readers = (typeof readerChoices)[number];
export type TeaserIcon = (typeof teaserIcons)[number];
