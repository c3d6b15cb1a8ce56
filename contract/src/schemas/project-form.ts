import * as z from 'zod/mini';
import { maxLengths, price, projectFeatures } from '../limits';
import * as messages from '../messages';
import { caseStudyFormShape } from './case-study';
import { type Demand, type DetailField, type Details, detailFields, detailNames } from './details';
import {
	lineField,
	numberField,
	optionalAddress,
	optionalLine,
	optionalNumber,
	pictureAddress,
	requiredAddress,
	requiredLine,
	requiredText,
} from './fields';
import { baseShape, savable, saveShape } from './state';

/** What a detail takes where it must be given. */
const demanded = {
	projectsLiveLink: requiredAddress(messages.enterLiveLink),
	projectTheme: requiredLine(messages.enterTheme, maxLengths.line),
	frontend: requiredLine(messages.enterFrontend, maxLengths.line),
	backend: requiredLine(messages.enterBackend, maxLengths.line),
	projectPrice: numberField(messages.enterPrice, price),
	projectDelivery: requiredLine(messages.enterDelivery, maxLengths.line),
	projectFeature: z
		.array(requiredLine(messages.enterFeature, maxLengths.line), messages.enterFeature)
		.check(z.refine((list) => list.length === projectFeatures, messages.enterFeature)),
} satisfies Record<DetailField, z.ZodMiniType>;

const line = optionalLine(maxLengths.line);

/** And where it may be left out. */
const maybe = {
	projectsLiveLink: optionalAddress(),
	projectTheme: line,
	frontend: line,
	backend: line,
	projectPrice: optionalNumber(messages.enterPrice, price),
	projectDelivery: line,
	projectFeature: z.nullish(
		z
			.array(
				lineField(messages.enterFeature).check(
					z.trim(),
					z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line)),
				),
				messages.enterFeature,
			)
			.check(z.maxLength(projectFeatures, messages.enterFeature)),
	),
} satisfies Record<DetailField, z.ZodMiniType>;

const image = pictureAddress(messages.selectPhotos);

/** The form that adds a project, with every detail that may be left out. */
export const projectFormSchema = z.object({
	projectsName: requiredLine(messages.enterProjectName, maxLengths.name),
	projectsDescription: requiredText(messages.enterProjectDescription, maxLengths.text),
	...maybe,
	image,
	category: optionalLine(maxLengths.name),
	/** Empty, it is made from the name. */
	slug: optionalLine(maxLengths.slug),
	...caseStudyFormShape,
});

const fieldsThat = (details: Details, demand: Demand): DetailField[] =>
	detailNames.filter((name) => details[name] === demand).map((name) => detailFields[name]);

/** What the owner demands of a project that is shown; `among` these fields, where they are named. */
export const demandedOf = (details: Details, among?: readonly string[]) =>
	z.object(
		Object.fromEntries(
			fieldsThat(details, 'required')
				.filter((field) => among?.includes(field) ?? true)
				.map((field) => [field, demanded[field]]),
		),
	);

/** The form that adds a project, with what the owner demands. */
export const projectFormFor = (details: Details) =>
	z.extend(projectFormSchema, demandedOf(details).shape) as unknown as typeof projectFormSchema;

/** The form that updates one: its picture may stay, and its live link stays once there is one. */
export const projectUpdateFormFor = (details: Details) => {
	const form = projectFormFor(details);
	return z.extend(form, {
		image: z.optional(image),
		projectsLiveLink: z.optional(form.shape.projectsLiveLink),
	});
};

/** As earlier clients spell it. */
const earlier = { projectDelevary: line };

const oneDelivery = <
	Body extends {
		projectDelivery?: string | null | undefined;
		projectDelevary?: string | null | undefined;
	},
>({
	projectDelevary,
	projectDelivery = projectDelevary,
	...rest
}: Body) => ({ ...rest, projectDelivery });

/** What is demanded is looked at once it is known how it is saved: a draft may be unfinished. */
export const projectBodySchema = z.pipe(
	z.extend(projectFormSchema, { ...earlier, ...saveShape }).check(savable),
	z.transform(oneDelivery),
);

/** What is left out stays as it is. */
export const projectUpdateBodySchema = z.pipe(
	z
		.extend(z.partial(z.extend(projectFormSchema, earlier)), { ...saveShape, ...baseShape })
		.check(savable),
	z.transform(oneDelivery),
);

export type ProjectForm = z.input<typeof projectFormSchema>;
export type ProjectBody = z.output<typeof projectBodySchema>;
export type ProjectUpdateBody = z.output<typeof projectUpdateBodySchema>;
