import { mkdtempSync } from 'node:fs';
import { startServer } from './tests/support/server.ts';

const dir = mkdtempSync('/tmp/boot-');
for (const n of [1, 2, 3]) {
	const t = Date.now();
	const s = await startServer({ DATA_DIR: dir });
	const up = Date.now() - t;
	const stop = await s.stop();
	console.log(n, up, stop);
}
