import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
	addressPatterns,
	colourPattern,
	hasForeignScheme,
	messages,
	pageSlugSource,
	tagsPattern,
} from '@sumu/contract';
import type { DocumentWrite } from '../documents/document-write';

/** Constraints of an attribute in `schema.json`, limited to those that are checked here. */
export interface AttributeConstraints {
	type: string;
	component?: string;
	required?: boolean;
	minLength?: number;
	maxLength?: number;
	min?: number;
	max?: number;
	enum?: readonly string[];
	regex?: string;
}

const addressPatternSet: ReadonlySet<string> = new Set(Object.values(addressPatterns));

/** Returns the message for a text that does not match a pattern; undefined if Strapi's own message is used. */
export function getPatternMessage(regex: string): string | undefined {
	if (addressPatternSet.has(regex)) return messages.invalidAddress;
	if (regex === pageSlugSource) return messages.noPageSlug;
	if (regex === colourPattern.source) return messages.invalidColour;
	return regex === tagsPattern ? messages.notATag : undefined;
}

function textFault(text: string, attribute: AttributeConstraints, draft: boolean): string | null {
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, regex, enum: choices } = attribute;
	if (text.length > maxLength) return messages.tooLong(maxLength);
	if (choices && !choices.includes(text)) return messages.chooseOne(choices);
	if (regex && addressPatternSet.has(regex) && hasForeignScheme(text))
		return messages.invalidAddress;
	if (draft) return null;
	if (text.length < minLength) return messages.tooShort(minLength);
	return regex && !new RegExp(regex).test(text) ? (getPatternMessage(regex) ?? null) : null;
}

function numberFault(value: number, { min, max, type }: AttributeConstraints): string | null {
	const isTooLow = min !== undefined && value < min;
	const isTooHigh = max !== undefined && value > max;
	const isFraction = type === 'integer' && !Number.isInteger(value);
	if (!isTooLow && !isTooHigh && !isFraction) return null;
	if (min === undefined || max === undefined) return messages.atLeast(min ?? 0);
	return messages.numberBetween(min, max);
}

/**
 * Returns a message for the form if a value is invalid, else null. A draft may be unfinished, with required values
 * missing or half an address, but must not contain what could never be published.
 */
export function findFault(
	value: unknown,
	attribute: AttributeConstraints,
	draft: boolean,
): string | null {
	if (value === undefined || value === null || value === '')
		return attribute.required && !draft ? messages.fillIn : null;
	if (typeof value === 'string') return textFault(value, attribute, draft);
	if (typeof value === 'number') return numberFault(value, attribute);
	const { type, max } = attribute;
	if (type === 'component' && Array.isArray(value) && max !== undefined && value.length > max)
		return messages.tooMany(max);
	return null;
}

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

const createValidationError = (problems: Problem[]) =>
	new errors.ValidationError(problems[0]?.message ?? '', { errors: problems });

const isProblem = (value: unknown): value is Problem =>
	isRecord(value) && Array.isArray(value.path) && typeof value.message === 'string';

/** Checks whether a content type is one of the product's: not one of Strapi or its plugins. */
export const isOwnType = (uid: string) =>
	uid.startsWith('api::') || uid === 'plugin::users-permissions.user';

const modelOf = (uid: UID.ContentType) =>
	strapi.contentType(uid) as unknown as Model & { options?: { draftAndPublish?: boolean } };

/**
 * Checks the data of a write, wherever it comes from, against the limits in its `schema.json`. Strapi checks patterns
 * and minimums only when publishing; here drafts must not contain what could never be published, and every error has a
 * message for the owner.
 */
export async function validateAttributes({ uid, params }: DocumentWrite) {
	const model = modelOf(uid);
	const isDraft = model.options?.draftAndPublish === true && params.status !== 'published';
	const problems = params.data ? problemsIn(model, params.data, isDraft) : [];
	if (problems.length > 0) throw createValidationError(problems);
}

/** Returns an error of a write with our messages in place of Strapi's. */
export function rewordValidationError({ action, uid }: DocumentWrite, error: unknown): unknown {
	const isChecked = action === 'create' || action === 'update' || action === 'publish';
	if (!isOwnType(uid) || !isChecked || !(error instanceof errors.ValidationError)) return error;
	const strapiProblems: unknown = error.details?.errors;
	if (!Array.isArray(strapiProblems) || !strapiProblems.every(isProblem)) return error;
	const problems = strapiProblems.map((problem) => rewordProblem(modelOf(uid), problem));
	const isOwn = problems.every(({ message }, at) => message === strapiProblems[at]?.message);
	return isOwn ? error : createValidationError(problems);
}
