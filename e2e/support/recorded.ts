import { spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeEnvFile } from '../../scripts/launcher/env-file.mjs';

// Runs a command and records its output in a file: `recorded.ts <file> <command…>`. If the folder E2E_DEMO is set, its
// data is copied first. The last argument is then the settings file: data without secrets would be refused.
const [file = '', command = '', ...args] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
// Processing the pictures of the demo takes half a minute.
const { E2E_DEMO, DATA_DIR } = process.env;
if (E2E_DEMO && DATA_DIR) {
	writeEnvFile(args.at(-1) ?? '', join(import.meta.dirname, '../../.env.example'));
	cpSync(E2E_DEMO, DATA_DIR, { recursive: true });
}
const record = createWriteStream(file);
const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'] });
child.stdout.pipe(process.stdout);
child.stderr.pipe(process.stderr);
for (const stream of [child.stdout, child.stderr])
	stream.on('data', (chunk) => record.write(chunk));
// Forwards signals; this process exits when the command has exited.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
	process.exitCode = code ?? 1;
});
