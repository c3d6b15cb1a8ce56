import * as z from 'zod/mini';
import { addressPatterns } from '../addresses';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { categorySlug } from '../normalize-text';
import { getNetworkName } from '../social-networks';
import { brandSchema } from './brand';
import { emailSchema } from './contact';
import { detailsSchema, fieldRequirements } from './details';
import { lineField, pictureAddress, requiredAddress, requiredLine, requiredText } from './fields';
import { isReservedSlug, pageSlugSource } from './own-pages';
import { sectionKeys } from './sections';
import { readerChoices, teaserIcons } from './site-setting';
import { sortedMove } from './sorted';
import { baseShape } from './state';
import { counterChoices, isCurrency, isLanguage, isTimeZone, wordingChoices } from './wording';

const settingLimits = { entries: 30, short: 40, number: 1_000_000_000 } as const;

const orEmpty = z.transform((text: string | null) => text ?? '');
/** A text that may be empty; null counts as empty. */
const optionalTextUpTo = (length: number) =>
	z.pipe(
		z.nullable(z.string().check(z.trim(), z.maxLength(length, messages.tooLong(length)))),
		orEmpty,
	);
/** A text on a single line: line breaks become spaces. */
const lineOf = (length: number) =>
	z.pipe(
		z.nullable(lineField().check(z.trim(), z.maxLength(length, messages.tooLong(length)))),
		orEmpty,
	);
const lineSchema = lineOf(maxLengths.line);
const longTextSchema = optionalTextUpTo(maxLengths.text);
const requiredTextUpTo = (length: number) => requiredText(messages.enterBox, length);
const filledLine = (length: number) => requiredLine(messages.enterBox, length);
const integerBetween = (least: number, highest: number) =>
	z
		.int(messages.numberBetween(least, highest))
		.check(
			z.minimum(least, messages.numberBetween(least, highest)),
			z.maximum(highest, messages.numberBetween(least, highest)),
		);
const limitedList = <Entry extends z.ZodMiniType>(entry: Entry) =>
	z.array(entry).check(z.maxLength(settingLimits.entries));
const optionalUrlSchema = z.pipe(
	z.nullable(z.union([z.literal(''), requiredAddress(messages.invalidAddress)])),
	orEmpty,
);

const optionalEmailSchema = z.pipe(z.nullable(z.union([z.literal(''), emailSchema])), orEmpty);

/** A link to a network. Its name may be missing if the network is recognised by the address. */
const socialLink = z.pipe(
	z
		.object({
			network: z._default(lineOf(maxLengths.name), ''),
			url: requiredAddress(messages.invalidAddress),
		})
		.check(
			z.refine(({ network, url }) => network !== '' || getNetworkName(url) !== undefined, {
				error: messages.enterBox,
				path: ['network'],
			}),
		),
	z.transform(({ network, url }) => ({ network: network || (getNetworkName(url) ?? ''), url })),
);

/** A time of day such as `09:30`; empty if missing. */
const timeOfDay = z._default(
	z.pipe(
		z.nullable(z.string().check(z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, messages.noTime))),
		orEmpty,
	),
	'',
);

/** An IANA time zone. Missing or empty means the site's time zone. */
const zoneOrNone = z._default(
	lineOf(settingLimits.short).check(
		z.refine((zone) => zone === '' || isTimeZone(zone), messages.noTimeZone),
	),
	'',
);

const pageSlugPattern = new RegExp(pageSlugSource);
/** A slug that the owner can use for a page: valid and not reserved. */
const ownSlug = filledLine(maxLengths.slug).check(
	z.regex(pageSlugPattern, messages.noPageSlug),
	z.refine((slug) => !isReservedSlug(slug), messages.slugReserved),
);
const placePattern = new RegExp(addressPatterns.place);
/** An absolute http(s) URL, or a path on this site. */
const linkTargetSchema = z
	.string(messages.invalidPlace)
	.check(
		z.trim(),
		z.maxLength(maxLengths.url, { error: messages.tooLong(maxLengths.url), abort: true }),
		z.regex(placePattern, messages.invalidPlace),
	);

/** Names whose slugs are unique. `taken` are slugs with another meaning. */
const sortedInto = (taken: readonly string[]) =>
	limitedList(
		filledLine(maxLengths.name).check(
			z.refine((name) => !taken.includes(categorySlug(name)), messages.noCategory),
		),
	).check(
		z.refine(
			(names) => new Set(names.map(categorySlug)).size === names.length,
			messages.categoryTwice,
		),
	);

/** A picture address, or null for no picture. */
const optionalPictureSchema = z.nullable(pictureAddress(messages.selectPhotos));
const headingSchema = z.object({ title: lineSchema, text: longTextSchema });

/** Replacement texts by catalogue key. An empty text restores the default. */
const replacedWords = z.pipe(
	z.record(
		z.string().check(z.maxLength(maxLengths.name)),
		z.string().check(z.trim(), z.maxLength(maxLengths.text, messages.tooLong(maxLengths.text))),
	),
	z.transform((words) =>
		Object.fromEntries(Object.entries(words).filter(([, text]) => text !== '')),
	),
);

/** The owner's settings form. `words` are edited on a separate screen. */
export const siteFormSchema = z.object({
	ownerName: requiredLine(messages.enterName, maxLengths.name),
	headlines: limitedList(filledLine(maxLengths.line)),
	intro: longTextSchema,
	heroPicture: optionalPictureSchema,
	platforms: limitedList(
		z.object({
			label: filledLine(maxLengths.name),
			url: requiredAddress(messages.invalidAddress),
		}),
	),
	socials: limitedList(socialLink),
	resumeUrl: optionalUrlSchema,

	teasers: limitedList(
		z.object({
			title: filledLine(maxLengths.line),
			text: requiredTextUpTo(maxLengths.text),
			icon: z.enum(teaserIcons),
		}),
	),

	aboutText: longTextSchema,
	aboutSkills: limitedList(filledLine(maxLengths.line)),
	portrait: optionalPictureSchema,
	experience: integerBetween(0, 100),
	totalProjects: lineOf(settingLimits.short),
	achievements: limitedList(
		z.object({
			title: filledLine(maxLengths.line),
			text: requiredTextUpTo(maxLengths.text),
			linkLabel: lineOf(maxLengths.name),
			url: optionalUrlSchema,
		}),
	),

	/** Missing sections are hidden. */
	sections: z
		.array(
			z.object({
				key: z.enum(sectionKeys),
				shown: z.boolean(),
				title: lineSchema,
				text: longTextSchema,
				label: lineOf(settingLimits.short),
			}),
		)
		.check(
			z.maxLength(sectionKeys.length, messages.sectionTwice),
			z.refine(
				(sections) => new Set(sections.map(({ key }) => key)).size === sections.length,
				messages.sectionTwice,
			),
		),
	menu: limitedList(z.object({ label: filledLine(maxLengths.name), to: linkTargetSchema })),
	extraPages: limitedList(
		z.object({
			slug: ownSlug,
			title: filledLine(maxLengths.name),
			text: optionalTextUpTo(maxLengths.article),
		}),
	).check(
		z.refine(
			(pages) => new Set(pages.map(({ slug }) => slug)).size === pages.length,
			messages.slugTwice,
		),
	),
	legal: z.object({
		terms: optionalTextUpTo(maxLengths.article),
		privacy: optionalTextUpTo(maxLengths.article),
	}),
	pages: z.object({
		projects: longTextSchema,
		skills: longTextSchema,
		services: longTextSchema,
		blog: longTextSchema,
	}),
	categories: sortedInto(['', 'recently']),
	skillGroups: sortedInto(['']),
	development: z.object({
		picture: optionalPictureSchema,
		steps: limitedList(
			z.object({ year: filledLine(settingLimits.short), text: requiredTextUpTo(maxLengths.text) }),
		),
	}),
	statistics: limitedList(
		z.object({
			label: filledLine(maxLengths.name),
			value: integerBetween(0, settingLimits.number),
			note: lineSchema,
		}),
	),
	contactHours: lineSchema,
	contact: z.object({
		email: optionalEmailSchema,
		phone: lineOf(maxLengths.phone),
		address: longTextSchema,
		opens: timeOfDay,
		closes: timeOfDay,
		timeZone: zoneOrNone,
	}),
	availability: lineSchema,
	bookingUrl: optionalUrlSchema,
	/** Empty, or a slug that is used neither by the site nor by the owner's pages. */
	adminPath: z.pipe(
		z.nullable(
			z.string().check(
				z.trim(),
				z.maxLength(maxLengths.slug, messages.tooLong(maxLengths.slug)),
				z.refine((slug) => slug === '' || pageSlugPattern.test(slug), messages.noPageSlug),
				z.refine((slug) => !isReservedSlug(slug), messages.slugReserved),
			),
		),
		orEmpty,
	),
	contactNumber: z.enum(fieldRequirements),
	contactSteps: limitedList(headingSchema),
	footerYear: integerBetween(1900, 9999),
	timeZone: filledLine(settingLimits.short).check(z.refine(isTimeZone, messages.noTimeZone)),
	wording: z.enum(wordingChoices),
	language: filledLine(settingLimits.short).check(z.refine(isLanguage, messages.noLanguage)),
	currency: filledLine(settingLimits.short).check(z.refine(isCurrency, messages.noCurrency)),
	cardCounters: z.enum(counterChoices),
	seo: z.object({ title: lineSchema, description: longTextSchema, picture: optionalPictureSchema }),
	/** Whether visitors' reviews need the owner's approval. */
	moderateReviews: z.boolean(),
	readers: z.enum(readerChoices),
	/** Project details that are required, optional or hidden. */
	details: detailsSchema,
	brand: z.extend(brandSchema, {
		logo: optionalPictureSchema,
		icon: optionalPictureSchema,
		footerMark: optionalPictureSchema,
		border: optionalPictureSchema,
		lost: optionalPictureSchema,
	}),
});

/** Missing fields keep their value. */
export const siteUpdateSchema = z.extend(z.partial(siteFormSchema), {
	words: z.optional(replacedWords),
	/** New category or group for projects and skills whose current one is removed by this update. */
	moved: z.optional(z.array(sortedMove).check(z.maxLength(settingLimits.entries))),
	...baseShape,
});

/** Form values: a text is never null. */
export type SiteForm = z.output<typeof siteFormSchema>;
export type SiteUpdateBody = z.output<typeof siteUpdateSchema>;
