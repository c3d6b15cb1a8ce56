/** Tells, of a response that a cache gave, whether it was kept (hit), is new (miss) or old while a new one is made (stale). */
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
