import { isIP } from 'node:net';
import { connect } from 'node:tls';
import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	type Finding,
	reasonOf,
	reportFailure,
	reportNotSetUp,
	reportOk,
	reportWarning,
} from '../doctor-check';

const DAY_MS = 24 * 3_600_000;
/** Let's Encrypt's certificates are renewed 30 days before they expire, so fewer days mean that renewal fails. */
const MIN_VALID_DAYS = 14;
const renewInstruction =
	'Renew it: see why certbot or Caddy does not (`certbot renew --dry-run`, `journalctl -u caddy`).';

interface Certificate {
	readonly expiresAt: Date;
	/** Why browsers refuse it; undefined if they accept it. */
	readonly fault: string | undefined;
}

function readCertificate(origin: string, ca?: string): Promise<Certificate> {
	const { hostname, port } = new URL(origin);
	const host = hostname.replace(/^\[|\]$/g, '');
	return new Promise((resolve, reject) => {
		const socket = connect(
			{
				host,
				port: Number(port || 443),
				servername: isIP(host) ? '' : host,
				rejectUnauthorized: false,
				timeout: CHECK_TIMEOUT_MS,
				...(ca ? { ca } : {}),
			},
			() => {
				const { valid_to } = socket.getPeerCertificate();
				const { authorized, authorizationError } = socket;
				socket.destroy();
				resolve({
					expiresAt: new Date(valid_to),
					fault: authorized ? undefined : reasonOf(authorizationError),
				});
			},
		);
		socket.once('timeout', () => socket.destroy(new Error('it does not answer')));
		socket.once('error', reject);
	});
}

/**
 * Checks the certificate of an HTTPS origin.
 * @param ca authority to trust besides Node's own, for tests
 */
export async function checkCertificate(origin: string, ca?: string): Promise<Finding> {
	const { expiresAt, fault } = await readCertificate(origin, ca);
	const days = Math.floor((expiresAt.getTime() - Date.now()) / DAY_MS);
	if (days < 0)
		return reportFailure(`${origin}: expired on ${expiresAt.toISOString()}`, renewInstruction);
	if (fault)
		return reportFailure(
			`${origin}: browsers refuse the certificate (${fault})`,
			'Get one for this name from a public authority such as Let’s Encrypt.',
		);
	const findingText = `${origin}: expires in ${days} days`;
	return days < MIN_VALID_DAYS
		? reportWarning(findingText, renewInstruction)
		: reportOk(findingText);
}

const severities = ['wrong', 'look', 'off', 'ok'] as const;

export const certificateCheck: DoctorCheck = {
	name: 'Certificate',
	async look({ settings: { origins } }) {
		const secure = [...new Set([origins.site, origins.cms])].filter((one) =>
			one.startsWith('https:'),
		);
		if (secure.length === 0) return reportNotSetUp('no address uses HTTPS');
		const findings = await Promise.all(
			secure.map((origin) =>
				checkCertificate(origin).catch((error) =>
					reportFailure(
						`${origin} shows no certificate: ${reasonOf(error)}`,
						'Start the proxy, and let port 443 through the firewall.',
					),
				),
			),
		);
		const [worst] = findings.toSorted(
			(one, other) => severities.indexOf(one.state) - severities.indexOf(other.state),
		);
		return worst ?? reportOk('');
	},
};
