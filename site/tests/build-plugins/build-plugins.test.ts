import { apiEndpoints, type Endpoint } from '@sumu/contract';
import { expect, test } from 'vitest';
import { leanContract } from '../../scripts/lean-contract.ts';
import { routeChunks } from '../../scripts/route-chunks.ts';
import { stylesByServer } from '../../scripts/styles-by-server.ts';
import { builtCode, builtModule } from './build-module.ts';

test('the client bundle has only the method, path and file of each endpoint', async () => {
	const built = await builtModule("export { apiEndpoints } from '@sumu/contract';", [
		leanContract(),
	]);
	const read = ({ method, path, file }: Endpoint) => ({ method, path, ...(file && { file }) });
	const expected = Object.entries(apiEndpoints).map(([name, call]) => [name, read(call)]);
	expect(built.apiEndpoints).toEqual(Object.fromEntries(expected));
});

test('route chunks are loaded by the site, and a failed one does not reload the page', async () => {
	const code = await builtCode("export * from 'react-router';", [routeChunks()]);
	expect(code).toContain('return loadRoute(route.module, ');
	expect(code).not.toContain('reloading page');
	expect(code).not.toContain('No routes matched location');
});

test('global styles are left to the server', async () => {
	const styles = `
		import { createSystem } from '@chakra-ui/react';
		const system = createSystem({ preflight: true, globalCss: { body: { color: 'red' } } });
		export const styles = system._global;
	`;
	expect((await builtModule(styles, [stylesByServer()])).styles).toEqual([]);
	const without = await builtModule(styles, []);
	expect(JSON.stringify(without.styles)).toContain('"color":"red"');
});
