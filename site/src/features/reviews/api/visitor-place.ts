import { timings, visitorLocation } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';

/** Where a review says its writer is from. */
export interface Place {
	readonly userCity: string | null;
	readonly location: { readonly country: string | null };
}

const nowhere: Place = { userCity: null, location: { country: null } };

/** Resolves within `timings.location`, whatever becomes of the call: no review waits for longer. */
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
