import type { UserRow } from '../../identity/user-presenter';
import { hasMail } from '../../platform/mail/server';

/** Whether visitors' reviews wait for the owner. */
export async function isModerated(): Promise<boolean> {
	const uid = 'api::site-setting.site-setting';
	const setting = await strapi.db.query(uid).findOne({ select: ['moderateReviews'] });
	return setting?.moderateReviews === true;
}

/**
 * Whether what a person writes waits for the owner. Anybody can make accounts, but not read the mails of made-up
 * addresses: where mail works, the reviews of who has not confirmed an address wait too.
 */
export const needsApproval = async ({ emailVerified }: Pick<UserRow, 'emailVerified'>) =>
	(emailVerified !== true && (await hasMail())) || (await isModerated());
