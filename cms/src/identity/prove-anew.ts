import type { Core } from '@strapi/strapi';
import { userUid } from './users';

/** What was known of the address before, and the links that were mailed to it. */
const ofAddress = { emailVerified: false, resetPasswordToken: null, confirmationToken: null };

/** Another address of an account, by whichever way it comes, is nobody's until it is proved, or the owner now says that it is. */
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
