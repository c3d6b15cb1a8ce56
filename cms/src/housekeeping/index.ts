import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { backUp, stopBackup } from './backup';
import { onceANight, prepareNights } from './nights';
import { nightsKept } from './nights-kept';
import { reportOwnerless } from './ownerless';
import { sweepUploads } from './sweep';
import { forgetUnconfirmed } from './unconfirmed';

/** Seconds, minutes, hours, days, months, weekdays. */
const threeTimesAMinute = '*/20 * * * * *';
const eachHour = '0 7 * * * *';

let underWay: Promise<void> = Promise.resolve();
/** Does the night's work that is left, after what is under way. */
let begin = () => underWay;
let isStopping = false;

/** Brings what stands in the write-ahead log into `cms.db`: a mistaken copy of that file alone lacks a minute at most. */
const checkpoint = async (strapi: Core.Strapi) => {
	await strapi.db.connection.raw('pragma wal_checkpoint(passive)');
};

/** What the night brings; also after a start, where the server slept through it. */
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

/** Starts what the product does by itself while it runs. */
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

/** Somebody waits for what the next hour would bring. */
export const doNightsWork = () => void begin();

/** Waits for what is under way, before the database is closed. */
export async function stopHousekeeping() {
	isStopping = true;
	stopBackup();
	await underWay;
}
