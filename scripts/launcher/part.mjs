import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../setup/install.mjs';
import { runStep } from '../setup/progress.mjs';
import { isResponding } from './answers.mjs';
import { formatLogLine } from './log.mjs';

// Lines that mean nothing to an owner: Strapi's housekeeping on a new database, and a Vite warning about an
// option that React Router's compiler uses.
const ignoredLinePattern =
	/\[(?:internal migration|discard-drafts)\]|`envFile` option is deprecated/;

// Strapi's notices, which tell a person at a terminal nothing that the launcher does not say.
const noticePattern =
	/Strapi started successfully|Shutting down Strapi|Strapi has been shut down|Media Library has been redesigned/;

const READY_TIMEOUT_MS = 10 * 60_000;
const HEALTH_POLL_INTERVAL_MS = 250;
const STOP_TIMEOUT_MS = 10_000;

const MIN_RESTART_DELAY_MS = 1000;
const MAX_RESTART_DELAY_MS = 60_000;
/** A part that ran this long counts as healthy, so that the next delay is the shortest again. */
const HEALTHY_RUN_MS = 60_000;

/**
 * Returns the delay before a part that ended is restarted. All values are in milliseconds.
 * @param {number} lastDelay the pause before this run, 0 before the first
 * @param {number} runDuration how long this run was
 */
export const getRestartDelay = (lastDelay, runDuration) =>
	runDuration >= HEALTHY_RUN_MS || lastDelay === 0
		? MIN_RESTART_DELAY_MS
		: Math.min(lastDelay * 2, MAX_RESTART_DELAY_MS);

/** A part of the product. Its output is shown with its name in front. */
export class Part {
	/** @type {import('node:child_process').ChildProcess | undefined} */
	#child;
	/** @type {import('node:child_process').ChildProcess | undefined} */
	#spare;
	/** @type {import('node:child_process').ChildProcess | undefined} */
	#candidate;
	/** @type {NodeJS.Timeout | undefined} */
	#again;
	#lastPause = 0;
	#hasStarted = false;
	#isStopped = false;

	/**
	 * @param {import('./plan').PartStartCommand} part
	 * @param {NodeJS.ProcessEnv} env
	 */
	constructor(part, env) {
		this.part = part;
		this.env = env;
	}

	/**
	 * Starts the part. After its first response, it is restarted whenever it ends.
	 * @param {AbortSignal} stop
	 * @throws if it ends or does not respond in time
	 */
	start(stop) {
		return runStep(this.part.title, async () => {
			this.#adopt(this.#launch(false));
			await this.#untilItAnswers(stop);
			this.#hasStarted = true;
		});
	}

	/** Stops the part permanently. */
	async stop() {
		this.#isStopped = true;
		await this.#end();
	}

	/** Launches the process for the next replacement, which loads beforehand what no edit changes. */
	prepareReplacement() {
		if (this.#isStopped || this.#spare?.connected) return;
		this.#spare = this.#launch(true);
	}

	/**
	 * Replaces the process by a new one, which loads its code while the old one still runs, on the message `load`,
	 * reports that with a message, and starts on `start`. The old one keeps running if the new one cannot load, or is
	 * not sound.
	 * @param {Promise<boolean>} isSound
	 */
	async replace(isSound) {
		const candidate = this.#spare?.connected ? this.#spare : this.#launch(true);
		this.#spare = undefined;
		this.#candidate = candidate;
		candidate.send('load');
		const hasLoaded = await Promise.race([
			once(candidate, 'message').then(() => true),
			once(candidate, 'exit').then(() => false),
		]);
		const canReplace = (await isSound) && hasLoaded && !this.#isStopped;
		this.#candidate = undefined;
		if (!canReplace) {
			candidate.kill('SIGKILL');
			this.prepareReplacement();
			return;
		}
		await this.#end();
		this.#adopt(candidate);
		candidate.send('start');
		void this.#sayWhenItRuns('restarted').then(() => this.prepareReplacement());
	}

	/** Sends SIGTERM, then SIGKILL if the process does not end in time. */
	async #end() {
		clearTimeout(this.#again);
		this.#candidate?.kill('SIGKILL');
		this.#spare?.kill('SIGKILL');
		const child = this.#child;
		this.#child = undefined;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const exitEvent = once(child, 'exit');
		child.kill('SIGTERM');
		const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
		await exitEvent;
		clearTimeout(force);
	}

	/** @param {boolean} hasChannel whether the process can exchange messages with this one */
	#launch(hasChannel) {
		const { folder, command } = this.part;
		const child = spawn(process.execPath, command, {
			cwd: join(repositoryRoot, folder),
			env: this.env,
			stdio: ['ignore', 'pipe', 'pipe', ...(hasChannel ? [/** @type {const} */ ('ipc')] : [])],
		});
		for (const stream of [child.stdout, child.stderr])
			if (stream)
				createInterface({ input: stream }).on('line', (line) => {
					if (line.trim() && !this.#isIgnored(line)) this.#say(line);
				});
		return child;
	}

	/**
	 * Makes a process the one that is restarted when it ends.
	 * @param {import('node:child_process').ChildProcess} child
	 */
	#adopt(child) {
		const since = Date.now();
		child.once('error', (error) => this.#hasEnded(child, error.message, since));
		child.once('exit', (code, signal) =>
			this.#hasEnded(child, signal ? `ended by ${signal}` : `exit code ${code}`, since),
		);
		this.#child = child;
	}

	/**
	 * @param {import('node:child_process').ChildProcess} child
	 * @param {string} why
	 * @param {number} since
	 */
	#hasEnded(child, why, since) {
		if (this.#child !== child) return;
		this.#child = undefined;
		if (!this.#hasStarted) return;
		this.#lastPause = getRestartDelay(this.#lastPause, Date.now() - since);
		this.#say(`has stopped (${why}); it is started again in ${this.#lastPause / 1000} s`);
		this.#again = setTimeout(() => this.#startAgain(), this.#lastPause);
	}

	async #startAgain() {
		this.#say('is started again');
		this.#adopt(this.#launch(false));
		await this.#sayWhenItRuns('runs again');
	}

	/** @param {string} message */
	async #sayWhenItRuns(message) {
		const child = this.#child;
		while (child && this.#child === child) {
			if (await isResponding(this.part.health)) return this.#say(message);
			await pause(HEALTH_POLL_INTERVAL_MS);
		}
	}

	/** @param {AbortSignal} stop */
	async #untilItAnswers(stop) {
		const { name, health } = this.part;
		const deadline = Date.now() + READY_TIMEOUT_MS;
		while (Date.now() < deadline) {
			if (!this.#child || stop.aborted)
				throw new Error(`The ${name} ended while starting; its last lines say why.`);
			if (await isResponding(health)) return;
			await pause(HEALTH_POLL_INTERVAL_MS);
		}
		throw new Error(`The ${name} did not answer at ${health}.`);
	}

	/** @param {string} line */
	#isIgnored(line) {
		return (
			ignoredLinePattern.test(line) || (this.env.LOG_FORMAT !== 'json' && noticePattern.test(line))
		);
	}

	/** @param {string} line */
	#say(line) {
		console.log(formatLogLine(this.part.name, line, this.env.LOG_FORMAT));
	}
}
