import type { RouteConfigEntry } from '@react-router/dev/routes';
import { isReservedSlug, pageSlugSource } from '@sumu/contract';
import { expect, test } from 'vitest';
import routes from '../routes';
import { navigationLinks, sitePaths } from './paths';
import { entryPaths, sumuPaths } from './sumu-paths';

const flat = (entries: RouteConfigEntry[]): (string | undefined)[] =>
	entries.flatMap(({ path, children = [] }) => [path, ...flat(children)]);

const patterns = flat(routes);

const entryScreens = Object.entries(entryPaths).flatMap(([kind, screens]) =>
	Object.entries(screens).map(([screen, path]) => [`${kind} ${screen}`, path] as const),
);

test.each([
	...Object.entries(sitePaths),
	...Object.entries(sumuPaths),
	...entryScreens,
])('%s has a route', (_name, { pattern }) => {
	expect(patterns).toContain(pattern);
});

test('every navigation link has a route', () => {
	const matches = (to: string) =>
		patterns.some((pattern) => {
			const expression = pattern?.replace(/:\w+/g, '[^/]+');
			return expression !== '*' && new RegExp(`^${expression}$`).test(to);
		});
	for (const { to } of Object.values(navigationLinks).flat()) expect(matches(to), to).toBe(true);
});

test('no custom page slug can shadow a route', () => {
	const segments = patterns.map((pattern) => pattern?.split('/')[1] ?? '');
	const free = segments.filter(
		(one) => new RegExp(pageSlugSource).test(one) && !isReservedSlug(one),
	);
	expect(free).toEqual([]);
});
