import * as z from 'zod/mini';
import { maxLengths, PROJECT_FEATURE_COUNT, priceRange } from '../limits';
import * as messages from '../messages';
import { caseStudyFormShape } from './case-study';
import {
	type DetailField,
	type DetailSettings,
	detailFields,
	detailNames,
	type FieldRequirement,
} from './details';
import {
	lineField,
	numberField,
	optionalAddress,
	optionalLine,
	optionalNumber,
	optionalPictureAddress,
	requiredAddress,
	requiredLine,
	requiredText,
} from './fields';
import { baseShape, publicationCheck, saveShape } from './state';

/** Schemas of required details. */
const requiredDetailSchemas = {
	projectsLiveLink: requiredAddress(messages.enterLiveLink),
	projectTheme: requiredLine(messages.enterTheme, maxLengths.line),
	frontend: requiredLine(messages.enterFrontend, maxLengths.line),
	backend: requiredLine(messages.enterBackend, maxLengths.line),
	projectPrice: numberField(messages.enterPrice, priceRange),
	projectDelivery: requiredLine(messages.enterDelivery, maxLengths.line),
	projectFeature: z
		.array(requiredLine(messages.enterFeature, maxLengths.line), messages.enterFeature)
		.check(z.refine((list) => list.length === PROJECT_FEATURE_COUNT, messages.enterFeature)),
} satisfies Record<DetailField, z.ZodMiniType>;

const optionalLineSchema = optionalLine(maxLengths.line);

/** Schemas of optional details. */
const optionalDetailSchemas = {
	projectsLiveLink: optionalAddress(),
	projectTheme: optionalLineSchema,
	frontend: optionalLineSchema,
	backend: optionalLineSchema,
	projectPrice: optionalNumber(messages.enterPrice, priceRange),
	projectDelivery: optionalLineSchema,
	projectFeature: z.nullish(
		z
			.array(
				lineField(messages.enterFeature).check(
					z.trim(),
					z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line)),
				),
				messages.enterFeature,
			)
			.check(z.maxLength(PROJECT_FEATURE_COUNT, messages.enterFeature)),
	),
} satisfies Record<DetailField, z.ZodMiniType>;

/** Form that adds a project, with every detail optional. */
export const projectFormSchema = z.object({
	projectsName: requiredLine(messages.enterProjectName, maxLengths.name),
	projectsDescription: requiredText(messages.enterProjectDescription, maxLengths.text),
	...optionalDetailSchemas,
	image: optionalPictureAddress(),
	category: optionalLine(maxLengths.name),
	/** If empty, generated from the name. */
	slug: optionalLine(maxLengths.slug),
	...caseStudyFormShape,
});

const fieldsThat = (details: DetailSettings, demand: FieldRequirement): DetailField[] =>
	detailNames.filter((name) => details[name] === demand).map((name) => detailFields[name]);

/** Returns a schema of the details required for publication, limited to the fields in `among` if given. */
export const requiredDetailsFor = (details: DetailSettings, among?: readonly string[]) =>
	z.object(
		Object.fromEntries(
			fieldsThat(details, 'required')
				.filter((field) => among?.includes(field) ?? true)
				.map((field) => [field, requiredDetailSchemas[field]]),
		),
	);

interface DetailProblem {
	/** Field as sent: the misspelled key if the project has only that one. */
	path: (string | number)[];
	message: string;
}

/**
 * Returns the problems that keep a project from being published under the owner's details. For `given`, checks only the
 * fields in it, because an update keeps the others. The API, the panel and the start of the CMS check with this
 * function; the forms of `/sumu` include the same schemas.
 */
export function findDetailProblems(
	details: DetailSettings,
	sent: Readonly<Record<string, unknown>>,
	part: 'whole' | 'given' = 'whole',
): DetailProblem[] {
	const { projectDelevary, ...rest } = sent;
	const isLegacy = projectDelevary !== undefined && rest.projectDelivery === undefined;
	const project = isLegacy ? { ...rest, projectDelivery: projectDelevary } : rest;
	const givenFields = Object.entries(project).flatMap(([name, value]) =>
		value === undefined ? [] : [name],
	);
	const schema = requiredDetailsFor(details, part === 'given' ? givenFields : undefined);
	const toSentKey = (key: PropertyKey) =>
		isLegacy && key === 'projectDelivery' ? 'projectDelevary' : String(key);
	return (schema.safeParse(project).error?.issues ?? []).map(({ path, message }) => ({
		path: path.map((key) => (typeof key === 'number' ? key : toSentKey(key))),
		message,
	}));
}

/** Form that adds a project, with the details that the owner requires. */
export const projectFormFor = (details: DetailSettings) =>
	z.extend(
		projectFormSchema,
		requiredDetailsFor(details).shape,
	) as unknown as typeof projectFormSchema;

/** Form that updates a project. A missing live link keeps its value. */
export const projectUpdateFormFor = (details: DetailSettings) => {
	const form = projectFormFor(details);
	return z.extend(form, {
		projectsLiveLink: z.optional(form.shape.projectsLiveLink),
	});
};

/** Misspelled key that older clients send. */
const legacyShape = { projectDelevary: optionalLineSchema };

const mergeLegacyDelivery = <
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
	z.extend(projectFormSchema, { ...legacyShape, ...saveShape }).check(publicationCheck),
	z.transform(mergeLegacyDelivery),
);

/** Missing fields keep their value. */
export const projectUpdateBodySchema = z.pipe(
	z
		.extend(z.partial(z.extend(projectFormSchema, legacyShape)), { ...saveShape, ...baseShape })
		.check(publicationCheck),
	z.transform(mergeLegacyDelivery),
);

export type ProjectForm = z.input<typeof projectFormSchema>;
export type ProjectBody = z.output<typeof projectBodySchema>;
export type ProjectUpdateBody = z.output<typeof projectUpdateBodySchema>;
