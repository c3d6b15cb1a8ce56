import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { adoptStyles } from './lib/document/style-cache';

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<CacheProvider value={adoptStyles()}>
				<HydratedRouter />
			</CacheProvider>
		</StrictMode>,
	);
});
