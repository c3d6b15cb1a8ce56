/** Returns the host for a request to a server on this machine. Wildcard addresses become the loopback address. */
export const toReachableHost = (host: string) =>
	host === '0.0.0.0'
		? '127.0.0.1'
		: host.includes(':')
			? `[${host === '::' ? '::1' : host}]`
			: host;

/** Canonical origins: `PUBLIC_URL` and `CMS_PUBLIC_URL`, or localhost with the ports. */
export function resolvePublicOrigins(env: {
	SITE_PORT: number;
	CMS_PORT: number;
	PUBLIC_URL?: string | undefined;
	CMS_PUBLIC_URL?: string | undefined;
}) {
	const clean = (url: string) => url.replace(/\/+$/, '');
	return {
		site: clean(env.PUBLIC_URL ?? `http://localhost:${env.SITE_PORT}`),
		cms: clean(env.CMS_PUBLIC_URL ?? `http://localhost:${env.CMS_PORT}`),
	};
}
