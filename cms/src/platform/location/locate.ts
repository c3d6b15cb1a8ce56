import { isIP } from 'node:net';
import { maxLengths, type VisitorLocation } from '@sumu/contract';
import * as z from 'zod';
import { env } from '../../env';
import { isPublicAddress } from '../lib/ip-addresses';

/** Milliseconds for both services together. */
const LOCATE_TIMEOUT_MS = 1800;

const unknownLocation: VisitorLocation = {
	ip: null,
	city: null,
	region: null,
	country: null,
	loc: null,
};

const placeTextSchema = z.string().trim().min(1).max(maxLengths.name).nullish().catch(null);
const placeSchema = z.object({
	city: placeTextSchema,
	region: placeTextSchema,
	country: placeTextSchema,
	loc: placeTextSchema,
});
const addressSchema = z.object({ ip: z.string().refine((ip) => isIP(ip) > 0) });

async function fetchJson<Schema extends z.ZodType>(url: URL, schema: Schema, signal: AbortSignal) {
	const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
	if (!response.ok) {
		await response.body?.cancel();
		throw new Error(`${url.host} answered ${response.status}`);
	}
	return schema.parse(await response.json());
}

/**
 * Returns the visitor's address if it is public. Otherwise the IP service returns the public address of this server.
 */
async function publicAddress(seen: string, signal: AbortSignal): Promise<string | null> {
	if (isPublicAddress(seen)) return seen;
	if (!env.GEOIP_IP_URL) return null;
	return (await fetchJson(new URL(env.GEOIP_IP_URL), addressSchema, signal)).ip;
}

async function placeOf(ip: string, signal: AbortSignal) {
	if (!env.GEOIP_URL) return {};
	const url = new URL(`${env.GEOIP_URL.replace(/\/+$/, '')}/${encodeURIComponent(ip)}`);
	if (env.GEOIP_TOKEN) url.searchParams.set('token', env.GEOIP_TOKEN);
	return fetchJson(url, placeSchema, signal);
}

/** Estimates a visitor's location. Values that the services do not return in time are null. */
export async function locateVisitor(seen: string): Promise<VisitorLocation> {
	const signal = AbortSignal.timeout(LOCATE_TIMEOUT_MS);
	let ip: string | null = null;
	try {
		ip = await publicAddress(seen, signal);
		const place = ip ? await placeOf(ip, signal) : {};
		return { ...unknownLocation, ip, ...place };
	} catch {
		return { ...unknownLocation, ip };
	}
}
