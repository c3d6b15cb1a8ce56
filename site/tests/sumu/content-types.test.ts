// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf, entryKinds } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { type EntryPaths, entryPaths } from '../../src/config/sumu-paths';
import { menuGroups } from '../../src/features/admin/shell/menu';
import { canAccessScreen } from '../../src/features/admin/shell/screen-permissions';

const routesFolder = join(import.meta.dirname, '../../src/routes/sumu');
const menuAddresses = menuGroups.flat().map(({ to }) => to);

describe.each(entryKinds)('%s', (kind) => {
	const { order, ...ownScreens }: EntryPaths = entryPaths[kind];
	const { add, edit, list } = ownScreens;

	it('has a route module in site/src/routes/sumu for each of its screens', () => {
		const files = [
			...Object.values(ownScreens).map(
				({ pattern }) => `${pattern.replace('/:id', '').toLowerCase()}.tsx`,
			),
			...(order ? ['order.tsx'] : []),
		];
		const missingFiles = files.filter((file) => !existsSync(join(routesFolder, file)));
		expect(missingFiles, missingFiles.join(', ')).toEqual([]);
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
