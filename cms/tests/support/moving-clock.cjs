// Loaded into a server: its clock is ahead by the milliseconds that stand in CLOCK_FILE, and long
// timers go by that clock.
const { readFileSync } = require('node:fs');

const real = { now: Date.now, setTimeout: globalThis.setTimeout };
const ahead = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
const long = 60_000;
const tick = 20;

Date.now = () => real.now() + ahead();

globalThis.setTimeout = Object.assign((run, delay, ...given) => {
	if (!(delay >= long)) return real.setTimeout(run, delay, ...given);
	const due = Date.now() + delay;
	const timer = setInterval(() => {
		if (Date.now() < due) return;
		clearInterval(timer);
		run(...given);
	}, tick);
	return timer;
}, real.setTimeout);
