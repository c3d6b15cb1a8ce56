import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { loadChunk } from '../chunk/load-chunk';
import { firstInteraction } from '../document/first-interaction';
import { useLive } from '../query/use-live';
import { type LoadedSite, SiteContext } from './use-site';

async function load() {
	await firstInteraction();
	return (await loadChunk('settings', () => import('./watch-site'))).watchSite;
}

/** Hands on the settings the root route has loaded, and keeps them fresh once the page is used. */
export function SiteProvider({ children }: { children: ReactNode }) {
	const loaded = useRouteLoaderData<LoadedSite>('root');
	const site = useLive(loaded, load) ?? loaded?.site ?? null;
	return <SiteContext value={site}>{children}</SiteContext>;
}
