import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { owner, site } from '../support/product';
import { expect, test } from '../support/test';

const run = promisify(execFile);
const source = join(__dirname, '../openapi');
const requireHere = createRequire(__filename);
const programOf = (name: string, path: string) =>
	join(dirname(requireHere.resolve(`${name}/package.json`)), path);

/** Runs a Node program and returns its output; an error has all of its output. */
async function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
	try {
		const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...env } });
		return stdout;
	} catch (error) {
		const { stdout = '', stderr = '' } = Object(error);
		throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
	}
}

const strictFlags = [
	...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
	...['--target', 'es2023', '--module', 'nodenext', '--allowImportingTsExtensions'],
	...['--types', 'node', '--ignoreConfig'],
];

test('a linter accepts the OpenAPI document, and a client generated from it compiles and works', async ({
	request,
}, info) => {
	const document = await (await request.get('/api/docs/openapi.json')).json();
	const folder = info.outputPath('client');
	await mkdir(folder, { recursive: true });
	const [file, types, calls] = ['openapi.json', 'schema.mts', 'calls.mts'].map((name) =>
		join(folder, name),
	) as [string, string, string];

	await test.step('the linter accepts it', async () => {
		await writeFile(file, JSON.stringify(document, null, 2));
		const args = ['lint', file, '--config', join(source, 'redocly.yaml'), '--format', 'stylish'];
		const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
		await runNode([programOf('@redocly/cli', 'bin/cli.js'), ...args], env);
	});

	await test.step('the client compiles', async () => {
		// A field with a default is optional in a body.
		const generated = await openapiTS(document, { defaultNonNullable: false });
		await writeFile(types, astToString(generated));
		await copyFile(join(source, 'calls.mts'), calls);
		await runNode([programOf('typescript-native', 'bin/tsc'), ...strictFlags, calls]);
	});

	await test.step('one call per tag gets the expected status', async () => {
		const printed = await runNode(['--import', 'tsx', calls], {
			API_URL: site + document.servers[0].url,
			OWNER_EMAIL: owner.email,
			OWNER_PASSWORD: owner.password,
		});
		const statuses: Record<string, number> = JSON.parse(printed);
		const tags: string[] = document.tags.map(({ name }: { name: string }) => name);
		expect(Object.keys(statuses).toSorted()).toEqual(tags.toSorted());
		const others = Object.entries(statuses).filter(([, status]) => status >= 300);
		expect(Object.fromEntries(others)).toEqual({ address: 404, google: 302 });
	});
});
