import sharp from 'sharp';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { ownerToken } from './support/owner.ts';
import { panel } from './support/panel.ts';
import './support/provided-context.ts';
import { ownerPanelToken } from './support/panel-session.ts';
import { refuseFileRows } from './support/refused-rows.ts';
import { listStoredNames } from './support/stored-files.ts';

const { variables } = inject('database');
const filesNow = () => listStoredNames(variables);
const library = async (): Promise<{ name: string }[]> =>
	(await panel('GET', '/upload/files?page=1&pageSize=100')).results;

let photos = 0;
/** Each one differs, because the library stores the same file once. */
const photo = () =>
	sharp({ create: { width: 500, height: 400 + ++photos, channels: 3, background: 'teal' } })
		.png()
		.toBuffer();

async function post(path: string, token: string, field: string, files: Record<string, Buffer>) {
	const body = new FormData();
	for (const [name, data] of Object.entries(files))
		body.append(field, new Blob([new Uint8Array(data)], { type: 'image/png' }), name);
	const headers = { authorization: `Bearer ${token}` };
	return (await fetch(inject('url') + path, { method: 'POST', headers, body })).status;
}

describe('an upload', () => {
	let allow = async () => {};
	afterEach(() => allow());

	it.each([
		['the site’s', '/api/image', 'image', ownerToken],
		['the panel’s', '/upload', 'files', async () => ownerPanelToken],
	])('leaves no file when its database row cannot be written: %s', async (_, path, field, tokenOf) => {
		const token = await tokenOf();
		const files = { 'a.png': await photo() };
		const before = { files: await filesNow(), rows: (await library()).length };
		allow = await refuseFileRows(variables);
		expect(await post(path, token, field, files)).toBe(503);
		await vi.waitFor(async () => expect(await filesNow()).toEqual(before.files), 30_000);
		await allow();
		allow = async () => {};
		expect(await library()).toHaveLength(before.rows);
		expect(await post(path, token, field, files)).toBe(201);
		expect((await filesNow()).length).toBeGreaterThan(before.files.length + 4);
	});

	it('keeps stored files and discards a corrupt one from the same request', async () => {
		const good = await photo();
		const broken = good.subarray(0, 300);
		const before = await filesNow();
		// Files are processed in the order in which they reach the disk, and a broken one stops the rest. Repeats
		// until the whole file is first.
		await vi.waitFor(async () => {
			const files = { 'whole.png': good, 'broken.png': broken };
			expect(await post('/upload', ownerPanelToken, 'files', files)).toBe(400);
			const names = (await library()).map(({ name }) => name);
			expect(names).not.toContain('broken.png');
			expect(names).toContain('whole.png');
		}, 20_000);
		const added = (await filesNow()).filter((name) => !before.includes(name));
		expect(added.filter((name) => name.includes('whole')).length).toBeGreaterThan(4);
		expect(added.filter((name) => name.includes('broken'))).toEqual([]);
	});
});
