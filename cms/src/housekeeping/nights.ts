import type { Core } from '@strapi/strapi';

const uid = 'strapi::core-store';
const key = 'core_sumu_nights';
const hourMs = 3600 * 1000;
/** A night begins when the fewest visitors are there. */
const beginsAt = 3;
/** Before this nobody else takes over what somebody began. */
const patienceMs = 0.9 * hourMs;

interface Night {
	/** The last one that is done, like 2026-11-22. */
	readonly done?: string;
	/** When somebody last began, in milliseconds. */
	readonly begun?: number;
	/** The night that was tried in vain; none once a later try is done. */
	readonly failed?: string;
}
type Nights = Readonly<Record<string, Night>>;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The night that began last, in the server's time. */
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

/** Writes where nobody else wrote since: of several processes one goes on. */
async function write(strapi: Core.Strapi, was: string, nights: Nights): Promise<boolean> {
	const data = { value: JSON.stringify(nights) };
	const { count } = await strapi.db.query(uid).updateMany({ where: { key, value: was }, data });
	return count === 1;
}

/** Makes the row that the processes take turns by. */
export async function prepareNights(strapi: Core.Strapi) {
	if (await strapi.db.query(uid).findOne({ where: { key } })) return;
	await strapi.db.query(uid).create({ data: { key, value: '{}', type: 'object' } });
}

/** Does a night's work once, whichever process comes first; one that failed is tried again an hour later. */
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

/** Whatever else is written meanwhile. */
async function note(strapi: Core.Strapi, name: string, night: Night) {
	for (let isWritten = false; !isWritten; ) {
		const { text, nights } = await read(strapi);
		isWritten = await write(strapi, text, { ...nights, [name]: night });
	}
}

/** How a night's work went last. */
export async function lastNight(strapi: Core.Strapi, name: string): Promise<Night> {
	const { nights } = await read(strapi);
	return nights[name] ?? {};
}
