import * as z from 'zod/mini';
import { decryptValue, encryptValue } from '../../platform/lib/secrets';
import type { UserRow } from '../user-presenter';
import { userById, userUid } from '../users';
import { digestOf, normalizeCode } from './recovery-codes';
import { stepOf } from './totp';

/** Checks whether the account has 2FA. Users of the panel can turn it off there. */
export const isOn = ({ twoStep, secondFactor }: Pick<UserRow, 'twoStep' | 'secondFactor'>) =>
	twoStep === true && secondFactor !== null;

/** Values that turn 2FA off. */
export const turnedOff = { twoStep: false, secondFactor: null } as const;

const factorSchema = z.object({
	/** Document id of the account. A factor copied to another account is invalid. */
	account: z.string(),
	secret: z.string(),
	/** Time step of the last used code. Codes up to this step are no longer accepted. */
	lastStep: z.number(),
	/** Digests of the unused recovery codes. */
	recovery: z.array(z.string()),
});

type Factor = z.output<typeof factorSchema>;

/**
 * Returns an account's second factor, or null if it is off or cannot be decrypted. In the second case no code is
 * accepted.
 */
export function factorOf(user: UserRow): Factor | null {
	if (!isOn(user) || user.secondFactor === null) return null;
	const factor = decryptValue(user.secondFactor, factorSchema);
	return factor?.account === user.documentId ? factor : null;
}

/**
 * Stores a factor if it has not changed since `user` was read (optimistic concurrency).
 * @returns whether it was stored
 */
export async function storeFactor(user: UserRow, factor: Factor): Promise<boolean> {
	const { count } = await strapi.db.query(userUid).updateMany({
		where: { id: user.id, secondFactor: user.secondFactor ?? { $null: true } },
		data: { secondFactor: encryptValue(factor), twoStep: true },
	});
	return count === 1;
}

/** Returns the factor with this code used up, or null if the code is wrong or was used before. */
function withCodeUsed(factor: Factor, code: string): Factor | null {
	if (/^\d{6}$/.test(normalizeCode(code))) {
		const step = stepOf(factor.secret, normalizeCode(code));
		return step !== null && step > factor.lastStep ? { ...factor, lastStep: step } : null;
	}
	const recovery = factor.recovery.filter((digest) => digest !== digestOf(code));
	return recovery.length < factor.recovery.length ? { ...factor, recovery } : null;
}

/**
 * Changes the second factor of an account. `change` is called again if another request was faster.
 * @returns false if the account has no factor or `change` returned null
 */
export async function changeFactor(
	{ id }: UserRow,
	change: (factor: Factor) => Factor | null,
): Promise<boolean> {
	for (;;) {
		const user = await userById(id);
		const factor = user && factorOf(user);
		const after = factor && change(factor);
		if (!user || !after) return false;
		if (await storeFactor(user, after)) return true;
	}
}

/** Uses up a code and returns whether it was valid. Of two requests with the same code, only one succeeds. */
export const takeCode = (user: UserRow, code: string): Promise<boolean> =>
	changeFactor(user, (factor) => withCodeUsed(factor, code));
