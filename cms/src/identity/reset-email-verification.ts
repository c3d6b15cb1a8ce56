import type { Core } from '@strapi/strapi';
import { userUid } from './users';

/** Resets the confirmation of the previous address and invalidates the links sent to it. */
const ofAddress = { emailVerified: false, resetPasswordToken: null, confirmationToken: null };

/**
 * Marks the e-mail of an account as unconfirmed when it changes, whichever way. The owner can confirm the new one by
 * setting `emailVerified` in the same update.
 */
export function proveAnew(strapi: Core.Strapi) {
	strapi.documents.use(async ({ uid, action, params }, next) => {
		if (uid !== userUid || action !== 'update' || !('documentId' in params)) return next();
		const data: Record<string, unknown> = { ...params.data };
		if (!data.email) return next();
		const { documentId } = params;
		const before = await strapi.db.query(userUid).findOne({ where: { documentId } });
		if (!before || before.email === data.email) return next();
		const isSaid = data.emailVerified === true && before.emailVerified !== true;
		Object.assign(params.data ?? {}, ofAddress, isSaid && { emailVerified: true });
		return next();
	});
}
