import * as z from 'zod/mini';
import { maxLengths } from '../limits';

/** A page view, as the browser reports it. */
export const visitBodySchema = z.object({
	/** Path and query; of the query only `utm_source` counts. */
	path: z.string().check(z.maxLength(maxLengths.url)),
	/** Address of the page before. */
	referrer: z.optional(z.string().check(z.maxLength(maxLengths.url))),
});

export const deviceClasses = ['desktop', 'phone', 'tablet'] as const;

export const statisticsQuery = z.object({
	/** First and last day, such as `2026-12-24`; by default the last 30 days. */
	from: z.optional(z.iso.date()),
	to: z.optional(z.iso.date()),
	by: z.optional(z.literal('day')),
});

const viewsSchema = z.object({ views: z.int(), visitors: z.int() });

/** Visits in a period. Visitors of several days are counted on each of them. */
export const statisticsSchema = z.extend(viewsSchema, {
	/** Totals of as many days before the period. */
	previous: viewsSchema,
	/** One row for each day. */
	days: z.array(z.extend(viewsSchema, { day: z.iso.date() })),
	/** The lists begin with the most views. */
	pages: z.array(z.object({ path: z.string(), views: z.int() })),
	referrers: z.array(z.object({ referrer: z.string(), views: z.int() })),
	countries: z.array(z.object({ country: z.string(), views: z.int() })),
	devices: z.array(z.object({ device: z.string(), views: z.int() })),
	projects: z.array(
		z.object({
			_id: z.string(),
			title: z.string(),
			views: z.int(),
			/** Carts that it was added to. */
			shortlisted: z.int(),
			/** Messages about it, without spam. */
			enquiries: z.int(),
		}),
	),
});

export type VisitBody = z.output<typeof visitBodySchema>;
export type DeviceClass = (typeof deviceClasses)[number];
export type Statistics = z.output<typeof statisticsSchema>;
