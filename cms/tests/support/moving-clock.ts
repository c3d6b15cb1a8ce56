import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const preload = resolve(import.meta.dirname, 'moving-clock.cjs');

/** Clock of a server that is started with these `variables`. */
export function movingClock() {
	const folder = mkdtempSync(join(tmpdir(), 'clock-'));
	const file = join(folder, 'ahead');
	let ahead = 0;
	/** Advances the clock at once, in milliseconds, for `Date.now()` and timers of a minute or more. */
	function pass(milliseconds: number) {
		ahead += milliseconds;
		writeFileSync(file, String(ahead));
	}
	pass(0);
	return {
		variables: { NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: file },
		pass,
		/** The server's `Date.now()`. */
		now: () => Date.now() + ahead,
		remove: () => rmSync(folder, { recursive: true }),
	};
}
