import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { backUp, stopBackup } from './backup';
import { onceANight, prepareNights } from './nights';
import { nightsKept } from './nights-kept';
import { reportOwnerless } from './ownerless';
import { sweepUploads } from './sweep';
import { forgetUnconfirmed } from './unconfirmed';

/** Cron rules: seconds, minutes, hours, days, months, weekdays. */
const threeTimesAMinute = '*/20 * * * * *';
const eachHour = '0 7 * * * *';

let underWay: Promise<void> = Promise.resolve();
/** Queues the nightly work that is left, after the current run. */
let begin = () => underWay;
let isStopping = false;

/** Writes the write-ahead log into `cms.db`: a mistaken copy of that file alone lacks a minute at most. */
const checkpoint = async (strapi: Core.Strapi) => {
	await strapi.db.connection.raw('pragma wal_checkpoint(passive)');
};

/** Does the nightly work; also after a start, in case the server was off during the night. */
async function work(strapi: Core.Strapi) {
	await onceANight(strapi, 'sweep', () => sweepUploads(strapi));
	await onceANight(strapi, 'owners', () => reportOwnerless(strapi));
	await onceANight(strapi, 'unconfirmed', () => forgetUnconfirmed(strapi));
	if ((await nightsKept()) > 0 && !isStopping)
		await onceANight(strapi, 'backup', (night) => backUp(strapi, night));
}

const reported =
	(strapi: Core.Strapi, task: (strapi: Core.Strapi) => Promise<void>) => async () => {
		try {
			await task(strapi);
		} catch (error) {
			if (!isStopping) strapi.log.error(error instanceof Error ? error.message : String(error));
		}
	};

/** Schedules the nightly work and the checkpoints. */
export async function startHousekeeping(strapi: Core.Strapi) {
	await prepareNights(strapi);
	const night = reported(strapi, work);
	begin = () => {
		underWay = underWay.then(night);
		return underWay;
	};
	strapi.cron.add({
		nightly: { task: () => begin(), options: { rule: eachHour } },
		...(env.DATABASE_URL
			? {}
			: {
					checkpoint: { task: reported(strapi, checkpoint), options: { rule: threeTimesAMinute } },
				}),
	});
	setImmediate(doNightsWork);
}

/** Starts the nightly work now, instead of within the next hour. */
export const doNightsWork = () => void begin();

/** Stops a backup, and waits for running work before the database is closed. */
export async function stopHousekeeping() {
	isStopping = true;
	stopBackup();
	await underWay;
}
