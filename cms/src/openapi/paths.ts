import { apiEndpoints, type EndpointName } from '@sumu/contract';

/** A path of the document, with its names for the parameters of a call. */
export interface DocumentedPath {
	readonly path: string;
	readonly nameOf: (parameter: string) => string;
}

const parameterPattern = /:(\w+)/g;
const namesIn = (path: string) => [...path.matchAll(parameterPattern)].map(([, name = '']) => name);
const shapeOf = (path: string) => path.replace(parameterPattern, ':');

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const joinNames = (names: readonly (string | undefined)[]) =>
	[...new Set(names)].map((name = '', at) => (at === 0 ? name : capitalize(name))).join('Or');

/**
 * Returns the path of each call. OpenAPI forbids paths that differ only in the names of their parameters, so
 * `/card/:email` and `/card/:id` are both `/card/{emailOrId}`.
 */
export function getDocumentedPaths(): ReadonlyMap<EndpointName, DocumentedPath> {
	const names = Object.keys(apiEndpoints) as EndpointName[];
	return new Map(
		names.map((name) => {
			const { path } = apiEndpoints[name];
			const ownNames = namesIn(path);
			const namesAtShape = names
				.map((other) => apiEndpoints[other].path)
				.filter((other) => shapeOf(other) === shapeOf(path))
				.map(namesIn);
			const sharedNames = ownNames.map((_, at) => joinNames(namesAtShape.map((each) => each[at])));
			return [
				name,
				{
					path: ownNames.reduce<string>(
						(text, each, at) => text.replace(`:${each}`, `{${sharedNames[at]}}`),
						path,
					),
					nameOf: (parameter) => sharedNames[ownNames.indexOf(parameter)] ?? parameter,
				},
			];
		}),
	);
}
