import { type ComponentType, lazy, memo, Suspense } from 'react';
import { loadChunk } from '../chunk/load-chunk';
import { onInteraction } from './first-interaction';

/**
 * A part below the first screen: it stands as it came with the page, and gets its script once the
 * page is used.
 * @param name as it is said where the script does not load
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
	// What renders around it may not touch it while it waits.
	return memo((props: Props) => (
		<Suspense>
			<Part {...props} />
		</Suspense>
	));
}
