import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	reasonOf,
	reportNotSetUp,
	reportOk,
	reportWarning,
} from '../doctor-check';

async function fetchJson(url: string) {
	const response = await fetch(url, {
		signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
		headers: { accept: 'application/json' },
	});
	if (!response.ok) {
		await response.body?.cancel();
		throw new Error(`it answers ${response.status}`);
	}
	return Object(await response.json());
}

export const locationCheck: DoctorCheck = {
	name: 'Location',
	async look({ settings: { GEOIP_IP_URL, GEOIP_URL, GEOIP_TOKEN } }) {
		if (!GEOIP_URL) return reportNotSetUp('not set up (GEOIP_URL): reviews say no place');
		try {
			const ip = GEOIP_IP_URL ? (await fetchJson(GEOIP_IP_URL)).ip : '8.8.8.8';
			const url = new URL(`${GEOIP_URL.replace(/\/+$/, '')}/${encodeURIComponent(ip)}`);
			if (GEOIP_TOKEN) url.searchParams.set('token', GEOIP_TOKEN);
			const { country } = await fetchJson(url.href);
			return country
				? reportOk(`${url.host} knows places`)
				: reportWarning(
						`${url.host} names no country`,
						'See whether GEOIP_URL and GEOIP_TOKEN are right.',
					);
		} catch (error) {
			return reportWarning(
				`does not answer: ${reasonOf(error)}`,
				'Reviews say no place meanwhile. See that GEOIP_URL, GEOIP_IP_URL and GEOIP_TOKEN are right.',
			);
		}
	},
};
