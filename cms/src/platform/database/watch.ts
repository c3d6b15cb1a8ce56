import type { Core } from '@strapi/strapi';
import { isDatabaseFailure } from './failure';

/** Times in milliseconds, from `performance.now`. */
let lastFailure = Number.NEGATIVE_INFINITY;
let lastLostCommit = Number.NEGATIVE_INFINITY;
let isDown = false;

function recordFailure(error: Error) {
	lastFailure = performance.now();
	if (isDown) return;
	isDown = true;
	strapi.log.warn(`The database does not answer: ${error.message || error.name}`);
}

function recordRecovery() {
	if (!isDown) return;
	isDown = false;
	strapi.log.info('The database answers again');
}

/**
 * Records each database failure at its source, because some callers catch the error and report another one, such as
 * Strapi's sign-in.
 */
export function watchDatabase({ db }: Core.Strapi) {
	db.connection.on('query-error', (error: Error, { sql }: { sql?: string }) => {
		// Knex reports a transaction as successful even if its commit fails.
		if (sql && /^commit/i.test(sql)) lastLostCommit = performance.now();
		if (isDatabaseFailure(error)) recordFailure(error);
	});
	db.connection.on('query-response', recordRecovery);
	// If one of several parallel queries has failed, nothing awaits the others.
	process.on('unhandledRejection', (error) => {
		if (!isDatabaseFailure(error)) throw error;
	});
	db.connection.client.pool.on('acquireFail', (_id: number, error: Error) => recordFailure(error));
}

/** Checks whether any query has failed since a time from `performance.now`. */
export const hasFailedSince = (moment: number): boolean => lastFailure >= moment;

/** Checks whether a commit has failed since that time. Its caller got no error. */
export const hasLostCommitSince = (moment: number): boolean => lastLostCommit >= moment;
