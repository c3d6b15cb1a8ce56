import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginHydration } from './lib/document/client-store';
import { adoptStyles } from './lib/document/style-cache';
import { learnToSpeak } from './lib/words/learn-to-speak';

const router = <HydratedRouter />;

const hydrate = () =>
	hydrateRoot(
		document,
		<StrictMode>
			{import.meta.env.PROD ? (
				<CacheProvider value={adoptStyles()}>{router}</CacheProvider>
			) : (
				router
			)}
		</StrictMode>,
	);

beginHydration();
// If the translations fail to load, the page falls back to English.
void learnToSpeak()
	.catch(() => {})
	.then(() => startTransition(() => void hydrate()));
