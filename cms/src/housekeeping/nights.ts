import type { Core } from '@strapi/strapi';

const uid = 'strapi::core-store';
const key = 'core_sumu_nights';
const hourMs = 3600 * 1000;
/** Hour at which a night begins, when the site has the fewest visitors. */
const beginsAt = 3;
/** Milliseconds for which no other process takes over unfinished work. */
const patienceMs = 0.9 * hourMs;

interface Night {
	/** Last finished night, such as 2026-11-22. */
	readonly done?: string;
	/** Start of the last attempt, in milliseconds. */
	readonly begun?: number;
	/** Night of a failed attempt; unset after a later success. */
	readonly failed?: string;
}
type Nights = Readonly<Record<string, Night>>;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the date on which the current night began, in the server's time zone. */
export function nightOf(now: number): string {
	const date = new Date(now - beginsAt * hourMs);
	return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
		.map((each) => twoDigits(each))
		.join('-');
}

async function read(strapi: Core.Strapi): Promise<{ text: string; nights: Nights }> {
	const { value: text } = await strapi.db.query(uid).findOne({ where: { key } });
	return { text, nights: JSON.parse(text) };
}

/** Writes only if the row is unchanged (optimistic concurrency), so that one of several processes wins. */
async function write(strapi: Core.Strapi, was: string, nights: Nights): Promise<boolean> {
	const data = { value: JSON.stringify(nights) };
	const { count } = await strapi.db.query(uid).updateMany({ where: { key, value: was }, data });
	return count === 1;
}

/** Creates the row that coordinates the processes. */
export async function prepareNights(strapi: Core.Strapi) {
	if (await strapi.db.query(uid).findOne({ where: { key } })) return;
	await strapi.db.query(uid).create({ data: { key, value: '{}', type: 'object' } });
}

/** Does a night's work once, in the first process that starts it; failed work is tried again an hour later. */
export async function onceANight(
	strapi: Core.Strapi,
	name: string,
	work: (night: string) => Promise<void>,
) {
	const now = Date.now();
	const night = nightOf(now);
	const { text, nights } = await read(strapi);
	const { begun = 0, ...before } = nights[name] ?? {};
	if (before.done === night || now - begun < patienceMs) return;
	if (!(await write(strapi, text, { ...nights, [name]: { ...before, begun: now } }))) return;
	try {
		await work(night);
	} catch (error) {
		await note(strapi, name, { ...before, begun: now, failed: night });
		throw error;
	}
	await note(strapi, name, { done: night });
}

/** Records a result, and tries again if another process writes meanwhile. */
async function note(strapi: Core.Strapi, name: string, night: Night) {
	for (let isWritten = false; !isWritten; ) {
		const { text, nights } = await read(strapi);
		isWritten = await write(strapi, text, { ...nights, [name]: night });
	}
}

/** Returns the last result of a nightly task. */
export async function lastNight(strapi: Core.Strapi, name: string): Promise<Night> {
	const { nights } = await read(strapi);
	return nights[name] ?? {};
}
