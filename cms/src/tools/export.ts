import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createExport } from '../api/export/write-zip';
import { Refusal } from '../platform/lib/refusal';
import { printLines, runProgram } from './run-program';
import { withCms } from './with-cms';

const usageText = `npm run export -- FILE             writes posts, projects, services, skills, reviews, pictures and settings as a zip
npm run export -- FILE --people    also messages, subscribers and accounts, which are personal data`;

function parseArguments() {
	try {
		const { values, positionals } = parseArgs({
			options: { people: { type: 'boolean', default: false } },
			allowPositionals: true,
		});
		const [file, ...more] = positionals;
		if (!file || more.length > 0) throw new Refusal(usageText);
		return { file: resolve(process.env.INIT_CWD ?? '.', file), people: values.people };
	} catch {
		throw new Refusal(usageText);
	}
}

async function main(): Promise<number> {
	const { file, people } = parseArguments();
	if (existsSync(file)) throw new Refusal(`${file} exists already. Choose another name.`);
	await withCms('Export', async () => {
		try {
			await pipeline(
				await createExport({ content: true, people }),
				// The file may contain personal data, so only this user can read it.
				createWriteStream(file, { mode: 0o600 }),
			);
		} catch (error) {
			await rm(file, { force: true });
			throw error;
		}
	});
	printLines(`Exported to ${file}.`);
	return 0;
}

void runProgram(main);
