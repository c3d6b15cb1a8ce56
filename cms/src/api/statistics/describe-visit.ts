import type { DeviceClass, VisitBody } from '@sumu/contract';
import { env } from '../../env';

/** Programs by their user agents: crawlers, previews of links, monitors and HTTP libraries. */
const programPattern =
	/bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|facebookexternalhit|curl|wget|python|java\/|go-http|node|axios|okhttp|httpclient|libwww|scan|fetch/i;

export const isProgram = (userAgent: string) => userAgent === '' || programPattern.test(userAgent);

export function deviceOf(userAgent: string): DeviceClass {
	if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
	return /mobi|iphone|ipod|android/i.test(userAgent) ? 'phone' : 'desktop';
}

/** Private pages: some of their addresses are secrets of one person. */
const privatePattern =
	/^\/(?:sumu|preview|testimonial|newsletter|reset-password|confirm-email|login|user|profile|settings|cards?|api|uploads)(?:\/|$)/;

const MAX_KEY_LENGTH = 255;
const ownHost = new URL(env.origins.site).host;

function hostOf(referrer: string | undefined): string | null {
	try {
		const { host, protocol } = new URL(referrer ?? '');
		return protocol.startsWith('http') && host !== ownHost ? host.replace(/^www\./, '') : null;
	} catch {
		return null;
	}
}

/** Returns the page and the origin of a visit; null if the page is not counted. */
export function describeVisit({
	path,
	referrer,
}: VisitBody): { page: string; origin: string | null } | null {
	if (!path.startsWith('/') || path.startsWith('//')) return null;
	const { pathname, searchParams } = new URL(path, env.origins.site);
	if (privatePattern.test(pathname)) return null;
	const origin = searchParams.get('utm_source')?.trim() || hostOf(referrer);
	return {
		page: pathname.slice(0, MAX_KEY_LENGTH),
		origin: origin?.slice(0, MAX_KEY_LENGTH) ?? null,
	};
}
