import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { env } from '../../env';

/** Steps of 30 seconds a phone's clock may be off, either way. */
const window = 1;

export const newSecret = () => new Secret().base32;

/** The address an authenticator app reads, as text and as a picture. */
export function forApp(secret: string, email: string) {
	const issuer = new URL(env.origins.site).host;
	const uri = new TOTP({ issuer, label: email, secret }).toString();
	// Quiet space of four modules: the standard's, and some apps insist.
	const svg = renderSVG(uri, { border: 4 });
	return { uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** The step a code is of; null where it is none of this time. */
export function stepOf(secret: string, token: string): number | null {
	const timestamp = Date.now();
	const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window });
	return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
