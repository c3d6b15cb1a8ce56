import { sitePages } from '@sumu/contract';
import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { env } from '../../env';

const tokenAlgorithm = 'HS256';
const tokenAudience = 'preview';

const claimsSchema = z.object({ jti: z.string() });

/** Returns the address of a preview. A link always has the same address. */
export function previewAddress(key: string, expiresAt: Date): string {
	const exp = Math.floor(expiresAt.getTime() / 1000);
	const options = {
		algorithm: tokenAlgorithm,
		audience: tokenAudience,
		noTimestamp: true,
	} as const;
	return env.origins.site + sitePages.preview(jwt.sign({ jti: key, exp }, env.JWT_SECRET, options));
}

/** Returns the link key in a token; null if the token is invalid or has expired. */
export function linkKeyOf(token: string): string | null {
	try {
		const rules = {
			algorithms: [tokenAlgorithm],
			audience: tokenAudience,
		} satisfies jwt.VerifyOptions;
		return claimsSchema.parse(jwt.verify(token, env.JWT_SECRET, rules)).jti;
	} catch {
		return null;
	}
}
