import { errors } from '@strapi/utils';
import type { Endpoint } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { en } from 'zod/v4/locales';
import { demandContentType } from './content-type';

const { localeError } = en();

type Part = 'params' | 'query' | 'body';
export interface Problem {
	path: (string | number)[];
	message: string;
}

/** Returns problems of a body beyond its schema, such as details that the owner requires. */
export type Demands = (body: unknown) => Promise<Problem[]>;

/** Validates params, query and body with the endpoint's schemas; unknown keys are dropped. */
export function validated(endpoint: Endpoint, demands: Demands = async () => []) {
	return async (ctx: Context, next: Next) => {
		demandContentType(ctx, endpoint);
		const problems: Problem[] = [];
		const read = (part: Part, given: unknown) => {
			const schema = endpoint[part];
			if (!schema) return undefined;
			const parsed = schema.safeParse(given ?? {}, { error: localeError });
			if (!parsed.success)
				for (const { path, message } of parsed.error.issues)
					problems.push({
						path: path.map((key) => (typeof key === 'number' ? key : String(key))),
						message,
					});
			else if (hasNul(parsed.data)) problems.push({ path: [], message: 'NUL is not text' });
			return parsed.data;
		};
		ctx.state.input = {
			params: read('params', ctx.params),
			query: read('query', ctx.query),
			body: read('body', ctx.request.body),
		};
		const named = new Set(problems.map(({ path: [name] }) => name));
		const more = await demands(ctx.request.body);
		problems.push(...more.filter(({ path: [name] }) => !named.has(name)));
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
