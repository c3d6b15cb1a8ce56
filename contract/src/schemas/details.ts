import * as z from 'zod/mini';

/** Owner's choices for a detail: required for publication, optional, or hidden everywhere. */
export const demands = ['required', 'optional', 'off'] as const;

/** Configurable details of a project, with their fields. */
export const detailFields = {
	liveLink: 'projectsLiveLink',
	theme: 'projectTheme',
	frontend: 'frontend',
	backend: 'backend',
	price: 'projectPrice',
	delivery: 'projectDelivery',
	features: 'projectFeature',
} as const;

const demand = z.enum(demands);

export const detailsSchema = z.object({
	liveLink: demand,
	theme: demand,
	frontend: demand,
	backend: demand,
	price: demand,
	delivery: demand,
	features: demand,
} satisfies Record<keyof typeof detailFields, typeof demand>);

export type Demand = (typeof demands)[number];
export type Detail = keyof typeof detailFields;
export type DetailField = (typeof detailFields)[Detail];
export type Details = z.output<typeof detailsSchema>;

export const detailNames = Object.keys(detailFields) as readonly Detail[];

/** Returns the same choice for every detail. */
export const everyDetail = (demand: Demand) =>
	Object.fromEntries(detailNames.map((detail) => [detail, demand])) as Details;
