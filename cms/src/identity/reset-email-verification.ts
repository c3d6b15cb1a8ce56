import type { DocumentWrite } from '../platform/documents/document-write';
import { userUid } from './users';

/** Resets the confirmation of the previous address and invalidates the links sent to it. */
const ofAddress = { emailVerified: false, resetPasswordToken: null, confirmationToken: null };

/**
 * Marks the e-mail of an account as unconfirmed when it changes, whichever way. The owner can confirm the new one by
 * setting `emailVerified` in the same update.
 */
export async function resetEmailVerification({ params }: DocumentWrite) {
	const { documentId, data } = params;
	if (!data?.email || !documentId) return;
	const before = await strapi.db.query(userUid).findOne({ where: { documentId } });
	if (!before || before.email === data.email) return;
	const isConfirmed = data.emailVerified === true && before.emailVerified !== true;
	Object.assign(data, ofAddress, isConfirmed && { emailVerified: true });
}
