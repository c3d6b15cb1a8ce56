// Plain JavaScript: this runs before anything is installed.
const seconds = (/** @type {number} */ since) => Math.round((Date.now() - since) / 1000);

/**
 * Runs one step of the start and shows its progress: a line that counts seconds on a terminal, otherwise
 * a new line every 20 seconds.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
	const since = Date.now();
	if (process.env.LOG_FORMAT === 'json') return logged(title, work);
	const live = process.stdout.isTTY === true;
	const tick = () =>
		process.stdout.write(
			live ? `\r  … ${title} (${seconds(since)} s)` : `  … ${title} (${seconds(since)} s)\n`,
		);
	if (!live) process.stdout.write(`  … ${title}\n`);
	const timer = setInterval(tick, live ? 1000 : 20_000);
	const done = (/** @type {string} */ mark) =>
		process.stdout.write(`${live ? '\r\x1b[K' : ''}  ${mark} ${title} (${seconds(since)} s)\n`);
	try {
		const result = await work();
		clearInterval(timer);
		done('✓');
		return result;
	} catch (error) {
		clearInterval(timer);
		done('✗');
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
async function logged(title, work) {
	const since = Date.now();
	const tell = (/** @type {string} */ level) => {
		const time = new Date().toISOString();
		const entry = { time, level, part: 'launcher', message: title, seconds: seconds(since) };
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
