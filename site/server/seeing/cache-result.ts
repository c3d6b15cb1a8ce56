/** Tracks whether a cached response was sent (hit), a new one (miss), or an old one during a refresh (stale). */
export function watchedMake<Made>(make: () => Promise<Made>) {
	let isAsked = false;
	let made: Made | undefined;
	return {
		async make(): Promise<Made> {
			isAsked = true;
			made = await make();
			return made;
		},
		resultOf: (given: Made): 'hit' | 'miss' | 'stale' =>
			!isAsked ? 'hit' : given === made ? 'miss' : 'stale',
	};
}
