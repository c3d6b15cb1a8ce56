import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { type AttributeConstraints, findFault, getPatternMessage } from './attribute-constraints';

interface Model {
	attributes: Record<string, AttributeConstraints>;
}
interface Problem {
	path: string[];
	message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

/** Returns all problems in the data for a content type or component. */
function problemsIn(model: Model, data: object, draft: boolean, above: string[] = []): Problem[] {
	return Object.entries(data).flatMap(([name, value]) => {
		const attribute = model.attributes[name];
		if (!attribute) return [];
		const path = [...above, name];
		const message = findFault(value, attribute, draft);
		if (message) return [{ path, message }];
		if (!attribute.component || !isRecord(value)) return [];
		const inner = strapi.components[attribute.component as never] as Model;
		if (!Array.isArray(value)) return problemsIn(inner, value, draft, path);
		return value.flatMap((entry, at) =>
			isRecord(entry) ? problemsIn(inner, entry, draft, [...path, String(at)]) : [],
		);
	});
}

/** Returns the attribute at a path such as `socials.0.url`. */
function attributeAt(
	{ attributes }: Model,
	[name = '', ...rest]: string[],
): AttributeConstraints | undefined {
	const attribute = attributes[name];
	if (!attribute?.component || rest.length === 0) return attribute;
	const below = /^\d+$/.test(rest[0] ?? '') ? rest.slice(1) : rest;
	return attributeAt(strapi.components[attribute.component as never] as Model, below);
}

/** Rewords Strapi's messages on publishing: they name a pattern, while ours say what to write. */
function rewordProblem(model: Model, { path, message }: Problem): Problem {
	const { regex } = attributeAt(model, path) ?? {};
	if (regex && message.includes('must match'))
		return { path, message: getPatternMessage(regex) ?? message };
	return /must be defined|required field/.test(message)
		? { path, message: messages.fillIn }
		: { path, message };
}

const statusOf = (params: object) => ('status' in params ? params.status : undefined);

function throwValidationError(problems: Problem[]): never {
	throw new errors.ValidationError(problems[0]?.message ?? '', { errors: problems });
}

const isOurs = (uid: string) => uid.startsWith('api::') || uid === 'plugin::users-permissions.user';

const isProblem = (value: unknown): value is Problem =>
	isRecord(value) && Array.isArray(value.path) && typeof value.message === 'string';

/**
 * Checks every write, wherever it comes from, against the limits in its `schema.json`. Strapi checks patterns and
 * minimums only when publishing; here drafts must not contain what could never be published, and every error has a
 * message for the owner.
 */
export function registerValidation(strapi: Core.Strapi) {
	strapi.documents.use(async ({ action, uid, params }, next) => {
		const isWrite = action === 'create' || action === 'update';
		if (!isOurs(uid) || !(isWrite || action === 'publish')) return next();
		const model = strapi.contentType(uid) as unknown as Model & {
			options?: { draftAndPublish?: boolean };
		};
		const isDraft = model.options?.draftAndPublish === true && statusOf(params) !== 'published';
		const problems =
			isWrite && isRecord(params.data) ? problemsIn(model, params.data, isDraft) : [];
		if (problems.length > 0) throwValidationError(problems);
		try {
			return await next();
		} catch (error) {
			if (!(error instanceof errors.ValidationError)) throw error;
			const strapiProblems: unknown = error.details?.errors;
			if (!Array.isArray(strapiProblems) || !strapiProblems.every(isProblem)) throw error;
			const rewordedProblems = strapiProblems.map((problem) => rewordProblem(model, problem));
			const isOwn = rewordedProblems.every(
				({ message }, at) => message === strapiProblems[at]?.message,
			);
			if (isOwn) throw error;
			return throwValidationError(rewordedProblems);
		}
	});
}
