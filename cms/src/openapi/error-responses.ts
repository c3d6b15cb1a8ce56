import type { JsonSchema } from './json-schema';
import { sharedRefusals } from './statuses';

const errorReference = { $ref: '#/components/schemas/Error' };
const toJsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

const stringSchema = { type: 'string' };
const headersByStatus: Readonly<Record<string, object>> = {
	401: { 'WWW-Authenticate': { schema: stringSchema } },
	415: { Accept: { description: 'The accepted content types', schema: stringSchema } },
	429: { 'Retry-After': { description: 'In seconds', schema: { type: 'integer' } } },
};

/** Response components: error responses that many calls share. */
export const errorResponses = Object.fromEntries(
	Object.entries(sharedRefusals).map(([status, { name, description }]) => [
		name,
		{
			description,
			...(headersByStatus[status] ? { headers: headersByStatus[status] } : {}),
			content: toJsonContent(errorReference),
		},
	]),
);

/** Describes an error response of a call; without a description, it refers to the shared component. */
export function describeErrorResponse(status: number, description: string | undefined) {
	if (description !== undefined) return { description, content: toJsonContent(errorReference) };
	const { name } = sharedRefusals[status] ?? {};
	if (!name) throw new Error(`Status ${status} has no description in the documentation`);
	return { $ref: `#/components/responses/${name}` };
}

/** Describes the 404 of a list, whose `pagination` lists the pages that exist. */
export const describeMissingPage = (list: JsonSchema) => ({
	description: 'No such page; `pagination` lists the pages that exist',
	content: toJsonContent({ anyOf: [list, errorReference] }),
});
