import { type ComponentProps, lazy, Suspense } from 'react';
import { loadChunk } from '../../../../lib/chunk/load-chunk';

const CodeField = lazy(() => loadChunk('code field', () => import('./code-field')));

/** Loads the code field on demand: most users never need it. */
export const CodeStep = (props: ComponentProps<typeof CodeField>) => (
	<Suspense>
		<CodeField {...props} />
	</Suspense>
);
