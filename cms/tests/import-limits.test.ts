import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { type Import, importLimits } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSource } from '../src/api/import/reading/source.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { json } from './support/json.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, startServer } from './support/server.ts';
import { zipOf } from './support/zip.ts';

const megabyte = 1024 * 1024;
const minute = 60_000;

/** A zip whose directory claims a size for each of its files, which are deflated. */
function zipClaiming(contents: readonly Buffer[], claimed: number): Buffer {
	const zip = zipOf(
		Object.fromEntries(contents.map((each, index) => [`${index}.md`, deflateRawSync(each)])),
	);
	for (
		let at = zip.indexOf('PK\u0001\u0002');
		at >= 0;
		at = zip.indexOf('PK\u0001\u0002', at + 1)
	) {
		zip.writeUInt16LE(8, at + 10);
		zip.writeUInt32LE(claimed, at + 24);
	}
	return zip;
}

/** Starts a CMS of its own for the tests of a `describe`. Returns calls of its import. */
function startImporter(variables: Record<string, string> = {}) {
	let database: OwnDatabase;
	let server: Server;
	beforeAll(async () => {
		database = await preparedDatabase();
		server = await startServer({ ...database.variables, ...variables });
	});
	afterAll(async () => {
		await server.stop();
		database.remove();
	});

	const upload = async (files: Readonly<Record<string, Buffer>>) => {
		const body = new FormData();
		for (const [path, content] of Object.entries(files))
			body.append('file', new Blob([new Uint8Array(content)]), path);
		return fetch(`${server.url}/api/imports`, {
			method: 'POST',
			headers: { authorization: `Bearer ${await ownerToken(server.url)}` },
			body,
		});
	};
	const keptFolders = () => {
		const folder = join(database.variables.DATA_DIR ?? '', 'imports');
		return existsSync(folder) ? readdirSync(folder) : [];
	};
	/** Uploads a zip and returns the import once it is read. */
	async function importOf(zip: Buffer): Promise<Import> {
		const response = await upload({ 'posts.zip': zip });
		expect(response.status).toBe(201);
		const { insertedId } = await json(response);
		for (;;) {
			const { body } = await asOwner('GET', `/api/import/${insertedId}`, undefined, server.url);
			const read: Import = body.data;
			if (read.state !== 'reading') return read;
			await pause(100);
		}
	}
	/** Uploads a zip and returns the reason why it is refused. */
	async function refusalOf(zip: Buffer): Promise<string> {
		const { state, error } = await importOf(zip);
		expect(state).toBe('failed');
		await expect.poll(keptFolders).toEqual([]);
		return error;
	}
	/** Starts an upload over a socket, with further headers, and returns the status of its answer, as sent. */
	async function statusOf(headers: readonly string[], body: string): Promise<string> {
		const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
		const head = [
			'POST /api/imports HTTP/1.1',
			'Host: localhost',
			`Authorization: Bearer ${await ownerToken(server.url)}`,
			'Content-Type: multipart/form-data; boundary=x',
			...headers,
		];
		// The server may close the connection before it has read all of the body.
		socket.on('error', () => {});
		socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
		let answer = '';
		for await (const chunk of socket) {
			answer += chunk;
			if (answer.includes('\r\n\r\n')) break;
		}
		return answer.split('\r\n', 1)[0] ?? '';
	}
	return { url: () => server.url, upload, keptFolders, importOf, refusalOf, statusOf };
}

describe('the limits of an import', () => {
	const { url, keptFolders, refusalOf, statusOf } = startImporter();

	it('refuses a small zip that claims more than 4 GB', async () => {
		const zip = zipClaiming([Buffer.alloc(10), Buffer.alloc(10)], 2_000_000_001);
		expect(zip.length).toBeLessThan(1000);
		expect(await refusalOf(zip)).toContain('holds more than can be imported at once');
	});

	it('refuses a small zip whose file is longer than it claims', async () => {
		const zip = zipClaiming([Buffer.alloc(200 * megabyte)], 10);
		expect(zip.length).toBeLessThan(megabyte);
		expect(await refusalOf(zip)).toContain('cannot be unpacked');
	});

	it(
		'refuses a zip with more than 50,000 files',
		async () => {
			const files = Array.from({ length: importLimits.files + 1 }, (_, index) => [`${index}.md`]);
			const zip = zipOf(Object.fromEntries(files.map(([name = '']) => [name, Buffer.alloc(0)])));
			expect(await refusalOf(zip)).toContain('holds more than can be imported at once');
		},
		minute,
	);

	it('refuses an upload that is announced as too large before it arrives', async () => {
		const length = importLimits.bytes + importLimits.files * 1024 + 1;
		expect(await statusOf([`Content-Length: ${length}`], '--x\r\n')).toBe(
			'HTTP/1.1 413 Payload Too Large',
		);
		expect(keptFolders()).toEqual([]);
	});

	it(
		'refuses an upload of more than 50,000 files',
		async () => {
			const part =
				'--x\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\n\r\n\r\n';
			const response = await fetch(`${url()}/api/imports`, {
				method: 'POST',
				headers: {
					authorization: `Bearer ${await ownerToken(url())}`,
					'content-type': 'multipart/form-data; boundary=x',
				},
				body: `${part.repeat(importLimits.files + 1)}--x--\r\n`,
			});
			expect(response.status).toBe(413);
			await expect.poll(keptFolders).toEqual([]);
		},
		3 * minute,
	);
});

describe('the limits of an import, lowered', () => {
	const preload = resolve(import.meta.dirname, 'support/small-import-limits.cjs');
	const { importOf, keptFolders, statusOf } = startImporter({
		NODE_OPTIONS: `--require ${preload}`,
	});
	/** Above the lowered limit. */
	const content = 'x'.repeat(200_000);

	it.each([
		['a file', 'Content-Disposition: form-data; name="file"; filename="a.md"'],
		['a field', 'Content-Disposition: form-data; name="file"'],
	])('refuse %s of unannounced length before it has arrived', async (_, header) => {
		const sent = `--x\r\n${header}\r\n\r\n${content}`;
		const chunk = `${sent.length.toString(16)}\r\n${sent}\r\n`;
		expect(await statusOf(['Transfer-Encoding: chunked'], chunk)).toBe(
			'HTTP/1.1 413 Payload Too Large',
		);
		await expect.poll(keptFolders).toEqual([]);
	});

	it('refuse a zip that would leave too little space on the disk', async () => {
		const fitting = zipOf({ 'a.md': Buffer.from('---\ntitle: Fits\n---\nText') });
		expect(await importOf(fitting)).toMatchObject({ state: 'ready' });
		const tooLong = zipOf({ 'a.md': Buffer.alloc(1001, 'x') });
		const { state, error } = await importOf(tooLong);
		expect(state).toBe('failed');
		expect(error).toContain('There is too little space on the disk');
	});
});

it('reads no text of more than 100 MB', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'long-text-'));
	const file = join(folder, 'export.xml');
	writeFileSync(file, '');
	// A hole in the file takes no space.
	truncateSync(file, 100 * megabyte + 1);
	const source = await openSource(file);
	await expect(source.read('export.xml')).rejects.toThrow('longer than 100 MB');
	rmSync(folder, { recursive: true });
});
