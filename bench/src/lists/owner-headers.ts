import { owner } from '../../../cms/tests/support/server.ts';

/**
 * Signs the owner in and returns the authorization header. Used before each measurement, because an access token
 * expires within minutes.
 * @throws if the sign-in is refused
 */
export async function asOwnerHeaders(base: string): Promise<Record<string, string>> {
	const response = await fetch(`${base}/api/auth/local`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ identifier: owner.email, password: owner.password }),
	});
	if (!response.ok) throw new Error(`Sign-in: ${response.status} ${await response.text()}`);
	return { authorization: `Bearer ${Object(await response.json()).jwt}` };
}
