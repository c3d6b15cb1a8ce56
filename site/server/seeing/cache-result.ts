/** Tracks whether a cached response was sent (hit), a new one (miss), or an old one during a refresh (stale). */
export function trackCacheResult<Made>(make: () => Promise<Made>) {
	let isAsked = false;
	let newResponse: Made | undefined;
	return {
		async make(): Promise<Made> {
			isAsked = true;
			newResponse = await make();
			return newResponse;
		},
		resultOf: (sentResponse: Made): 'hit' | 'miss' | 'stale' =>
			!isAsked ? 'hit' : sentResponse === newResponse ? 'miss' : 'stale',
	};
}
