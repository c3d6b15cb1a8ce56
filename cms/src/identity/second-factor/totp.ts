import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { env } from '../../env';

/** Tolerance for the phone's clock in steps of 30 seconds, either way. */
const TOTP_WINDOW_STEPS = 1;

export const newSecret = () => new Secret().base32;

/** Returns the URI for an authenticator app, as text and as a QR code. */
export function forApp(secret: string, email: string) {
	const issuer = new URL(env.origins.site).host;
	const uri = new TOTP({ issuer, label: email, secret }).toString();
	// Quiet zone of four modules, as in the standard; some apps insist on it.
	const svg = renderSVG(uri, { border: 4 });
	return { uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** Returns the time step of a valid code, or null. */
export function stepOf(secret: string, token: string): number | null {
	const timestamp = Date.now();
	const delta = TOTP.validate({
		token,
		secret: Secret.fromBase32(secret),
		timestamp,
		window: TOTP_WINDOW_STEPS,
	});
	return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
