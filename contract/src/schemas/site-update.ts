import * as z from 'zod/mini';
import { addressPatterns } from '../addresses';
import { categorySlug } from '../categories';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { brandSchema } from './brand';
import { emailSchema } from './contact';
import { demands, detailsSchema } from './details';
import { lineField, pictureAddress, requiredAddress, requiredLine, requiredText } from './fields';
import { isReserved, pageSlug } from './own-pages';
import { sectionKeys } from './sections';
import { readerChoices, teaserIcons } from './site-setting';
import { sortedMove } from './sorted';
import { baseShape } from './state';
import { counterChoices, isCurrency, isLanguage, isTimeZone, wordings } from './wording';

const most = { entries: 30, short: 40, number: 1_000_000_000 } as const;

const orEmpty = z.transform((text: string | null) => text ?? '');
/** A text that may be empty; null counts as empty. */
const text = (length: number) =>
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
const line = lineOf(maxLengths.line);
const long = text(maxLengths.text);
const filled = (length: number) => requiredText(messages.enterBox, length);
const filledLine = (length: number) => requiredLine(messages.enterBox, length);
const whole = (least: number, highest: number) =>
	z
		.int(messages.between(least, highest))
		.check(
			z.minimum(least, messages.between(least, highest)),
			z.maximum(highest, messages.between(least, highest)),
		);
const listed = <Entry extends z.ZodMiniType>(entry: Entry) =>
	z.array(entry).check(z.maxLength(most.entries));
const address = z.pipe(
	z.nullable(z.union([z.literal(''), requiredAddress(messages.invalidAddress)])),
	orEmpty,
);

const email = z.pipe(z.nullable(z.union([z.literal(''), emailSchema])), orEmpty);

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
	lineOf(most.short).check(
		z.refine((zone) => zone === '' || isTimeZone(zone), messages.noTimeZone),
	),
	'',
);

const pageSlugPattern = new RegExp(pageSlug);
/** A slug that the owner can use for a page: valid and not reserved. */
const ownSlug = filledLine(maxLengths.slug).check(
	z.regex(pageSlugPattern, messages.noPageSlug),
	z.refine((slug) => !isReserved(slug), messages.slugReserved),
);
const placePattern = new RegExp(addressPatterns.place);
/** An absolute http(s) URL, or a path on this site. */
const place = z
	.string(messages.invalidPlace)
	.check(
		z.trim(),
		z.maxLength(maxLengths.url, { error: messages.tooLong(maxLengths.url), abort: true }),
		z.regex(placePattern, messages.invalidPlace),
	);

/** Names whose slugs are unique. `taken` are slugs with another meaning. */
const sortedInto = (taken: readonly string[]) =>
	listed(
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
const picture = z.nullable(pictureAddress(messages.selectPhotos));
const heading = z.object({ title: line, text: long });

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
	headlines: listed(filledLine(maxLengths.line)),
	intro: long,
	heroPicture: picture,
	platforms: listed(
		z.object({
			label: filledLine(maxLengths.name),
			url: requiredAddress(messages.invalidAddress),
		}),
	),
	socials: listed(
		z.object({
			network: filledLine(maxLengths.name),
			url: requiredAddress(messages.invalidAddress),
		}),
	),
	resumeUrl: address,

	teasers: listed(
		z.object({
			title: filledLine(maxLengths.line),
			text: filled(maxLengths.text),
			icon: z.enum(teaserIcons),
		}),
	),

	aboutText: long,
	aboutSkills: listed(filledLine(maxLengths.line)),
	portrait: picture,
	experience: whole(0, 100),
	totalProjects: lineOf(most.short),
	achievements: listed(
		z.object({
			title: filledLine(maxLengths.line),
			text: filled(maxLengths.text),
			linkLabel: lineOf(maxLengths.name),
			url: address,
		}),
	),

	/** Missing sections are hidden. */
	sections: z
		.array(
			z.object({
				key: z.enum(sectionKeys),
				shown: z.boolean(),
				title: line,
				text: long,
				label: lineOf(most.short),
			}),
		)
		.check(
			z.maxLength(sectionKeys.length, messages.sectionTwice),
			z.refine(
				(sections) => new Set(sections.map(({ key }) => key)).size === sections.length,
				messages.sectionTwice,
			),
		),
	menu: listed(z.object({ label: filledLine(maxLengths.name), to: place })),
	extraPages: listed(
		z.object({
			slug: ownSlug,
			title: filledLine(maxLengths.name),
			text: text(maxLengths.article),
		}),
	).check(
		z.refine(
			(pages) => new Set(pages.map(({ slug }) => slug)).size === pages.length,
			messages.slugTwice,
		),
	),
	legal: z.object({ terms: text(maxLengths.article), privacy: text(maxLengths.article) }),
	pages: z.object({ projects: long, skills: long, services: long, blog: long }),
	categories: sortedInto(['', 'recently']),
	skillGroups: sortedInto(['']),
	development: z.object({
		picture,
		steps: listed(z.object({ year: filledLine(most.short), text: filled(maxLengths.text) })),
	}),
	statistics: listed(
		z.object({ label: filledLine(maxLengths.name), value: whole(0, most.number), note: line }),
	),
	contactHours: line,
	contact: z.object({
		email,
		phone: lineOf(maxLengths.phone),
		address: long,
		opens: timeOfDay,
		closes: timeOfDay,
		timeZone: zoneOrNone,
	}),
	availability: line,
	bookingUrl: address,
	/** Empty, or a slug that is used neither by the site nor by the owner's pages. */
	adminPath: z.pipe(
		z.nullable(
			z.string().check(
				z.trim(),
				z.maxLength(maxLengths.slug, messages.tooLong(maxLengths.slug)),
				z.refine((slug) => slug === '' || pageSlugPattern.test(slug), messages.noPageSlug),
				z.refine((slug) => !isReserved(slug), messages.slugReserved),
			),
		),
		orEmpty,
	),
	contactNumber: z.enum(demands),
	contactSteps: listed(heading),
	footerYear: whole(1900, 9999),
	timeZone: filledLine(most.short).check(z.refine(isTimeZone, messages.noTimeZone)),
	wording: z.enum(wordings),
	language: filledLine(most.short).check(z.refine(isLanguage, messages.noLanguage)),
	currency: filledLine(most.short).check(z.refine(isCurrency, messages.noCurrency)),
	cardCounters: z.enum(counterChoices),
	seo: z.object({ title: line, description: long, picture }),
	/** Whether visitors' reviews need the owner's approval. */
	moderateReviews: z.boolean(),
	readers: z.enum(readerChoices),
	/** Project details that are required, optional or hidden. */
	details: detailsSchema,
	brand: z.extend(brandSchema, {
		logo: picture,
		icon: picture,
		footerMark: picture,
		border: picture,
		lost: picture,
	}),
});

/** Missing fields keep their value. */
export const siteUpdateSchema = z.extend(z.partial(siteFormSchema), {
	words: z.optional(replacedWords),
	/** New category or group for projects and skills whose current one is removed by this update. */
	moved: z.optional(z.array(sortedMove).check(z.maxLength(most.entries))),
	...baseShape,
});

/** Form values: a text is never null. */
export type SiteForm = z.output<typeof siteFormSchema>;
export type SiteUpdateBody = z.output<typeof siteUpdateSchema>;
