import type { Where } from '../../platform/lib/slice';
import { hasMail } from '../../platform/mail/server';
import { isModerated } from './is-moderated';

const trusted: Where = { $or: [{ source: 'owner' }, { user: { emailVerified: true } }] };

/**
 * Of whom a review may stand on the home page without having been picked: what the owner wrote down,
 * and what people say who have confirmed their address. Without mail nobody can confirm one; there it
 * takes an owner who lets each review through.
 */
export const testimonials = async (): Promise<Where> =>
	!(await hasMail()) && (await isModerated()) ? {} : trusted;
