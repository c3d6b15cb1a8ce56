import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointExamples } from '@sumu/contract/examples';
import { afterAll, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { clear } from './support/panel.ts';
import { environment } from './support/server.ts';

const POST_COUNT = 100;

/** Writes a folder of posts in Markdown. */
async function writePosts(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'import-beside-saves-'));
	const text =
		'## Warp\n\nSome words about **looms** and their [weavers](https://example.com).\n\n';
	for (let number = 0; number < POST_COUNT; number += 1) {
		const head = `---\ntitle: Imported note ${number}\ndate: 2019-05-01\n---\n`;
		await writeFile(join(folder, `note-${number}.md`), `${head}\n${text.repeat(20)}`);
	}
	return folder;
}

/** Starts the import in its own process, as the command does. */
function startImport(folder: string) {
	const process_ = spawn(process.execPath, ['dist/src/tools/import/main.js', folder], {
		env: environment(inject('database').variables),
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [process_.stdout, process_.stderr])
		stream.on('data', (chunk: Buffer) => {
			output += chunk;
		});
	return {
		finished: once(process_, 'exit').then(([code]) => ({ code, output })),
		hasAdded: () => output.includes('added: '),
	};
}

afterAll(() => clear('blog'));

it('saves all succeed during an import of a hundred posts', async () => {
	const folder = await writePosts();
	try {
		const { insertedId } = (
			await asOwner('POST', '/api/blog/add-blog', endpointExamples.addBlog.body)
		).body;
		const { finished, hasAdded } = startImport(folder);
		let isRunning = true;
		const result = finished.finally(() => {
			isRunning = false;
		});
		const statuses: number[] = [];
		let savesBesideWrites = 0;
		while (isRunning) {
			const topic = `Saved ${statuses.length}`;
			const saves = await Promise.all([
				asOwner('PUT', `/api/blog/update/${insertedId}`, { topic }),
				asOwner('POST', '/api/blog/add-blog', { ...endpointExamples.addBlog.body, topic }),
			]);
			statuses.push(...saves.map(({ status }) => status));
			if (isRunning && hasAdded()) savesBesideWrites += saves.length;
		}
		expect(await result).toMatchObject({ code: 0, output: expect.stringContaining('100 added') });
		expect(savesBesideWrites).toBeGreaterThan(4);
		expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
		const { body } = await call(`/api/blog/${insertedId}`);
		expect(body.data.topic).toBe(`Saved ${statuses.length - 2}`);
	} finally {
		await rm(folder, { recursive: true });
	}
});
