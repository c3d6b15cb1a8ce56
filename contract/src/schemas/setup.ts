import * as z from 'zod/mini';

/** Setup steps of a new site, in display order. */
export const setupSteps = [
	'language',
	'name',
	'portrait',
	'headline',
	'project',
	'contact',
	'colours',
	'legal',
	'mail',
	'backup',
] as const;

export const stepStates = ['open', 'done', 'skipped'] as const;

/** Setup progress of a site. Completed steps are derived from the site's content, not ticked off by hand. */
export const setupSchema = z.object({
	steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(stepStates) })),
	/** Whether the owner dismissed the list. */
	dismissed: z.boolean(),
	/** Whether the overview shows the list: a step is open, the list is not dismissed, and the site is no demo. */
	shown: z.boolean(),
});

/** Missing fields keep their value. */
export const setupBodySchema = z.object({
	dismissed: z.optional(z.boolean()),
	skipped: z.optional(z.array(z.enum(setupSteps)).check(z.maxLength(setupSteps.length))),
});

export type SetupStep = (typeof setupSteps)[number];
export type SetupProgress = z.output<typeof setupSchema>;
export type SetupBody = z.output<typeof setupBodySchema>;
