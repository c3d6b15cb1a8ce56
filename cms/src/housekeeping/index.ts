import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { purgeExpiredTrash } from '../platform/trash/empty-trash';
import { backUp, sendChanges, sendNow, stopBackup } from './backup';
import { getBackupRetention } from './backup-state';
import { ensureNightsRow, recordRun, runDailyOnce, runHourlyOnce } from './daily-jobs';
import { reportOwnerless } from './ownerless-files';
import { sweepUploads } from './sweep-uploads';

/** Deletes addresses that were not confirmed in time, as the privacy page promises. */
async function forgetUnconfirmed(strapi: Core.Strapi) {
	const { count } = await strapi.db.query('api::subscriber.subscriber').deleteMany({
		where: {
			$or: [{ confirmed: false }, { confirmed: { $null: true } }],
			confirmBy: { $lt: new Date().toISOString() },
		},
	});
	if (count > 0) strapi.log.info(`Forgot ${count} addresses that did not confirm the newsletter`);
}

/** Cron rules: seconds, minutes, hours, days, months, weekdays. */
const threeTimesAMinute = '*/20 * * * * *';
const eachHour = '0 7 * * * *';

let currentRun: Promise<void> = Promise.resolve();
/** Queues the nightly work that is left, after the current run. */
let queueNightlyWork = () => currentRun;
let isStopping = false;

/** Writes the write-ahead log into `cms.db`: a mistaken copy of that file alone lacks a minute at most. */
const checkpointWal = async (strapi: Core.Strapi) => {
	await strapi.db.connection.raw('pragma wal_checkpoint(passive)');
};

type NightlyTask = (strapi: Core.Strapi, night: string) => Promise<void>;
const nightlyTasks = new Map<string, NightlyTask>();

/** Adds a task of a resource to the nightly work. */
export const addNightlyTask = (name: string, work: NightlyTask) => nightlyTasks.set(name, work);

/** Does the nightly work; also after a start, in case the server was off during the night. */
async function runNightlyTasks(strapi: Core.Strapi) {
	await runDailyOnce(strapi, 'sweep', () => sweepUploads(strapi));
	await runDailyOnce(strapi, 'owners', () => reportOwnerless(strapi));
	await runDailyOnce(strapi, 'unconfirmed', () => forgetUnconfirmed(strapi));
	for (const [name, work] of nightlyTasks)
		await runDailyOnce(strapi, name, (night) => work(strapi, night));
	await runDailyOnce(strapi, 'trash', () => purgeExpiredTrash(strapi));
	if ((await getBackupRetention()) > 0 && !isStopping)
		await runDailyOnce(strapi, 'backup', (night) => backUp(strapi, night));
}

/** Sends a backup each hour; apart from the nightly work, because it must not depend on its success. */
async function runHourlyTasks(strapi: Core.Strapi) {
	if (env.BACKUP_URL && !isStopping) await runHourlyOnce(strapi, 'offSite', sendChanges);
}

const withErrorLog =
	(strapi: Core.Strapi, task: (strapi: Core.Strapi) => Promise<void>) => async () => {
		try {
			await task(strapi);
		} catch (error) {
			if (!isStopping) strapi.log.error(error instanceof Error ? error.message : String(error));
		}
	};

/** Schedules the nightly work and the checkpoints. */
export async function startHousekeeping(strapi: Core.Strapi) {
	await ensureNightsRow(strapi);
	const night = withErrorLog(strapi, runNightlyTasks);
	const hourlyWork = withErrorLog(strapi, runHourlyTasks);
	queueNightlyWork = () => {
		currentRun = currentRun.then(night).then(hourlyWork);
		return currentRun;
	};
	strapi.cron.add({
		nightly: { task: () => queueNightlyWork(), options: { rule: eachHour } },
		...(env.DATABASE_URL
			? {}
			: {
					checkpoint: {
						task: withErrorLog(strapi, checkpointWal),
						options: { rule: threeTimesAMinute },
					},
				}),
	});
	setImmediate(startNightlyWork);
}

/** Sends a backup to BACKUP_URL after the current work, whether or not content has changed. @throws if it fails */
export function sendBackupNow(): Promise<void> {
	const backupRun = currentRun.then(() => recordRun(strapi, 'offSite', sendNow));
	currentRun = backupRun.catch(() => {});
	return backupRun;
}

/** Starts the nightly work now, instead of within the next hour. */
export const startNightlyWork = () => void queueNightlyWork();

/** Stops a backup, and waits for running work before the database is closed. */
export async function stopHousekeeping() {
	isStopping = true;
	stopBackup();
	await currentRun;
}
