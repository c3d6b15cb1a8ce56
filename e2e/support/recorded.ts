import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

// Runs a command and keeps all that it writes in a file: `recorded.ts <file> <command…>`.
const [file = '', command = '', ...args] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
const record = createWriteStream(file);
const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'] });
child.stdout.pipe(process.stdout);
child.stderr.pipe(process.stderr);
for (const stream of [child.stdout, child.stderr])
	stream.on('data', (chunk) => record.write(chunk));
// It ends when the command has.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
	process.exitCode = code ?? 1;
});
