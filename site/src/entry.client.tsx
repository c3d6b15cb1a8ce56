import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginHydration } from './lib/document/client-store';
import { adoptStyles } from './lib/document/style-cache';
import { loadTranslations } from './lib/words/learn-to-speak';

const hydratedRouter = <HydratedRouter />;

const hydrateDocument = () =>
	hydrateRoot(
		document,
		<StrictMode>
			{import.meta.env.PROD ? (
				<CacheProvider value={adoptStyles()}>{hydratedRouter}</CacheProvider>
			) : (
				hydratedRouter
			)}
		</StrictMode>,
	);

// If the translations fail to load, the page falls back to English.
void loadTranslations()
	.catch(() => {})
	.then(() => {
		beginHydration();
		startTransition(() => void hydrateDocument());
	});
