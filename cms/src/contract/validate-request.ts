import { errors } from '@strapi/utils';
import { type Endpoint, messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { en } from 'zod/v4/locales';

const { localeError } = en();

const jsonMediaType = 'application/json';
const multipartMediaType = 'multipart/form-data';

/** Returns the media types that a call accepts as its body. */
const getAcceptedTypes = ({ file, uploads, takesForms }: Endpoint): string[] => {
	if (file ?? uploads) return [multipartMediaType];
	return takesForms
		? [jsonMediaType, 'application/x-www-form-urlencoded', multipartMediaType]
		: [jsonMediaType];
};

/** Refuses the media type of a body. @throws 415, with the accepted types in `Accept` */
export function refuseContentType(ctx: Context, types: readonly string[] = [jsonMediaType]): never {
	ctx.set('Accept', types.join(', '));
	return ctx.throw(415, messages.wrongContentType);
}

/**
 * Checks the declared type of a body. Ignores a body without a type, and any body of a GET.
 * @throws 415
 */
function demandContentType(ctx: Context, endpoint: Endpoint): void {
	const isDeclared = ctx.get('content-type') !== '' && ctx.request.length !== 0;
	if (!isDeclared || endpoint.method === 'GET') return;
	const types = getAcceptedTypes(endpoint);
	if (ctx.is(types) === false) refuseContentType(ctx, types);
}

type Part = 'params' | 'query' | 'body';
export interface ValidationProblem {
	path: (string | number)[];
	message: string;
}

/**
 * Returns problems of a body beyond its schema, such as details that the owner requires. `id` is that of the entry to
 * update, if any.
 */
export type BodyValidator = (body: unknown, id?: string) => Promise<ValidationProblem[]>;

/** Validates params, query and body with the endpoint's schemas; unknown keys are dropped. */
export function validateRequest(endpoint: Endpoint, demands: BodyValidator = async () => []) {
	return async (ctx: Context, next: Next) => {
		demandContentType(ctx, endpoint);
		const problems: ValidationProblem[] = [];
		const parsePart = (part: Part, rawInput: unknown) => {
			const schema = endpoint[part];
			if (!schema) return undefined;
			const parseResult = schema.safeParse(rawInput ?? {}, { error: localeError });
			if (!parseResult.success)
				for (const { path, message } of parseResult.error.issues)
					problems.push({
						path: path.map((key) => (typeof key === 'number' ? key : String(key))),
						message,
					});
			else if (hasNul(parseResult.data)) problems.push({ path: [], message: 'NUL is not text' });
			return parseResult.data;
		};
		ctx.state.input = {
			params: parsePart('params', ctx.params),
			query: parsePart('query', ctx.query),
			body: parsePart('body', ctx.request.body),
		};
		const fieldsWithProblems = new Set(problems.map(({ path: [name] }) => name));
		const extraProblems = await demands(ctx.request.body, ctx.params.id);
		problems.push(...extraProblems.filter(({ path: [name] }) => !fieldsWithProblems.has(name)));
		const [first] = problems;
		if (first) throw new errors.ValidationError(first.message, { errors: problems });
		return next();
	};
}

/** PostgreSQL refuses U+0000 in a text, so it is rejected here. */
const hasNul = (value: unknown): boolean =>
	typeof value === 'string'
		? value.includes('\0')
		: typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
