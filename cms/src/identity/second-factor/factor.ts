import * as z from 'zod/mini';
import { seal, unseal } from '../../platform/lib/sealed';
import type { UserRow } from '../user-presenter';
import { userById, userUid } from '../users';
import { isOn } from './is-on';
import { digestOf, plain } from './recovery-codes';
import { stepOf } from './totp';

const factorSchema = z.object({
	/** Whose it is: what was copied to another account is worth nothing there. */
	account: z.string(),
	secret: z.string(),
	/** Step of the last code that was used; none up to it is good any more. */
	lastStep: z.number(),
	/** Digests of the recovery codes that are left. */
	recovery: z.array(z.string()),
});

type Factor = z.output<typeof factorSchema>;

/** An account's second factor; null where it is off or cannot be read, and then no code is right. */
export function factorOf(user: UserRow): Factor | null {
	if (!isOn(user) || user.secondFactor === null) return null;
	const factor = unseal(user.secondFactor, factorSchema);
	return factor?.account === user.documentId ? factor : null;
}

/** Stores a factor where nobody else changed it since `user` was read; answers whether it did. */
export async function storeFactor(user: UserRow, factor: Factor): Promise<boolean> {
	const { count } = await strapi.db.query(userUid).updateMany({
		where: { id: user.id, secondFactor: user.secondFactor ?? { $null: true } },
		data: { secondFactor: seal(factor), twoStep: true },
	});
	return count === 1;
}

/** The factor once a code of it is used; null where the code is wrong or was used before. */
function without(factor: Factor, code: string): Factor | null {
	if (/^\d{6}$/.test(plain(code))) {
		const step = stepOf(factor.secret, plain(code));
		return step !== null && step > factor.lastStep ? { ...factor, lastStep: step } : null;
	}
	const recovery = factor.recovery.filter((digest) => digest !== digestOf(code));
	return recovery.length < factor.recovery.length ? { ...factor, recovery } : null;
}

/**
 * Changes the factor an account has; `change` is called again where another request was quicker.
 * Answers whether there was one to change and `change` made something of it.
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

/** Uses a code up; answers whether it was right. Of two requests with the same code, one gets it. */
export const takeCode = (user: UserRow, code: string): Promise<boolean> =>
	changeFactor(user, (factor) => without(factor, code));
