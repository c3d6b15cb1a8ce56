import { randomBytes } from 'node:crypto';
import { createInstanceProof, instanceHeaders } from '@sumu/contract/instance-proof';
import { statePaths } from '@sumu/contract/parts';
import { CHECK_TIMEOUT_MS } from './doctor-check';

/**
 * Checks whether a part of this installation answers at an address. Another one does not know INTERNAL_SECRET.
 * @throws if nothing answers
 */
export async function isOwnInstance(origin: string, secret: string | undefined): Promise<boolean> {
	const challenge = randomBytes(24).toString('base64url');
	const { headers, body } = await fetch(origin + statePaths.lives, {
		headers: { [instanceHeaders.challenge]: challenge },
		redirect: 'manual',
		signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
	});
	await body?.cancel();
	const proof = await createInstanceProof(secret, challenge);
	return proof !== undefined && headers.get(instanceHeaders.proof) === proof;
}
