import { type EndpointName, endpoints } from '@sumu/contract';

/** A path of the document, and the names that it gives to the parameters of a call. */
export interface DocumentedPath {
	readonly path: string;
	readonly nameOf: (parameter: string) => string;
}

const parameter = /:(\w+)/g;
const namesIn = (path: string) => [...path.matchAll(parameter)].map(([, name = '']) => name);
const shapeOf = (path: string) => path.replace(parameter, ':');

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const joined = (names: readonly (string | undefined)[]) =>
	[...new Set(names)].map((name = '', at) => (at === 0 ? name : capitalized(name))).join('Or');

/**
 * Returns the path of each call. OpenAPI forbids two paths that differ in the names of their parameters only, so
 * `/card/:email` and `/card/:id` are both `/card/{emailOrId}`.
 */
export function documentedPaths(): ReadonlyMap<EndpointName, DocumentedPath> {
	const names = Object.keys(endpoints) as EndpointName[];
	return new Map(
		names.map((name) => {
			const { path } = endpoints[name];
			const own = namesIn(path);
			const alike = names
				.map((other) => endpoints[other].path)
				.filter((other) => shapeOf(other) === shapeOf(path))
				.map(namesIn);
			const shared = own.map((_, at) => joined(alike.map((each) => each[at])));
			return [
				name,
				{
					path: own.reduce<string>(
						(text, each, at) => text.replace(`:${each}`, `{${shared[at]}}`),
						path,
					),
					nameOf: (parameter) => shared[own.indexOf(parameter)] ?? parameter,
				},
			];
		}),
	);
}
