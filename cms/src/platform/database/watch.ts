import type { Core } from '@strapi/strapi';
import { isDatabaseFailure } from './failure';

/** Milliseconds, as `performance.now` counts them. */
let lastFailure = Number.NEGATIVE_INFINITY;
let lastLostCommit = Number.NEGATIVE_INFINITY;
let isDown = false;

function failed(error: Error) {
	lastFailure = performance.now();
	if (isDown) return;
	isDown = true;
	strapi.log.warn(`The database does not answer: ${error.message || error.name}`);
}

function answered() {
	if (!isDown) return;
	isDown = false;
	strapi.log.info('The database answers again');
}

/**
 * Notices each failure of the database where it happens: some that catch its errors, Strapi's sign-in
 * among them, say something else in their place.
 */
export function watchDatabase({ db }: Core.Strapi) {
	db.connection.on('query-error', (error: Error, { sql }: { sql?: string }) => {
		// Knex tells who waits for a transaction's end that all went well even where its commit fails.
		if (sql && /^commit/i.test(sql)) lastLostCommit = performance.now();
		if (isDatabaseFailure(error)) failed(error);
	});
	db.connection.on('query-response', answered);
	// Of queries that run side by side one has failed, and nobody waits for the others any more.
	process.on('unhandledRejection', (error) => {
		if (!isDatabaseFailure(error)) throw error;
	});
	db.connection.client.pool.on('acquireFail', (_id: number, error: Error) => failed(error));
}

/** Whether the database has failed, for anybody, since that moment of `performance.now`. */
export const hasFailedSince = (moment: number): boolean => lastFailure >= moment;

/** Whether what somebody wrote since that moment may not be in the database, though no error says so. */
export const hasLostCommitSince = (moment: number): boolean => lastLostCommit >= moment;
