// docs/decisions/0019-two-sqlite-drivers.md
const { setTimeout: pause } = require('node:timers/promises');

const major = Number(process.versions.node.split('.')[0]);
const Driver = major < 22 ? compiledDriver() : require('better-sqlite3-13');

/**
 * Maximum number of cached prepared statements. knex prepares every statement again; the cache saves a sixth of a
 * request.
 */
const mostStatements = 500;
/** Statement with which knex begins each transaction. */
const knexBegin = 'BEGIN;';
/** Longest wait for another process's lock, and the pause between two attempts, in milliseconds. */
const LOCK_TIMEOUT_MS = 15_000;
const LOCK_RETRY_MS = 5;

module.exports = class Database extends Driver {
	#statements = new Map();

	prepare(sql) {
		if (sql === knexBegin) return { reader: false, run: () => this.#beginWriting() };
		const kept = this.#statements.get(sql);
		const statement = kept ?? super.prepare(sql);
		this.#statements.delete(sql);
		this.#statements.set(sql, statement);
		if (this.#statements.size > mostStatements)
			this.#statements.delete(this.#statements.keys().next().value);
		return statement;
	}

	/**
	 * Begins a transaction with the write lock: SQLite refuses a transaction that reads first and writes later if
	 * another process has written in between. Waits for the lock without blocking this process.
	 */
	async #beginWriting() {
		const deadline = performance.now() + LOCK_TIMEOUT_MS;
		const begin = this.prepare('BEGIN IMMEDIATE');
		const busyTimeout = this.pragma('busy_timeout', { simple: true });
		for (;;) {
			try {
				this.pragma('busy_timeout = 0');
				return begin.run();
			} catch (error) {
				if (!/^SQLITE_BUSY/.test(error.code) || performance.now() > deadline) throw error;
			} finally {
				this.pragma(`busy_timeout = ${busyTimeout}`);
			}
			await pause(LOCK_RETRY_MS);
		}
	}
};

function compiledDriver() {
	try {
		return require('better-sqlite3-12');
	} catch (cause) {
		throw new Error(
			'The SQLite driver is not there: on Node 20 it is compiled. Install Python, make and g++ and run `npm ci` in cms/, or use Node 22 or newer.',
			{ cause },
		);
	}
}
