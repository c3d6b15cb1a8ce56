import { type ComponentProps, lazy, Suspense } from 'react';
import { loadChunk } from '../../../../lib/chunk/load-chunk';

const CodeField = lazy(() => loadChunk('code field', () => import('./code-field')));

/** Loaded when a code is asked for: most who sign in never see it. */
export const CodeStep = (props: ComponentProps<typeof CodeField>) => (
	<Suspense>
		<CodeField {...props} />
	</Suspense>
);
