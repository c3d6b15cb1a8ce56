import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { env } from '../../env';
import type { UserRow } from '../user-presenter';

const algorithm = 'HS256';
const audience = 'second-factor-setup';
/** Between secret and first code. */
const expiresIn = '15m';

const claimsSchema = z.object({ secret: z.string() });

/** Carried by the browser until a code of it comes back: what is begun and left changes nothing here. */
export const setupToken = ({ documentId }: UserRow, secret: string) =>
	jwt.sign({ secret }, env.JWT_SECRET, { algorithm, audience, expiresIn, subject: documentId });

/** The secret of a token; null where another account began it, or too long ago. */
export function secretOf(token: string, { documentId }: UserRow): string | null {
	try {
		const rules = {
			algorithms: [algorithm],
			audience,
			subject: documentId,
		} satisfies jwt.VerifyOptions;
		return claimsSchema.parse(jwt.verify(token, env.JWT_SECRET, rules)).secret;
	} catch {
		return null;
	}
}
