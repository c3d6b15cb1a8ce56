import type { UserRow } from '../../identity/user-presenter';
import type { WhereFilter } from '../../platform/lib/slice';
import { hasMail } from '../../platform/mail/server';

/** Checks whether visitors' reviews need the owner's approval. */
export async function isModerated(): Promise<boolean> {
	const uid = 'api::site-setting.site-setting';
	const setting = await strapi.db.query(uid).findOne({ select: ['moderateReviews'] });
	return setting?.moderateReviews === true;
}

/**
 * Checks whether a person's reviews need the owner's approval. Anyone can register with a made-up address but not read
 * its e-mail; so if e-mail works, reviews of unverified accounts need approval too.
 */
export const needsApproval = async ({ emailVerified }: Pick<UserRow, 'emailVerified'>) =>
	(emailVerified !== true && (await hasMail())) || (await isModerated());

const trustedFilter: WhereFilter = {
	$or: [{ source: { $in: ['owner', 'client'] } }, { user: { emailVerified: true } }],
};

/**
 * Condition for reviews on the home page that were not picked: those entered by the owner, by clients with a personal
 * link, or by people with a verified address. Without e-mail no address can be verified; then all reviews qualify, but only if the owner approves each
 * one.
 */
export const getTestimonialFilter = async (): Promise<WhereFilter> =>
	!(await hasMail()) && (await isModerated()) ? {} : trustedFilter;
