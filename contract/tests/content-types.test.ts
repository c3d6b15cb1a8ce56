import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentTypeOf, entryKinds, mapEntryUids } from '../src/content-types';
import { apiEndpoints } from '../src/endpoints';
import { managedKinds } from '../src/managed-kinds';

const rootPath = join(import.meta.dirname, '../..');
const readText = (path: string) => readFileSync(join(rootPath, path), 'utf8');
const readAttributes = (kind: string): Record<string, { maxLength?: number }> =>
	JSON.parse(readText(`cms/src/api/${kind}/content-types/${kind}/schema.json`)).attributes;

const isEndpoint = (value: unknown) =>
	typeof value === 'object' && value !== null && 'operation' in value;

/** Files that every content type has. */
const requiredFiles = (kind: string, resource: string) => [
	`contract/src/schemas/${kind}.ts`,
	`contract/src/endpoints/${resource}.ts`,
	`contract/src/examples/${resource}.ts`,
	`cms/src/api/${kind}/content-types/${kind}/schema.json`,
	`cms/src/api/${kind}/presenter.ts`,
	`cms/src/api/${kind}/panel.ts`,
	`cms/src/api/${kind}/controllers/${kind}.ts`,
	`site/src/features/admin/forms/${kind}-form.tsx`,
	`site/src/routes/sumu/${kind}-form.tsx`,
	`site/src/features/admin/lists/${kind}-list.tsx`,
];

/** Files that describe every content type, with the text by which each names one. */
const describingFiles = (kind: string, resource: string, isOrdered: boolean) => ({
	'contract/src/index.ts': `'./schemas/${kind}'`,
	'contract/src/schemas/entry.ts': `\t${kind}: `,
	'contract/src/schemas/bulk.ts': `\t${kind}: `,
	'contract/src/schemas/required-fields.ts': `\t${kind}: `,
	'contract/src/endpoints/index.ts': `'./${resource}'`,
	'contract/src/examples/index.ts': `'./${resource}'`,
	'contract/src/examples/site.ts': `\t${resource}: `,
	'contract/src/sumu-paths.ts': `\t${kind}: {`,
	'contract/src/sumu-screens.ts': `\t${kind}: {`,
	'cms/src/bootstrap/panel/views.ts': `'api::${kind}.${kind}'`,
	'cms/src/api/entry/content-kinds.ts': `\t${kind}: `,
	'cms/src/openapi/descriptions.ts': `\t${kind}: `,
	'site/src/features/admin/shell/menu.ts': `('${kind}'`,
	'site/src/features/admin/entry-routes.ts': `\t${kind}: `,
	'site/src/features/admin/forms/api/entry-queries.ts': `\t${kind}: `,
	...(isOrdered && { 'site/src/features/admin/order/orderable-entries.ts': `\t${kind}: ` }),
	'cms/tests/updates.test.ts': `\t${kind}: `,
	'site/tests/sumu/updates.ts': `'${kind}'`,
	'e2e/support/content-kinds.ts': `\t${kind}: `,
});

/** Files that list the calls of every content type, by name. */
const listingFiles = ['cms/src/access/endpoint-access.ts', 'cms/tests/support/expected.ts'];

describe.each(entryKinds)('%s', (kind) => {
	const { resource, title, maxTitleLength, order } = contentTypeOf(kind);

	it('is described in every file that describes the content types', () => {
		const silentFiles = Object.entries(describingFiles(kind, resource, order !== undefined))
			.filter(([file, text]) => !readText(file).includes(text))
			.map(([file, text]) => `${file}: ${text.trim()}`);
		expect(silentFiles, `add ${kind} to ${silentFiles.join(', ')}`).toEqual([]);
	});

	it('has calls, which are listed in the access table and in its test', () => {
		const names = Object.entries(apiEndpoints)
			.filter(([, { operation }]) => operation.startsWith(`${kind}.`))
			.map(([name]) => name);
		expect(names, `add the calls to contract/src/endpoints/${resource}.ts`).not.toEqual([]);
		for (const file of listingFiles) {
			const missingNames = names.filter((name) => !readText(file).includes(`\t${name}: `));
			expect(missingNames, `add to ${file}: ${missingNames.join(', ')}`).toEqual([]);
		}
	});

	it('has every file of a content type', () => {
		const missingFiles = requiredFiles(kind, resource).filter(
			(path) => !existsSync(join(rootPath, path)),
		);
		expect(missingFiles, missingFiles.join(', ')).toEqual([]);
	});

	it('has the columns of its definition in schema.json', () => {
		const attributes = readAttributes(kind);
		expect(attributes[title]).toMatchObject({ maxLength: maxTitleLength });
		const columns = ['publishAt', ...(order ? ['rank', ...(order.note ? [order.note] : [])] : [])];
		expect(columns.filter((name) => !(name in attributes))).toEqual([]);
	});

	it('is managed by an admin and a helper in contract/src/managed-kinds.ts', () => {
		expect(managedKinds.admin).toContain(kind);
		expect([...managedKinds.editor, ...managedKinds.assistant]).toContain(kind);
	});
});

it('leaves the settings to admins, and nothing to visitors', () => {
	expect([...managedKinds.editor, ...managedKinds.assistant]).not.toContain('site');
	expect(managedKinds.normal).toEqual([]);
});

it('names content types as Strapi does', () => {
	expect(Object.keys(mapEntryUids(() => null))).toEqual(
		entryKinds.map((kind) => `api::${kind}.${kind}`),
	);
});

const listFiles = (folder: string) =>
	readdirSync(join(rootPath, folder))
		.filter((file) => file.endsWith('.ts') && file !== 'index.ts')
		.map((file) => file.replace('.ts', ''));

it.each([
	['contract/src/endpoints', 'contract/src/endpoints/index.ts', '.'],
	['contract/src/schemas', 'contract/src/index.ts', './schemas'],
])('exports every file of %s in %s', (folder, index, prefix) => {
	const indexText = readText(index);
	const missingFiles = listFiles(folder).filter(
		(file) => !indexText.includes(`export * from '${prefix}/${file}'`),
	);
	expect(missingFiles, `export in ${index}: ${missingFiles.join(', ')}`).toEqual([]);
});

it.each(
	listFiles('contract/src/endpoints'),
)('lists every endpoint of %s.ts in contract/src/endpoints/index.ts', async (file) => {
	const exported: Record<string, unknown> = await import(`../src/endpoints/${file}.ts`);
	const listed = new Set<unknown>(Object.values(apiEndpoints));
	const missingNames = Object.entries(exported)
		.filter(([, value]) => isEndpoint(value) && !listed.has(value))
		.map(([name]) => name);
	expect(
		missingNames,
		`add to contract/src/endpoints/index.ts: ${missingNames.join(', ')}`,
	).toEqual([]);
});
