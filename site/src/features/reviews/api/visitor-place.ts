import { timings, visitorLocation } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';

/** Reviewer's location, shown with a review. */
export interface Place {
	readonly userCity: string | null;
	readonly location: { readonly country: string | null };
}

const nowhere: Place = { userCity: null, location: { country: null } };

/**
 * Looks up the visitor's place. Always resolves within `timings.location` ms, if need be without a place, so that no
 * review waits longer.
 */
export async function visitorPlace(): Promise<Place> {
	const signal = AbortSignal.timeout(timings.location);
	const late = new Promise<Place>((resolve) =>
		signal.addEventListener('abort', () => resolve(nowhere), { once: true }),
	);
	const asked = callAsUser(visitorLocation, { signal }).then(
		({ region, city, country }): Place => ({
			userCity: region ?? city,
			location: { country },
		}),
		() => nowhere,
	);
	return Promise.race([asked, late]);
}
