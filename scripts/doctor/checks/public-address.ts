import { lookup } from 'node:dns/promises';
import {
	type CheckContext,
	type DoctorCheck,
	type Finding,
	reasonOf,
	reportFailure,
	reportNotSetUp,
	reportOk,
} from '../doctor-check';
import { isOwnInstance } from '../own-instance';

async function checkOrigin(
	name: string,
	origin: string,
	{ settings }: CheckContext,
): Promise<Finding | undefined> {
	const { hostname } = new URL(origin);
	try {
		await lookup(hostname.replace(/^\[|\]$/g, ''));
	} catch {
		return reportFailure(
			`${name}: there is no host ${hostname}`,
			`Create a DNS record for ${hostname} that points to this server, or set ${name} right.`,
		);
	}
	try {
		if (await isOwnInstance(origin, settings.INTERNAL_SECRET)) return undefined;
	} catch (error) {
		return reportFailure(
			`${name}: ${origin} does not answer: ${reasonOf(error)}`,
			'Start the product and its proxy, and let ports 80 and 443 through the firewall.',
		);
	}
	return reportFailure(
		`${name}: ${origin} answers, but as another site`,
		`See that its DNS record points to this server, that the proxy routes it to this product, and that ${name} is right.`,
	);
}

/** Checks that visitors who type the public addresses reach this installation. */
export const publicAddressCheck: DoctorCheck = {
	name: 'Public',
	async look(context) {
		const { PUBLIC_URL, CMS_PUBLIC_URL, origins } = context.settings;
		if (!PUBLIC_URL) return reportNotSetUp('not set up (PUBLIC_URL): the site is for this machine');
		const findings = await Promise.all([
			checkOrigin('PUBLIC_URL', origins.site, context),
			...(CMS_PUBLIC_URL && origins.cms !== origins.site
				? [checkOrigin('CMS_PUBLIC_URL', origins.cms, context)]
				: []),
		]);
		return findings.find((finding) => finding) ?? reportOk(`${origins.site} is this site`);
	},
};
