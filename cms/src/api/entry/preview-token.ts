import { type PreviewKind, previewKinds } from '@sumu/contract';
import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { env } from '../../env';

const algorithm = 'HS256';
const audience = 'preview';
const expiresIn = '1h';

const claimsSchema = z.object({ kind: z.enum(previewKinds), id: z.string(), exp: z.number() });

/** Lets whoever has it see one draft for an hour, and nothing else. */
export const previewToken = (kind: PreviewKind, id: string) =>
	jwt.sign({ kind, id }, env.JWT_SECRET, { algorithm, audience, expiresIn });

/** What a token shows; null where it is none, or no longer good. `exp` is in seconds. */
export function previewOf(token: string) {
	try {
		const rules = { algorithms: [algorithm], audience } satisfies jwt.VerifyOptions;
		return claimsSchema.parse(jwt.verify(token, env.JWT_SECRET, rules));
	} catch {
		return null;
	}
}
