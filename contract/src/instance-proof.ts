/**
 * Lets the owner's tools recognise this installation among others: a health check that sends a challenge gets the
 * HMAC of the challenge with INTERNAL_SECRET, which only the parts of one installation share.
 */
export const instanceHeaders = {
	challenge: 'x-instance-challenge',
	proof: 'x-instance-proof',
} as const;

const toHex = (bytes: ArrayBuffer) =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the proof for a challenge, or undefined if the challenge is invalid. */
export async function createInstanceProof(
	secret: string | undefined,
	challenge: unknown,
): Promise<string | undefined> {
	if (!secret || typeof challenge !== 'string' || !/^[\w-]{16,64}$/.test(challenge)) return;
	const encoder = new TextEncoder();
	const key = await crypto.subtle.importKey(
		'raw',
		encoder.encode(secret),
		{ name: 'HMAC', hash: 'SHA-256' },
		false,
		['sign'],
	);
	return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(`instance:${challenge}`)));
}
