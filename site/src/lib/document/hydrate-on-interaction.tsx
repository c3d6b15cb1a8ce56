import { type ComponentType, lazy, memo, Suspense } from 'react';
import { loadChunk } from '../chunk/load-chunk';
import { onInteraction } from './first-interaction';

/**
 * Wraps a part below the first screen: it keeps the server's HTML and loads its script on the first interaction.
 * @param name chunk name for the error message
 * @param selector finds the part in the page
 */
export function hydrateOnInteraction<Props extends object>(
	name: string,
	selector: string,
	load: () => Promise<{ default: ComponentType<Props> }>,
) {
	const Part: ComponentType<Props> = lazy(() =>
		onInteraction(selector).then(() => loadChunk(name, load)),
	);
	// A re-render of the surroundings must not affect the part while it waits.
	return memo((props: Props) => (
		<Suspense>
			<Part {...props} />
		</Suspense>
	));
}
