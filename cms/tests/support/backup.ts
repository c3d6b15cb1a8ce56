import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import { environment } from './server.ts';

const cms = resolve(import.meta.dirname, '../..');

const program = ['dist/src/backup/main.js'];

async function run(variables: Record<string, string>, file: string, args: readonly string[]) {
	const port = String(await freePort());
	const child = spawn(file, args, {
		cwd: cms,
		env: environment({ CMS_PORT: port, ...variables }),
	});
	const exit = once(child, 'exit');
	const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
	const [code] = await exit;
	return { code, printed, errors };
}

/** Runs the program behind `npm run backup` and `npm run restore` with these variables. */
export const command = (variables: Record<string, string>, ...args: string[]) =>
	run(variables, process.execPath, [...program, ...args]);

/** Like `command`, but with a limit of a few kilobytes per file, to simulate a full disk. */
export const withoutRoom = (variables: Record<string, string>, ...args: string[]) =>
	run(variables, 'bash', [
		'-c',
		'ulimit -f 50; exec "$@"',
		'-',
		process.execPath,
		...program,
		...args,
	]);

/** Runs a command that must succeed, and returns its output. */
export async function done(variables: Record<string, string>, ...args: string[]) {
	const { code, printed, errors } = await command(variables, ...args);
	if (code !== 0 || errors) throw new Error(`${args.join(' ')}: ${code}\n${printed}${errors}`);
	return printed;
}

/** Every file below a folder, with its digest. */
export function contentsOf(folder: string): Record<string, string> {
	const found: Record<string, string> = {};
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		found[path.slice(folder.length)] = createHash('sha256')
			.update(readFileSync(path))
			.digest('hex');
	}
	return found;
}
