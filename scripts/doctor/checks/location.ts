import { type Check, look, off, ok, patience, reasonOf } from '../finding';

async function asked(url: string) {
	const response = await fetch(url, {
		signal: AbortSignal.timeout(patience),
		headers: { accept: 'application/json' },
	});
	if (!response.ok) {
		await response.body?.cancel();
		throw new Error(`it answers ${response.status}`);
	}
	return Object(await response.json());
}

export const location: Check = {
	name: 'Location',
	async look({ settings: { GEOIP_IP_URL, GEOIP_URL, GEOIP_TOKEN } }) {
		if (!GEOIP_URL) return off('not set up (GEOIP_URL): reviews say no place');
		try {
			const ip = GEOIP_IP_URL ? (await asked(GEOIP_IP_URL)).ip : '8.8.8.8';
			const url = new URL(`${GEOIP_URL.replace(/\/+$/, '')}/${encodeURIComponent(ip)}`);
			if (GEOIP_TOKEN) url.searchParams.set('token', GEOIP_TOKEN);
			const { country } = await asked(url.href);
			return country
				? ok(`${url.host} knows places`)
				: look(`${url.host} names no country`, 'See whether GEOIP_URL and GEOIP_TOKEN are right.');
		} catch (error) {
			return look(
				`does not answer: ${reasonOf(error)}`,
				'Reviews say no place meanwhile. See that GEOIP_URL, GEOIP_IP_URL and GEOIP_TOKEN are right.',
			);
		}
	},
};
