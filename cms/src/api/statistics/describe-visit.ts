import { type DeviceClass, publicPathPattern, type VisitBody } from '@sumu/contract';
import { env } from '../../env';

/** Programs by their user agents: crawlers, previews of links, monitors and HTTP libraries. */
const programPattern =
	/bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|facebookexternalhit|curl|wget|python|java\/|go-http|node|axios|okhttp|httpclient|libwww|scan|fetch/i;

export const isProgram = (userAgent: string) => userAgent === '' || programPattern.test(userAgent);

export function deviceOf(userAgent: string): DeviceClass {
	const isAndroidTablet = /android/i.test(userAgent) && !/mobile/i.test(userAgent);
	if (isAndroidTablet || /ipad|tablet/i.test(userAgent)) return 'tablet';
	return /mobi|iphone|ipod|android/i.test(userAgent) ? 'phone' : 'desktop';
}

const MAX_KEY_LENGTH = 255;
const ownHost = new URL(env.origins.site).host;

/**
 * Returns a text as a key of the counts: one line of whole characters. Everyone can send any text, and PostgreSQL refuses
 * some control characters.
 */
const toKey = (text: string): string =>
	[...text.replace(/\p{C}+/gu, ' ').trim()].slice(0, MAX_KEY_LENGTH).join('');

/** Returns the address of a path of this site; null for anything else, such as `/\elsewhere.example`. */
function parsePath(path: string): URL | null {
	if (!path.startsWith('/') || !URL.canParse(path, env.origins.site)) return null;
	const address = new URL(path, env.origins.site);
	return address.host === ownHost ? address : null;
}

function hostOf(referrer: string | undefined): string | null {
	try {
		const { host, protocol } = new URL(referrer ?? '');
		return protocol.startsWith('http') && host !== ownHost
			? toKey(host.replace(/^www\./, ''))
			: null;
	} catch {
		return null;
	}
}

/** Returns the page and the origin of a visit; null if the page is not counted. */
export function describeVisit({
	path,
	referrer,
}: VisitBody): { page: string; origin: string | null } | null {
	const address = parsePath(path);
	if (!address || !publicPathPattern.test(address.pathname)) return null;
	const source = toKey(address.searchParams.get('utm_source') ?? '');
	return { page: toKey(address.pathname), origin: source || hostOf(referrer) };
}
