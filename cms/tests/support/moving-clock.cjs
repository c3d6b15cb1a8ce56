// Loaded into a CMS: moves its clock ahead by the milliseconds in CLOCK_FILE, for `Date.now()` and long timers. The
// offset that all timers have processed is written to a file beside it.
const { readFileSync, writeFileSync } = require('node:fs');

const file = process.env.CLOCK_FILE;
const isCms = /dist\/src\/start\.js$/.test(process.argv[1] ?? '');
const real = { now: Date.now, setTimeout: globalThis.setTimeout };
const long = 60_000;
const tick = 20;

let last = 0;

/** The folder may already be removed while the CMS is still running. */
function ahead() {
	try {
		last = Number(readFileSync(file, 'utf8'));
	} catch (error) {
		if (error.code !== 'ENOENT') throw error;
	}
	return last;
}

function setTimeoutAhead(run, delay, ...given) {
	if (!(delay >= long)) return real.setTimeout(run, delay, ...given);
	const due = Date.now() + delay;
	const timer = setInterval(() => {
		if (Date.now() < due) return;
		clearInterval(timer);
		run(...given);
	}, tick);
	return timer;
}

/** Once the clock has been unchanged for some ticks, every timer has had its turn. */
function tellWhatIsSeen() {
	let before = 0;
	let stood = 0;
	setInterval(() => {
		const now = ahead();
		stood = now === before ? stood + 1 : 0;
		before = now;
		if (stood === 3) writeFileSync(`${file}.seen`, String(now));
	}, tick).unref();
}

if (file && isCms) {
	Date.now = () => real.now() + ahead();
	globalThis.setTimeout = Object.assign(setTimeoutAhead, real.setTimeout);
	tellWhatIsSeen();
}
