import { uiTimings, visitorLocation } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';

/** Reviewer's location, shown with a review. */
export interface ReviewerLocation {
	readonly userCity: string | null;
	readonly location: { readonly country: string | null };
}

const unknownLocation: ReviewerLocation = { userCity: null, location: { country: null } };

/**
 * Looks up the visitor's place. Always resolves within `timings.location` ms, if need be without a place, so that no
 * review waits longer.
 */
export async function locateVisitor(): Promise<ReviewerLocation> {
	const signal = AbortSignal.timeout(uiTimings.location);
	const timeout = new Promise<ReviewerLocation>((resolve) =>
		signal.addEventListener('abort', () => resolve(unknownLocation), { once: true }),
	);
	const locationRequest = callAsUser(visitorLocation, { signal }).then(
		({ region, city, country }): ReviewerLocation => ({
			userCity: region ?? city,
			location: { country },
		}),
		() => unknownLocation,
	);
	return Promise.race([locationRequest, timeout]);
}
