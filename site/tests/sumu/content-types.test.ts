import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { contentTypeOf, entryKinds } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { type EntryPaths, entryPaths } from '../../src/config/sumu-paths';
import { menuGroups } from '../../src/features/admin/shell/menu';
import { canAccessScreen } from '../../src/features/admin/shell/screen-permissions';
import routes from '../../src/routes';

const appFolder = join(import.meta.dirname, '../../src');

const flattenRoutes = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
	entries.flatMap((entry) => [entry, ...flattenRoutes(entry.children ?? [])]);
const screenFiles = new Map(flattenRoutes(routes).map(({ path, file }) => [path, file]));
const menuAddresses = menuGroups.flat().map(({ to }) => to);

describe.each(entryKinds)('%s', (kind) => {
	const { add, edit, list, order }: EntryPaths = entryPaths[kind];

	it('has the module that site/src/routes.ts names for each of its screens', () => {
		for (const { pattern } of [add, edit, list, ...(order ? [order] : [])]) {
			const file = screenFiles.get(pattern) ?? '';
			expect(file, pattern).not.toBe('');
			expect(existsSync(join(appFolder, file)), file).toBe(true);
		}
	});

	it('has an order screen in contract/src/sumu-paths.ts if the owner orders it', () => {
		expect(order !== undefined).toBe(contentTypeOf(kind).order !== undefined);
	});

	it('is in the menu, site/src/features/admin/shell/menu.ts', () => {
		expect(menuAddresses).toEqual(expect.arrayContaining([add.at(), list.at()]));
	});

	it('has screens only for roles that manage it', () => {
		const isWriters = kind === 'blog';
		for (const address of [add.at(), edit.at('1'), list.at()]) {
			expect(canAccessScreen('admin', address), address).toBe(true);
			expect(canAccessScreen('editor', address), address).toBe(isWriters);
			expect(canAccessScreen('assistant', address), address).toBe(!isWriters);
			expect(canAccessScreen('normal', address), address).toBe(false);
		}
	});
});
