import type { WhereFilter } from '../../platform/lib/slice';
import { hasMail } from '../../platform/mail/server';
import { isModerated } from './is-moderated';

const trustedFilter: WhereFilter = {
	$or: [{ source: 'owner' }, { user: { emailVerified: true } }],
};

/**
 * Condition for reviews on the home page that were not picked: those entered by the owner or by people with a verified
 * address. Without e-mail no address can be verified; then all reviews qualify, but only if the owner approves each
 * one.
 */
export const getTestimonialFilter = async (): Promise<WhereFilter> =>
	!(await hasMail()) && (await isModerated()) ? {} : trustedFilter;
