// Plain JavaScript: this runs before anything is installed.
const getElapsedSeconds = (/** @type {number} */ since) => Math.round((Date.now() - since) / 1000);

/** Steps that run now, in the order in which they began. @type {Set<{ title: string, since: number }>} */
const currentSteps = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;

const isTerminal = () => process.stdout.isTTY === true;
const TERMINAL_INTERVAL_MS = 1000;
const LOG_INTERVAL_MS = 20_000;

/** Shows what runs: on a terminal in one line that is written again, elsewhere in a line for each step. */
function showCurrentSteps() {
	const lines = Array.from(
		currentSteps,
		({ title, since }) => `${title} (${getElapsedSeconds(since)} s)`,
	);
	if (!isTerminal()) {
		for (const line of lines) process.stdout.write(`  … ${line}\n`);
		return;
	}
	// A line that wraps could not be written again.
	const line = `  … ${lines.join(', ')}`.slice(0, (process.stdout.columns ?? 80) - 1);
	process.stdout.write(`\r\x1b[K${lines.length > 0 ? line : ''}`);
}

/**
 * Runs one step of the start and shows its progress: a line that counts seconds on a terminal, otherwise
 * a new line every 20 seconds. Steps may run at the same time.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runStep(title, work) {
	if (process.env.LOG_FORMAT === 'json') return runLoggedStep(title, work);
	const step = { title, since: Date.now() };
	currentSteps.add(step);
	if (isTerminal()) showCurrentSteps();
	else process.stdout.write(`  … ${title}\n`);
	timer ??= setInterval(showCurrentSteps, isTerminal() ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS);
	const printResult = (/** @type {string} */ mark) => {
		currentSteps.delete(step);
		if (currentSteps.size === 0) {
			clearInterval(timer);
			timer = undefined;
		}
		const start = isTerminal() ? '\r\x1b[K' : '';
		process.stdout.write(`${start}  ${mark} ${title} (${getElapsedSeconds(step.since)} s)\n`);
		if (isTerminal() && currentSteps.size > 0) showCurrentSteps();
	};
	try {
		const result = await work();
		printResult('✓');
		return result;
	} catch (error) {
		printResult('✗');
		throw error;
	}
}

/**
 * Runs a step and writes one line of JSON when it ends.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function runLoggedStep(title, work) {
	const since = Date.now();
	const tell = (/** @type {string} */ level) => {
		const time = new Date().toISOString();
		const entry = {
			time,
			level,
			part: 'launcher',
			message: title,
			seconds: getElapsedSeconds(since),
		};
		process.stdout.write(`${JSON.stringify(entry)}\n`);
	};
	try {
		const result = await work();
		tell('info');
		return result;
	} catch (error) {
		tell('error');
		throw error;
	}
}
