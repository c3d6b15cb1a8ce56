import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { env } from '../../env';
import type { UserRow } from '../user-presenter';

const tokenAlgorithm = 'HS256';
const tokenAudience = 'second-factor-setup';
/** Time from the start of the setup to the first code. */
const expiresIn = '15m';

const claimsSchema = z.object({ secret: z.string() });

/**
 * Signs a new secret for the browser, which sends it back with the first code. An unfinished setup stores nothing on
 * the server.
 */
export const setupToken = ({ documentId }: UserRow, secret: string) =>
	jwt.sign({ secret }, env.JWT_SECRET, {
		algorithm: tokenAlgorithm,
		audience: tokenAudience,
		expiresIn,
		subject: documentId,
	});

/** Returns the secret of a token, or null if it belongs to another account or has expired. */
export function secretOf(token: string, { documentId }: UserRow): string | null {
	try {
		const rules = {
			algorithms: [tokenAlgorithm],
			audience: tokenAudience,
			subject: documentId,
		} satisfies jwt.VerifyOptions;
		return claimsSchema.parse(jwt.verify(token, env.JWT_SECRET, rules)).secret;
	} catch {
		return null;
	}
}
