import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const preload = resolve(import.meta.dirname, 'moving-clock.cjs');

/** The clock of a server that is started with its `variables`. */
export function movingClock() {
	const folder = mkdtempSync(join(tmpdir(), 'clock-'));
	const file = join(folder, 'ahead');
	let ahead = 0;
	/** Lets so many milliseconds pass at once, for `Date.now()` and for timers of a minute or more. */
	function pass(milliseconds: number) {
		ahead += milliseconds;
		writeFileSync(file, String(ahead));
	}
	pass(0);
	return {
		variables: { NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: file },
		pass,
		/** What the server takes for `Date.now()`. */
		now: () => Date.now() + ahead,
		remove: () => rmSync(folder, { recursive: true }),
	};
}
