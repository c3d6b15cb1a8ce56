import * as z from 'zod/mini';

/** What makes a new site somebody's, in the order it is asked for. */
export const setupSteps = [
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

/** How far a site is set up. What is done follows from what the site says; nobody ticks it. */
export const setupSchema = z.object({
	steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(stepStates) })),
	/** Whether the owner put the list away. */
	dismissed: z.boolean(),
	/** Whether it stands in the overview: something is open, it is not put away, and the site is no demo. */
	shown: z.boolean(),
});

/** What is left out stays. */
export const setupBodySchema = z.object({
	dismissed: z.optional(z.boolean()),
	skipped: z.optional(z.array(z.enum(setupSteps)).check(z.maxLength(setupSteps.length))),
});

export type SetupStep = (typeof setupSteps)[number];
export type Setup = z.output<typeof setupSchema>;
export type SetupBody = z.output<typeof setupBodySchema>;
