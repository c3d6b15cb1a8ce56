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

/** Schemas of required details. */
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

/** Schemas of optional details. */
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

/** Form that adds a project, with every detail optional. */
export const projectFormSchema = z.object({
	projectsName: requiredLine(messages.enterProjectName, maxLengths.name),
	projectsDescription: requiredText(messages.enterProjectDescription, maxLengths.text),
	...maybe,
	image,
	category: optionalLine(maxLengths.name),
	/** If empty, generated from the name. */
	slug: optionalLine(maxLengths.slug),
	...caseStudyFormShape,
});

const fieldsThat = (details: Details, demand: Demand): DetailField[] =>
	detailNames.filter((name) => details[name] === demand).map((name) => detailFields[name]);

/** Returns a schema of the details required for publication, limited to the fields in `among` if given. */
export const demandedOf = (details: Details, among?: readonly string[]) =>
	z.object(
		Object.fromEntries(
			fieldsThat(details, 'required')
				.filter((field) => among?.includes(field) ?? true)
				.map((field) => [field, demanded[field]]),
		),
	);

/** Form that adds a project, with the details that the owner requires. */
export const projectFormFor = (details: Details) =>
	z.extend(projectFormSchema, demandedOf(details).shape) as unknown as typeof projectFormSchema;

/** Form that updates a project. Picture and live link are optional and keep their value if missing. */
export const projectUpdateFormFor = (details: Details) => {
	const form = projectFormFor(details);
	return z.extend(form, {
		image: z.optional(image),
		projectsLiveLink: z.optional(form.shape.projectsLiveLink),
	});
};

/** Misspelled key that older clients send. */
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

/** Required details are checked later, and only for publication: a draft may be incomplete. */
export const projectBodySchema = z.pipe(
	z.extend(projectFormSchema, { ...earlier, ...saveShape }).check(savable),
	z.transform(oneDelivery),
);

/** Missing fields keep their value. */
export const projectUpdateBodySchema = z.pipe(
	z
		.extend(z.partial(z.extend(projectFormSchema, earlier)), { ...saveShape, ...baseShape })
		.check(savable),
	z.transform(oneDelivery),
);

export type ProjectForm = z.input<typeof projectFormSchema>;
export type ProjectBody = z.output<typeof projectBodySchema>;
export type ProjectUpdateBody = z.output<typeof projectUpdateBodySchema>;
