import * as z from 'zod/mini';
import { maxLengths, price, projectFeatures } from '../limits';
import { messages } from '../messages';
import { numberField, pictureAddress, requiredAddress, requiredText } from './fields';
import { pictureSchema } from './picture';
import { ratingSchema } from './review';
import { baseShape, savable, saveShape, stateShape } from './state';

export const projectCategories = ['Web Design', 'Web Development'] as const;

export const projectSchema = z.object({
	_id: z.string(),
	projectsName: z.string(),
	/** Absolute address of the picture; empty where there is none. */
	image: z.string(),
	picture: z.nullable(pictureSchema),
	projectsLiveLink: z.string(),
	frontend: z.string(),
	backend: z.string(),
	projectTheme: z.string(),
	projectFeature: z.array(z.string()),
	projectDelivery: z.string(),
	/** Dollars; 0 is free. */
	projectPrice: z.number(),
	projectsDescription: z.string(),
	category: z.nullable(z.enum(projectCategories)),
	date: z.iso.datetime(),
	/** When it was last changed; its place in a list and its reviews do not count. */
	updated: z.iso.datetime(),
	/** Null where nobody has rated it. */
	rating: z.nullable(ratingSchema),
});

/** As its owner sees it. */
export const managedProjectSchema = z.extend(projectSchema, stateShape);

const delivery = requiredText(messages.enterDelivery, maxLengths.line);
const image = pictureAddress(messages.selectPhotos);

/** The form that adds a project. */
export const projectFormSchema = z.object({
	projectsName: requiredText(messages.enterProjectName, maxLengths.name),
	projectTheme: requiredText(messages.enterTheme, maxLengths.line),
	projectPrice: numberField(messages.enterPrice, price),
	projectFeature: z
		.array(requiredText(messages.enterFeature, maxLengths.line), messages.enterFeature)
		.check(z.refine((list) => list.length === projectFeatures, messages.enterFeature)),
	frontend: requiredText(messages.enterFrontend, maxLengths.line),
	backend: requiredText(messages.enterBackend, maxLengths.line),
	projectsDescription: requiredText(messages.enterProjectDescription, maxLengths.text),
	projectDelivery: delivery,
	projectsLiveLink: requiredAddress(messages.enterLiveLink),
	image,
	category: z.nullish(z.enum(projectCategories)),
});

/** The form that updates one; its live link is read-only, its picture may stay. */
export const projectUpdateFormSchema = z.extend(
	z.omit(projectFormSchema, { projectsLiveLink: true }),
	{ image: z.optional(image) },
);

const eitherDelivery = {
	projectDelivery: z.optional(delivery),
	/** As earlier clients spell it. */
	projectDelevary: z.optional(delivery),
};
type EitherDelivery = {
	projectDelivery?: string | undefined;
	projectDelevary?: string | undefined;
};

const withDelivery = z.refine<EitherDelivery>(
	({ projectDelivery, projectDelevary }) => projectDelivery ?? projectDelevary,
	{
		error: messages.enterDelivery,
		path: ['projectDelivery'],
		when: ({ value }) => typeof value === 'object' && value !== null,
	},
);
const oneDelivery = <Body extends EitherDelivery>({
	projectDelevary,
	projectDelivery = projectDelevary,
	...rest
}: Body) => ({ ...rest, projectDelivery });

export const projectBodySchema = z.pipe(
	z.extend(projectFormSchema, { ...eitherDelivery, ...saveShape }).check(withDelivery, savable),
	z.transform(oneDelivery),
);

/** What is left out stays as it is. */
export const projectUpdateBodySchema = z.pipe(
	z
		.extend(z.partial(z.extend(projectFormSchema, eitherDelivery)), { ...saveShape, ...baseShape })
		.check(savable),
	z.transform(oneDelivery),
);

/** By what a managed list is sorted. */
export const projectSortFields = ['projectsName', 'projectPrice', 'category', 'date'] as const;

export type ManagedProject = z.output<typeof managedProjectSchema>;
export type Project = z.output<typeof projectSchema>;
export type ProjectCategory = (typeof projectCategories)[number];
export type ProjectForm = z.input<typeof projectFormSchema>;
export type ProjectUpdateForm = z.input<typeof projectUpdateFormSchema>;
export type ProjectBody = z.output<typeof projectBodySchema>;
export type ProjectUpdateBody = z.output<typeof projectUpdateBodySchema>;
