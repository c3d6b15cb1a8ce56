/** Owner's choices for a detail: required for publication, optional, or hidden everywhere. */
export const fieldRequirements = ['required', 'optional', 'off'] as const;

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

export type FieldRequirement = (typeof fieldRequirements)[number];
export type DetailName = keyof typeof detailFields;
export type DetailSettings = Record<DetailName, FieldRequirement>;
export type DetailField = (typeof detailFields)[DetailName];

export const detailNames = Object.keys(detailFields) as readonly DetailName[];

/** Returns the same choice for every detail. */
export const everyDetail = (demand: FieldRequirement) =>
	Object.fromEntries(detailNames.map((detail) => [detail, demand])) as DetailSettings;
