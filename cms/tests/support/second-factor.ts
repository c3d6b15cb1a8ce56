import { TOTP } from 'otpauth';
import type { Person } from './accounts.ts';
import { call } from './api.ts';

const second = 1000;
export const step = 30 * second;

/** The code that an authenticator app shows at this time. */
export const codeAt = (secret: string, timestamp: number) =>
	new TOTP({ secret }).generate({ timestamp });

/** Calls an endpoint of the second factor as a signed-in account. */
export const factorCall = (
	{ token }: Pick<Person, 'token'>,
	path: string,
	body: object,
	base?: string,
) =>
	call(`/api/account/second-factor${path}`, {
		method: 'POST',
		body,
		token,
		...(base ? { base } : {}),
	});

/** Turns two-step sign-in on with the code of `now`, which uses up that code. */
export async function turnOn(
	one: Pick<Person, 'token'> & { password?: string },
	now: number,
	base?: string,
) {
	const begun = await factorCall(one, '/setup', { password: one.password }, base);
	const { secret, setup, uri, qr } = begun.body.data;
	const on = await factorCall(one, '', { setup, code: codeAt(secret, now) }, base);
	if (on.status !== 200) throw new Error(`Two-step sign-in: ${JSON.stringify(on.body)}`);
	const recoveryCodes: string[] = on.body.data.recoveryCodes;
	return {
		secret: String(secret),
		setup: String(setup),
		uri: String(uri),
		qr: String(qr),
		recoveryCodes,
	};
}
