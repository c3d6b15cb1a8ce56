import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../cms/tests/support/server.ts';
import type { Row, Table } from './table';

const posts = 100;
const cms = resolve(import.meta.dirname, '../../cms');
const pictures = join(cms, 'demo/pictures');

/** Writes Markdown posts, each with its own picture. */
function write(folder: string) {
	const all = readdirSync(pictures).filter((name) => name.endsWith('.webp'));
	mkdirSync(folder, { recursive: true });
	for (let number = 0; number < posts; number += 1) {
		const picture = `${number}.webp`;
		copyFileSync(join(pictures, all[number % all.length] ?? ''), join(folder, picture));
		const head = `---\ntitle: Note ${number}\ndate: 2019-05-01\ncover: ${picture}\n---\n`;
		writeFileSync(
			join(folder, `note-${number}.md`),
			`${head}\n${'Some words of it. '.repeat(200)}\n`,
		);
	}
}

/** Runs the import once and returns its duration in seconds. */
async function seconds(data: string, source: string): Promise<string> {
	const start = performance.now();
	const env = environment({ DATA_DIR: data });
	const args = ['dist/src/tools/import/main.js', source];
	await promisify(execFile)(process.execPath, args, { cwd: cms, env });
	return ((performance.now() - start) / 1000).toFixed(1);
}

async function measure(): Promise<readonly Row[]> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
	const source = join(folder, 'source');
	const data = join(folder, 'data');
	try {
		write(source);
		return [
			['into an empty site', await seconds(data, source)],
			['once more, nothing new', await seconds(data, source)],
		];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Duration of `npm run import` for many posts at once. */
export const importTable: Table = {
	name: 'import',
	headings: [`${posts} posts in Markdown, each with a picture`, 'seconds'],
	measure,
};
