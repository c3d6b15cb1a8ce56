// Plain JavaScript: this runs before anything is installed.
const getElapsedSeconds = (/** @type {number} */ since) => Math.round((Date.now() - since) / 1000);

/**
 * Runs one step of the start and shows its progress: a line that counts seconds on a terminal, otherwise
 * a new line every 20 seconds.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runStep(title, work) {
	const since = Date.now();
	if (process.env.LOG_FORMAT === 'json') return runLoggedStep(title, work);
	const isTerminal = process.stdout.isTTY === true;
	const tick = () =>
		process.stdout.write(
			isTerminal
				? `\r  … ${title} (${getElapsedSeconds(since)} s)`
				: `  … ${title} (${getElapsedSeconds(since)} s)\n`,
		);
	if (!isTerminal) process.stdout.write(`  … ${title}\n`);
	const timer = setInterval(tick, isTerminal ? 1000 : 20_000);
	const printResult = (/** @type {string} */ mark) =>
		process.stdout.write(
			`${isTerminal ? '\r\x1b[K' : ''}  ${mark} ${title} (${getElapsedSeconds(since)} s)\n`,
		);
	try {
		const result = await work();
		clearInterval(timer);
		printResult('✓');
		return result;
	} catch (error) {
		clearInterval(timer);
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
