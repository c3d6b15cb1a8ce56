import { spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

// Runs a command and keeps all that it writes in a file: `recorded.ts <file> <command…>`. It begins with a copy of the
// data in the folder E2E_DEMO, where there is one.
const [file = '', command = '', ...args] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
// Its pictures take half a minute to make.
const { E2E_DEMO, DATA_DIR } = process.env;
if (E2E_DEMO && DATA_DIR) cpSync(E2E_DEMO, DATA_DIR, { recursive: true });
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
