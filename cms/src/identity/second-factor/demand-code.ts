import { messages } from '@sumu/contract';
import type { Context } from 'koa';
import { HttpError } from '../../platform/lib/http-errors';
import { rejectTooManyRequests } from '../../platform/limits/rate-limit';
import { throttleAttempt } from '../../platform/limits/throttle-attempts';
import { logSecurity } from '../../platform/security/security-log';
import { triesKey } from '../password-attempts';
import type { UserRow } from '../user-presenter';
import { isOn, takeCode } from './factor';

const codeRequiredReason = 'code';

/**
 * Requires a valid 2FA code if the account has 2FA. Call it after checking the password or the e-mailed link; wrong
 * codes are throttled like wrong passwords.
 * @param sent the code, under the name of its field
 * @throws HttpError (401, `details.reason: 'code'`), RateLimitError (429)
 */
export async function demandCode(
	ctx: Context,
	user: UserRow,
	codeByField: Readonly<Record<string, string | undefined>>,
): Promise<void> {
	if (!isOn(user)) return;
	const [[field, code] = ['code', undefined]] = Object.entries(codeByField);
	if (!code) throw new HttpError(401, messages.enterCode, { reason: codeRequiredReason });
	const key = `code:${triesKey(ctx, user.email, user)}`;
	const attempt = await throttleAttempt(key, () => takeCode(user, code));
	if ('wait' in attempt) return rejectTooManyRequests(ctx, attempt.wait);
	if (attempt.right) return;
	logSecurity('proof refused', { account: user.documentId, pause: attempt.pause });
	const errors = [{ path: [field], message: messages.wrongCode }];
	throw new HttpError(401, messages.wrongCode, { reason: codeRequiredReason, errors });
}
