import type { Core } from '@strapi/strapi';

const coreStoreUid = 'strapi::core-store';
const nightsKey = 'core_sumu_nights';
const HOUR_MS = 3600 * 1000;
/** Hour at which a night begins, when the site has the fewest visitors. */
const NIGHT_START_HOUR = 3;
/** Milliseconds for which no other process takes over unfinished work. */
const TASK_LEASE_MS = 0.9 * HOUR_MS;

interface Night {
	/** Last finished night, such as 2026-11-22, or other period. */
	readonly done?: string;
	/** Start of the last attempt, in milliseconds. */
	readonly begun?: number;
	/** Night of a failed attempt; unset after a later success. */
	readonly failed?: string;
}
type Nights = Readonly<Record<string, Night>>;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the date on which the current night began, in the server's time zone. */
export function getNightDate(now: number): string {
	const date = new Date(now - NIGHT_START_HOUR * HOUR_MS);
	return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
		.map((each) => twoDigits(each))
		.join('-');
}

async function readNights(strapi: Core.Strapi): Promise<{ text: string; nights: Nights }> {
	const { value: text } = await strapi.db
		.query(coreStoreUid)
		.findOne({ where: { key: nightsKey } });
	return { text, nights: JSON.parse(text) };
}

/** Writes only if the row is unchanged (optimistic concurrency), so that one of several processes wins. */
async function tryWriteNights(
	strapi: Core.Strapi,
	expectedText: string,
	nights: Nights,
): Promise<boolean> {
	const data = { value: JSON.stringify(nights) };
	const { count } = await strapi.db
		.query(coreStoreUid)
		.updateMany({ where: { key: nightsKey, value: expectedText }, data });
	return count === 1;
}

/** Creates the row that coordinates the processes. */
export async function ensureNightsRow(strapi: Core.Strapi) {
	if (await strapi.db.query(coreStoreUid).findOne({ where: { key: nightsKey } })) return;
	await strapi.db
		.query(coreStoreUid)
		.create({ data: { key: nightsKey, value: '{}', type: 'object' } });
}

type Work = (night: string) => Promise<void>;

/** Does a night's work once, in the first process that starts it; failed work is tried again an hour later. */
export const runDailyOnce = (strapi: Core.Strapi, name: string, work: Work) =>
	runOnce(strapi, name, getNightDate(Date.now()), work);

/** Does an hour's work once, in the first process that starts it. */
export const runHourlyOnce = (strapi: Core.Strapi, name: string, work: () => Promise<void>) =>
	runOnce(strapi, name, getHour(), work);

/** Does work once in each period of this length, in the first process that starts it. */
export const runOnceEach = (
	strapi: Core.Strapi,
	name: string,
	periodMs: number,
	work: () => Promise<void>,
) => runOnce(strapi, name, String(Math.floor(Date.now() / periodMs)), work, 0.9 * periodMs);

/** Returns the current hour in UTC, such as 2026-11-29T06. */
const getHour = () => new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length);

async function runOnce(
	strapi: Core.Strapi,
	name: string,
	period: string,
	work: Work,
	leaseMs = TASK_LEASE_MS,
) {
	const now = Date.now();
	const { text, nights } = await readNights(strapi);
	const { begun: startedAt = 0, ...before } = nights[name] ?? {};
	if (before.done === period || now - startedAt < leaseMs) return;
	if (!(await tryWriteNights(strapi, text, { ...nights, [name]: { ...before, begun: now } })))
		return;
	await finish(strapi, name, period, work, { ...before, begun: now });
}

/** Does an hour's work although it may have been done already, and records the result. */
export const recordRun = (strapi: Core.Strapi, name: string, work: () => Promise<void>) =>
	finish(strapi, name, getHour(), work, {});

/** @param onFailure state to keep if the work fails */
async function finish(
	strapi: Core.Strapi,
	name: string,
	period: string,
	work: Work,
	onFailure: Night,
) {
	try {
		await work(period);
	} catch (error) {
		await recordNight(strapi, name, { ...onFailure, failed: period });
		throw error;
	}
	await recordNight(strapi, name, { done: period });
}

/** Records a result, and tries again if another process writes meanwhile. */
async function recordNight(strapi: Core.Strapi, name: string, night: Night) {
	for (let isWritten = false; !isWritten; ) {
		const { text, nights } = await readNights(strapi);
		isWritten = await tryWriteNights(strapi, text, { ...nights, [name]: night });
	}
}

/** Returns the last result of a nightly task. */
export async function lastNight(strapi: Core.Strapi, name: string): Promise<Night> {
	const { nights } = await readNights(strapi);
	return nights[name] ?? {};
}
