import { apiEndpoints, type Endpoint, type EndpointName } from '@sumu/contract';
import * as z from 'zod';

interface Known {
	/** Values of the path parameters; other parameters get `id`. */
	params: Record<string, string>;
	id: string;
	/** Search term. */
	word: string;
}
interface Property {
	enum?: unknown[];
	const?: unknown;
	type?: string;
	anyOf?: Property[];
}

/** An operation of the contract with all query strings to try. */
export interface Asked {
	method: string;
	path: string;
	queries: string[];
}

/** All enum values of a query parameter, or one valid value. */
function valuesOf({ enum: choices, const: only, type, anyOf }: Property, word: string) {
	if (choices) return choices.map(String);
	if (only !== undefined) return [String(only)];
	const types = [type, ...(anyOf ?? []).map((one) => one.type)];
	if (types.includes('boolean')) return ['true'];
	return [types.includes('integer') || types.includes('number') ? '1' : word];
}

function queriesOf({ query }: Endpoint, { word }: Known): string[] {
	if (!query) return [''];
	const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
	const pairs = Object.entries(properties).flatMap(([name, property]) =>
		valuesOf(property as Property, word).map((value) => `${name}=${encodeURIComponent(value)}`),
	);
	return ['', ...pairs.map((pair) => `?${pair}`), ...pairs.map((pair) => `?page=1&${pair}`)];
}

/** Builds all requests for one operation of the contract. */
export function askedOf(name: EndpointName, known: Known): Asked {
	const endpoint: Endpoint = apiEndpoints[name];
	const path = endpoint.path.replace(/:(\w+)/g, (_, part: string) =>
		encodeURIComponent(known.params[part] ?? known.id),
	);
	return { method: endpoint.method, path: `/api${path}`, queries: queriesOf(endpoint, known) };
}
